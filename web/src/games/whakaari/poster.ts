/** The poster of the game in the lobby, 220 by 236. */
export const colour = '#2b2b33'

export const poster: string = (() => {
  const st = (x: number, y: number, k: number, cr: number) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path fill="#3a0709" opacity=".5" d="M-28 4C-20-6 30-8 36 6 36 18-24 20-28 4Z"/><path fill="${cr ? '#15141a' : '#5a5157'}" d="M-28-2C-24 16 24 16 30-2V6C26 20-24 20-28 6Z"/><path fill="${cr ? '#3d3b46' : '#cfc5b6'}" d="M-28-2-14-12 16-13 30-3 18 8-16 9Z"/>${cr ? '<path fill="none" stroke="#ff8a3c" stroke-width="2.6" stroke-linejoin="round" d="M-12-11-3-4-8 8M-3-4 14-2 30-3"/>' : '<path fill="#e2dacb" d="M-24-2-13-10 15-11 22-6C8-3-8-5-24-2Z"/>'}</g>`
  const puff = (x: number, y: number, k: number, c: string) =>
    `<path transform="translate(${x} ${y}) scale(${k})" filter="url(#art-cut)" fill="${c}" d="M-44 20a20 20 0 0 1 2-38 26 26 0 0 1 42-14 24 24 0 0 1 38 12 21 21 0 0 1 4 40Q0 28-44 20Z"/>`
  return `<rect width="220" height="236" fill="#3a1430"/><circle cx="112" cy="92" r="128" fill="#5a1a34"/><circle cx="112" cy="88" r="98" fill="#8a2436"/><circle cx="112" cy="84" r="70" fill="#bf3a35"/><circle cx="112" cy="80" r="44" fill="#ec6a3c"/>
 ${puff(146, 20, 0.9, '#5b3348')}${puff(84, 18, 0.75, '#74404f')}${puff(122, 34, 0.72, '#a25a57')}${puff(104, 48, 0.46, '#e0926a')}
 <g fill="#f6b545"><path d="M104 72C92 48 78 44 66 48c14 0 24 10 32 26ZM122 72c8-30 26-36 40-30-16 0-26 14-32 32ZM111 70c-4-20 0-30 6-38 0 12 4 22 2 38Z"/><circle cx="62" cy="60" r="4"/><circle cx="168" cy="54" r="4"/><circle cx="84" cy="34" r="3"/><circle cx="150" cy="66" r="3"/></g>
 <g filter="url(#art-cut)"><path fill="#25222b" d="M0 168 34 140 58 116 82 84 96 70H130L144 88 166 118 190 138 220 160V190H0Z"/></g><path fill="#403c49" d="M0 168 34 140 58 116 82 84 96 70 100 96 84 112 78 140 58 156 50 190H0Z"/><path fill="#544e5b" d="M34 140 58 116 82 84 96 70 88 98 66 122 56 146 30 170 0 180V168Z"/><path fill="#332f3a" d="M130 70 144 88 166 118 160 142 172 166 168 190H134L146 150 136 118Z"/>
 <path fill="#7a1b17" d="M92 74q20 10 42 0l-4-6H96Z"/><path fill="#ff8a3c" d="M96 72q18 8 34 0l3 4c-6 10-2 22-8 30-6 10 6 20 2 34-4 14 8 24 16 50H86c12-22 10-40 14-54 4-16-6-24-2-38 2-10-2-18-2-26Z"/><path fill="#ffd06b" d="M108 76h12c-4 14 0 24-6 34-4 10 6 22 2 36-2 14 4 28 8 44h-22c8-20 6-34 8-48 2-14-6-24-2-36 2-12 0-20 0-30Z"/>
 <g filter="url(#art-lift)"><path fill="#e2481f" d="M0 172C30 160 60 178 92 172s60-8 84 0 34 0 44-4V240H0Z"/></g><path fill="#f58a3a" d="M86 174c10 10 50 10 60-2 24 20 0 30 24 44H50c30-16 10-26 36-42Z"/><path fill="#ffc65e" d="M104 174c4 8 20 8 26 0 10 18-6 24 4 38H90c14-14 4-22 14-38Z"/><path fill="#c62c1b" d="M0 196q30-10 60 4-30 10-60 2ZM220 190q-40-6-62 8 36 8 62 0ZM0 224q50-10 92 12H0ZM220 218q-40-4-70 18h70Z"/>
 ${st(120, 178, 0.36, 0)}${st(92, 186, 0.48, 1)}${st(136, 193, 0.56, 0)}${st(84, 206, 0.76, 0)}${st(168, 212, 0.72, 1)}${st(126, 226, 1, 0)}
 <g transform="translate(84 204) scale(.92)"><ellipse cx="3" cy="2" rx="14" ry="4.5" fill="#0006"/><path fill="#9c6b38" d="M-12.5-1.5h25v2c0 3-5.6 5-12.5 5S-12.5 3.5-12.5.5Z"/><path fill="#1f77b4" d="M-10.5-2.5C-9-9-6.5-12-5.5-21h11c1 9 3.5 12 5 18.5C8 .2-8 .2-10.5-2.5Z"/><circle cy="-26.5" r="7.5" fill="#e9c48d"/><use href="#art-turtle" x="-6" y="-15.5" width="12" height="12" color="#fff"/></g>`
})()
