/** The host's part of the room's API. A cookie no script can read opens it. */
import { ask } from './api'
import type * as wire from './wire'

export const begin = (token: string) => ask<wire.AdminRoom>('/admin/session', { token })
export const end = () => ask<wire.Changed>('/admin/session/end', {})
export const room = () => ask<wire.AdminRoom>('/admin/room')
export const setMode = (mode: wire.RoomState['mode']) => ask<wire.RoomState>('/admin/mode', { mode })
export const tables = (status: string, prefix: string, after: string | null) =>
  ask<wire.AdminTables>(
    `/admin/tables?${new URLSearchParams({ ...(status && { status }), prefix, ...(after && { after }) })}`,
  )
export const table = (id: string) => ask<wire.AdminTalk>(`/admin/tables/${encodeURIComponent(id)}`)
export const closeTable = (id: string) => ask<wire.Changed>(`/admin/tables/${encodeURIComponent(id)}/close`, {})
export const deleteTable = (id: string) => ask<wire.Changed>(`/admin/tables/${encodeURIComponent(id)}/delete`, {})
export const people = (text: string) => ask<wire.People>(`/admin/people?${new URLSearchParams({ text })}`)
export const sanctions = () => ask<wire.Sanctions>('/admin/sanctions')
export const sanction = (body: wire.SanctionAsk) => ask<wire.Changed>('/admin/sanctions', body)
export const lift = (kind: 'ban' | 'mute', subject: string) =>
  ask<wire.Changed>('/admin/sanctions/lift', { kind, subject })
export const reports = (resolved: boolean) => ask<wire.Reports>(`/admin/reports?resolved=${resolved}`)
export const resolve = (id: number, note: string) => ask<wire.Changed>(`/admin/reports/${id}/resolve`, { note })
export const announce = (body: wire.AnnounceAsk) => ask<wire.Reported>('/admin/announcements', body)
export const withdraw = (id: number) => ask<wire.Changed>(`/admin/announcements/${id}/withdraw`, {})
