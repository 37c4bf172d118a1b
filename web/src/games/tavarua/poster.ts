/** The poster of the game in the lobby, 220 by 236. */
export const colour = '#147080'

export const poster: string = `<rect width="220" height="236" fill="#fbe0a4"/><circle cx="146" cy="84" r="62" fill="#fff1cf"/><circle cx="146" cy="84" r="40" fill="#ef6f53"/>
 <path fill="#d99a5f" d="M150 124c16-8 24-20 34-22 8 8 22 14 36 18v14h-70Z" opacity=".8"/><g filter="url(#art-cut)"><path fill="#4fb3b0" d="M60 150c40-30 100-34 160-24v60H60Z"/></g>
 <g filter="url(#art-cut)"><path fill="#0b3a53" d="M0 236V40C26 8 78-2 122 12c48 15 74 52 70 92-2 16-12 26-24 26 4-36-16-66-52-70-38-4-62 26-60 62 3 44 60 70 164 62v52Z"/></g>
 <path fill="#13566f" d="M0 236V66C24 30 70 16 112 26c40 10 66 40 66 76-4-32-28-56-64-58C70 42 42 78 46 122c4 48 64 78 174 70v44Z"/>
 <path fill="#1b7f8c" d="M0 236V96C18 56 56 34 96 38c30 2 54 16 66 36-16-18-36-26-58-24C62 54 34 88 36 130c3 48 66 84 184 78v28Z"/>
 <path fill="#4fb3b0" d="M0 236V130c6-40 32-70 70-78-28 20-44 50-42 84 3 50 70 90 192 86v14Z"/>
 <path fill="#a9dcd2" d="M0 236v-66c8 30 30 52 66 66Z"/>
 <g filter="url(#art-cut)"><path fill="#fff8ea" d="M0 40C26 6 80-8 126 8c50 16 74 54 68 96-2 20-16 32-32 30 3-4 4-8 2-11 7-2 9-8 7-13 5-4 6-10 2-15 4-5 3-11-2-14 2-7-2-12-8-13 0-8-6-12-12-11-3-7-11-10-17-6-5-6-13-6-18-1-6-5-14-4-17 2-7-3-14 0-15 6-7-2-13 2-14 8-7-1-12 4-12 9-7 0-11 5-10 10C36 60 14 60 0 78Z"/></g>
 <path fill="#cfe9e2" d="M0 56C26 20 74 6 116 18c36 10 60 34 66 66-14-34-40-52-72-56C70 24 24 36 0 72Z" opacity=".9"/>
 <g transform="translate(120 178) rotate(-13)"><path fill="#fff8ea" d="M-104 18C-70 2-40 2-8 6c-30 8-60 14-96 12Z" opacity=".9"/><g filter="url(#art-cut)"><path fill="#ef6f53" d="M-46 4C-20-6 30-8 58-6 40 8-10 14-46 4Z"/></g><path fill="#fff1cf" d="M-20-1C0-5 20-6 34-5.5 20 0-4 3-20 3Z"/><g fill="none" stroke="#2a1622" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"><path d="M-14-2-4-20 10-30M24-6 26-22 10-30"/><path stroke-width="10" d="M9-31 20-52"/><path stroke-width="6.5" d="M19-50-4-56M20-50 42-58 50-52"/></g><circle cx="27" cy="-64" r="7.5" fill="#2a1622"/><path fill="#f6b545" d="M3-24 13-22 20-33 9-39Z"/></g>`
