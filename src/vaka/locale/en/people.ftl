## Accounts

former-player = a former player
bad-account-name = A name has 2 to { $longest } letters or digits; spaces, dots, hyphens and apostrophes may stand among them.
account-name-taken = The name “{ $name }”, or one that looks like it, is taken. Choose another.
account-name-needed = Say which name the account should have.
signed-in-already = You are signed in already. Sign out to create another account.
sign-in-needed = Sign in first.
too-many-accounts = Many accounts were created from here today. Try again tomorrow, or sign in to the one you have.
too-many-names = You have changed your name often lately. Old names stay reserved for { $days } days; then you can choose another.
other-name = To delete the account, type its name: { $name }.
no-such-entry = There is no such entry any more.
last-way-in = This is your only way to sign in. Add a passkey or a key phrase first.

## Signing in

ceremony-failed = The passkey could not be checked. Try again.
ceremony-late = This took too long, or was answered before. Try again.
unknown-passkey = Nobody here uses this passkey any more. Sign in another way.
too-many-passkeys = An account has at most { $limit } passkeys. Remove one that you do not use.
phrase-not-offered = This key phrase has run out. Take a new one.
wrong-phrase = This name and this key phrase do not match.
wrong-code = This name and this code do not match, or the code was used before.
no-device-asks = No device shows this code now. Codes last five minutes.
link-void = This link was used before or has run out. Make a new one on the device where you are signed in.

## Programs

too-many-tokens = An account has at most { $limit } tokens. Remove one that you do not use.
token-void = This token is not valid, or has ended.
token-scope = { $scope ->
    [none] A token cannot do this. Sign in with your browser.
   *[other] This token does not have the scope “{ $scope }”.
}

## Other people

nobody-called = There is nobody called “{ $name }” here whose page you can see.
that-is-you = That is you.
too-many-known = The list is full: it holds { $limit } people.
cannot-invite = You cannot invite { $name }.
invitation-over = There is no such invitation any more.
sits-here-already = { $name } already sits at this table.
too-many-invitations = You have invited { $limit } people within an hour. Wait a while.
not-beside = You cannot sit at this table: you and somebody there are kept apart by a block.

## What is kept

privacy-title = What this room keeps about you
privacy-guest = As a guest: the name you type, your seats and moves, your careers, and what you say in chat. A cookie in this browser shows that they are yours.
privacy-account = With an account: also your name, badge and line about yourself, the names you had lately, when you began, and whom you follow or have blocked.
privacy-sign-in = To sign in: the public half of your passkeys, and hashes of your key phrase, recovery codes and tokens, from which nobody can read them. For each device: what it is called and when you last used it there.
privacy-client = A hash of your network address, to limit floods and to keep out people who were banned. { $days ->
    [none] It is kept until the host deletes it.
    [one] It is forgotten after one day.
   *[other] It is forgotten after { $days } days.
}
privacy-not = Not kept: a password, your finger or your face, where you are, what you do elsewhere. There is no tracking, and the page loads nothing from other sites.
privacy-seen = Everybody can see matches at public tables. You choose who sees your page, and with it whether you are here and when you last were: everybody, those you have played with, or nobody.
privacy-download = You can download all of it at any time.
privacy-delete = You can delete your account. Your matches stay for those you played with, with “{ former-player }” in your place; what you said in chat, your careers and all the rest are deleted. Backups of the host still hold it until they are replaced.
