/** The part of the server's HTTP API that is about accounts and people. */
import { ask } from './api'
import type * as wire from './wire'

export const me = () => ask<wire.Me>('/me')
export const change = (profile: wire.Profile) => ask<wire.Me>('/me', profile)

export const newPasskey = (asked: wire.AccountAsk) => ask<wire.NewCeremony>('/sign-in/passkey/new/options', asked)
export const keepPasskey = (credential: wire.Credential) =>
  ask<wire.Me>('/sign-in/passkey/new', { credential } satisfies wire.PasskeyAnswer)
export const askPasskey = () => ask<wire.SignInCeremony>('/sign-in/passkey/options', null)
export const byPasskey = (body: wire.PasskeySignIn) => ask<wire.Me>('/sign-in/passkey', body)
export const offerPhrase = () => ask<wire.Offered>('/sign-in/phrase/offer', null)
export const keepPhrase = (body: wire.PhraseAnswer) => ask<wire.Me>('/sign-in/phrase/new', body)
export const byPhrase = (body: wire.PhraseSignIn) => ask<wire.Me>('/sign-in/phrase', body)
export const byCode = (body: wire.CodeSignIn) => ask<wire.Me>('/sign-in/code', body)
export const byLink = (body: wire.LinkSignIn) => ask<wire.Waited>('/sign-in/link', body)
export const askForDevice = () => ask<wire.LinkCard>('/sign-in/device', {} satisfies wire.DeviceAsk)
export const askingDevice = (code: string) => ask<wire.AskingDevice>(`/sign-in/device/${encodeURIComponent(code)}`)
export const answerDevice = (code: string, agree: boolean) =>
  ask<wire.Changed>(`/sign-in/device/${encodeURIComponent(code)}`, { agree } satisfies wire.DeviceAnswer)
export const newCodes = () => ask<wire.Codes>('/me/codes', null)
export const signOut = () => ask<wire.Changed>('/me/sign-out', null)
export const signOutEverywhere = () => ask<wire.Changed>('/me/sign-out-everywhere', null)
export const ways = () => ask<wire.WaysIn>('/me/ways')
export const renamePasskey = (id: string, device: string) =>
  ask<wire.Changed>(`/me/passkeys/${encodeURIComponent(id)}/rename`, { device } satisfies wire.Renamed)
export const revokePasskey = (id: string) => ask<wire.Changed>(`/me/passkeys/${encodeURIComponent(id)}/revoke`, null)
export const revokePhrase = () => ask<wire.Changed>('/me/phrase/revoke', null)
export const endSession = (id: string) => ask<wire.Changed>(`/me/sessions/${encodeURIComponent(id)}/end`, null)
export const giveLink = () => ask<wire.LinkCard>('/sign-in/device/link', null)
export const newToken = (body: wire.TokenAsk) => ask<wire.NewToken>('/me/tokens', body)
export const revokeToken = (id: string) => ask<wire.Changed>(`/me/tokens/${encodeURIComponent(id)}/revoke`, null)
export const remove = (name: string) => ask<wire.Changed>('/me/delete', { name } satisfies wire.DeleteAsk)
export const everything = '/api/me/everything'

const of = (name: string) => `/people/${encodeURIComponent(name)}`

/** The address of somebody's page. */
export const pageOf = of
export const person = (name: string) => ask<wire.PersonPage>(of(name))
export const statistics = (name: string) => ask<wire.Statistics>(`${of(name)}/statistics`)
/** Some of somebody's matches, the latest first. */
export const matches = (name: string, wanted: Record<string, string>) =>
  ask<wire.Matches>(`${of(name)}/matches?${new URLSearchParams(wanted).toString()}`)
/** How many records a page asks for at once: each costs the room the loading of a match. */
export const RECORDS = 30
/** Where the records of the latest of those matches are, one a line. */
export const recordsAddress = (name: string, wanted: Record<string, string>) =>
  `/api${of(name)}/records?${new URLSearchParams({ ...wanted, limit: String(RECORDS) }).toString()}`
export const follow = (name: string, wanted: boolean) => ask<wire.Changed>(`${of(name)}/follow`, { wanted })
export const block = (name: string, wanted: boolean) => ask<wire.Changed>(`${of(name)}/block`, { wanted })
export const report = (name: string, body: wire.PersonReport) => ask<wire.Reported>(`${of(name)}/report`, body)
/** Ask somebody to a table of one's own. */
export const invite = (name: string, table: string) =>
  ask<wire.Changed>(`${of(name)}/invite`, { table } satisfies wire.InviteAsk)
export const invitations = () => ask<wire.Invitations>('/me/invitations')
export const accept = (table: string) => ask<wire.Accepted>(`/me/invitations/${table}/accept`, null)
export const decline = (table: string) => ask<wire.Changed>(`/me/invitations/${table}/decline`, null)
/** Who was asked to a table by name and does not sit there yet. */
export const askedTo = (table: string) => ask<wire.AskedPeople>(`/tables/${table}/asked`)
/** Everybody whom one has played with or follows, once each. */
export async function friends(): Promise<wire.AccountCard[]> {
  const { companions, following } = await known()
  return [...new Map([...following, ...companions].map((one) => [one.id, one])).values()]
}
/** The leaders of a game, or of those who played in the last days or at tables of this many; 0 for any. */
export function leaders(game: string, wanted: { days: number; seats: number }): Promise<wire.Leaders> {
  const chosen = Object.entries(wanted).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))
  return ask(`/leaders/${encodeURIComponent(game)}?${new URLSearchParams(chosen).toString()}`)
}
export const myTables = () => ask<wire.MyTables>('/me/tables')
export const known = () => ask<wire.Acquaintances>('/me/people')
/** Where those are whom one follows or has played with. */
export const around = () => ask<wire.Around>('/me/people/around')
