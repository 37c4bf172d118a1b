/** Passkeys by the browser's own JSON functions. What goes wrong becomes a `Refusal` with a sentence. */
import { Refusal } from './api'
import * as people from './people'
import type { SignInRequest, Credential as Made, Me, AccountAsk } from './wire'
import { t } from './words.svelte'

/** Whether this browser can make and use passkeys at this address, of which the room says whether they work. */
export const passkeysWork = (me: Me | null): boolean =>
  (me?.passkeys ?? false) &&
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential

async function ceremony(work: () => Promise<Credential | null>): Promise<Made> {
  let made: Credential | null
  try {
    made = await work()
  } catch (error) {
    const here = error instanceof DOMException && error.name === 'InvalidStateError'
    throw new Refusal('passkey', t(here ? 'web-passkey-here' : 'web-passkey-stopped'), 0)
  }
  if (!made) throw new Refusal('passkey', t('web-passkey-stopped'), 0)
  return (made as PublicKeyCredential).toJSON() as Made
}

/** Make a passkey: for a new account, or without a wish for the one that is signed in. */
export async function makePasskey(wanted: AccountAsk): Promise<Me> {
  const { options } = await people.newPasskey(wanted)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return people.keepPasskey(await ceremony(() => navigator.credentials.create({ publicKey })))
}

/** Sign in by a passkey of this browser. */
export async function usePasskey(request: SignInRequest): Promise<Me> {
  const { options } = await people.askPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return people.byPasskey({ ...request, credential: await ceremony(() => navigator.credentials.get({ publicKey })) })
}
