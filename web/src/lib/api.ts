/** What the room can be asked. An error becomes a `Refusal` with a sentence for the person. */
import { Refusal } from './refusal'
import { room as inRoom } from './room'
import type * as wire from './wire'
import { language, t } from './words.svelte'

export { Refusal }

/** What to tell the person about something that was thrown. */
export const messageOf = (error: unknown) =>
  error instanceof Refusal && error.message ? error.message : t('web-offline')

/** Ask the room. */
export const ask = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> =>
  inRoom().ask<T>(path, language(), body, signal)

const at = (id: string) => `/tables/${encodeURIComponent(id)}`

export const catalogue = () => ask<wire.Catalogue>('/games')
export const words = (code: string): Promise<string> => inRoom().words(code)
export const components = (game: string) =>
  ask<Record<string, unknown>>(`/games/${encodeURIComponent(game)}/components`)
export const replaceComponents = (game: string, text: string) =>
  ask<Record<string, unknown>>(`/games/${encodeURIComponent(game)}/components`, { text })
export const lobby = (status: 'open' | 'running' | 'over') => ask<wire.Lobby>(`/tables?status=${status}&limit=20`)
export const create = (table: wire.NewTable) => ask<wire.Seated>('/tables', table)
export const snapshot = (id: string) => ask<wire.Snapshot>(at(id))
export const sit = (id: string, body: wire.Sit) => ask<wire.Seated>(`${at(id)}/sit`, body)
export const leave = (id: string) => ask<wire.TableCard>(`${at(id)}/leave`, {})
export const takeBack = (id: string) => ask<wire.TableCard>(`${at(id)}/take-back`, {})
export const start = (id: string) => ask<wire.TableCard>(`${at(id)}/start`, {})
export const close = (id: string) => ask<wire.TableCard>(`${at(id)}/close`, {})
export const remove = (id: string, seat: number) => ask<wire.TableCard>(`${at(id)}/remove`, { seat })
export const renewInvite = (id: string) => ask<wire.TableCard>(`${at(id)}/invite`, {})
export const vote = (id: string, seat: number, agree = true) => ask<wire.TableCard>(`${at(id)}/vote`, { seat, agree })
export const again = (id: string) => ask<wire.Seated>(`${at(id)}/again`, {})
export const declineAgain = (id: string) => ask<wire.TableCard>(`${at(id)}/again/decline`, {})
export const invitationPicture = (id: string, address: string | null, revision: number) =>
  `/api${at(id)}/invitation.svg?revision=${revision}${address ? `&at=${encodeURIComponent(address)}` : ''}`
export const addresses = () => ask<wire.Addresses>('/room/addresses')
export const undo = (id: string, entry: number) => ask<wire.TableCard>(`${at(id)}/undo`, { entry })
export const stop = (id: string, entry: number) => ask<wire.TableCard>(`${at(id)}/stop`, { entry })
export const callOff = (id: string, entry: number) => ask<wire.TableCard>(`${at(id)}/call-off`, { entry })
export const answerUndo = (id: string, agree: boolean) => ask<wire.TableCard>(`${at(id)}/undo/answer`, { agree })
export const why = (id: string, seat: number, intent: Record<string, unknown>) =>
  ask<wire.Refused>(`${at(id)}/why`, { seat, intent })
export const preview = (id: string, seat: number, entry: number, action: number, signal: AbortSignal) =>
  ask<wire.Preview>(`${at(id)}/preview`, { seat, entry, action }, signal)
export const hint = (id: string, seat: number, entry: number) => ask<wire.Hint>(`${at(id)}/hint`, { seat, entry })
export const reviewOffer = (id: string) => ask<wire.ReviewOffer>(`${at(id)}/review`)
export const review = (id: string, seat: number) => ask<wire.ReviewCard>(`${at(id)}/review`, { seat })
export const fork = (id: string, ply: number, seats?: wire.SeatRequest[]) =>
  ask<wire.Seated>(`${at(id)}/fork`, seats ? { ply, seats } : { ply })
export const importRecord = (record: wire.MatchRecord) => ask<wire.Seated>('/records', { record })
export const room = () => ask<wire.RoomState>('/room')
export const report = (id: string, body: wire.ReportAsk) => ask<wire.Reported>(`${at(id)}/report`, body)
export const ending = (id: string) => ask<wire.Ending>(`${at(id)}/ending`)
export const recordPath = (id: string) => `${at(id)}/record`
export const replay = (id: string, first: number, count: number, seat: number | null = null) =>
  ask<wire.Replay>(`${at(id)}/replay?first=${first}&count=${count}${seat === null ? '' : `&seat=${seat}`}`)

const on = (id: string) => `/journeys/${encodeURIComponent(id)}`

/** One's own journeys, of a game or of all. */
export const journeys = (game?: string) =>
  ask<wire.Journeys>(game ? `/journeys?game=${encodeURIComponent(game)}` : '/journeys')
export const journey = (id: string) => ask<wire.JourneyCard>(on(id))
export const beginJourney = (body: wire.NewJourney) => ask<wire.OwnJourney>('/journeys', body)
export const importJourney = (record: Record<string, unknown>) => ask<wire.OwnJourney>('/journeys/import', { record })
export const decide = (id: string, chosen: string[]) => ask<wire.JourneyCard>(`${on(id)}/decide`, { chosen })
export const journeyTable = (id: string, badge: number) => ask<wire.Seated>(`${on(id)}/table`, { badge })
export const journeyFile = (id: string) => `${on(id)}/file`
export const file = (path: string) => inRoom().file(path)
export const scores = (game: string) => ask<wire.Scores>(`/scores?game=${encodeURIComponent(game)}`)
