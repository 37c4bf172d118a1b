/** Small pictures for the ways to play, 40 by 40; our own shapes only, so they are set as text. */
import type { PresetName } from './presets'

export const PRESET_ART: Record<PresetName, string> = {
  bots: '<circle cx="20" cy="20" r="20" fill="#13566f"/><circle cx="20" cy="21" r="9" fill="#f6b545"/><path d="M0 24q5-4 10 0t10 0 10 0 10 0A20 20 0 0 1 0 24Z" fill="#4fb3b0"/>',
  friends:
    '<circle cx="20" cy="20" r="20" fill="#3d8b5f"/><path d="M9 13h22v16H9Z" fill="#fbf6ea"/><path d="m9 13 11 9 11-9" fill="none" stroke="#3d8b5f" stroke-width="2.500"/>',
  screen:
    '<circle cx="20" cy="20" r="20" fill="#c4432b"/><rect x="9" y="11" width="22" height="15" rx="2.500" fill="#fbf6ea"/><path d="M16 30h8M20 26v4" stroke="#fbf6ea" stroke-width="2.600" stroke-linecap="round"/><circle cx="16" cy="17" r="2.400" fill="#c4432b"/><circle cx="24" cy="17" r="2.400" fill="#13566f"/><path d="M12 24q4-6 8 0 4-6 8 0Z" fill="#f6b545"/>',
  alone:
    '<circle cx="20" cy="20" r="20" fill="#8a5a30"/><path d="M13 9h14v7c0 6-3 9-7 9s-7-3-7-9ZM13 12H8c0 6 2 8 6 9M27 12h5c0 6-2 8-6 9" fill="#f6b545" stroke="#f6b545" stroke-width="2"/><path d="M18 24h4v4h5v4H13v-4h5Z" fill="#f6b545"/>',
}
