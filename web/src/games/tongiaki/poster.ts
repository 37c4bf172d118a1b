/** The poster of the game in the lobby, 220 by 236. */
import { palmTree } from '../../ui/palm'

export const colour = '#0b3a53'

export const poster: string = (() => {
  const boat = (x: number, y: number, k: number, c: string) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><path fill="#fff8ea" opacity=".35" d="M-50 14q30-8 92-2-50 10-92 2Z"/><g filter="url(#art-cut)"><path fill="#a5632f" d="M-34-2q34 8 72-4-6 12-16 13H-20Q-30 6-34-2Z"/><path fill="#d39a58" d="M-40 6q34 8 72-4-6 13-18 13h-40Q-36 14-40 6Z"/></g><path stroke="#3a1d1c" stroke-width="3" d="M-4 6V-40"/><g filter="url(#art-cut)"><path fill="${c}" d="M-4 2C-24-16-28-46-16-68-8-50 8-38 32-36 24-18 12-6-4 2Z"/></g><path fill="#fff1cf" d="M-23-40C-13-28 6-20 27-24l-4 7C4-14-14-22-23-31Z"/></g>`
  const st = [
    [22, 20],
    [50, 44],
    [84, 16],
    [118, 36],
    [148, 14],
    [196, 22],
    [178, 52],
    [30, 66],
    [206, 64],
    [98, 58],
    [66, 72],
  ]
  return `<rect width="220" height="236" fill="#0b3a53"/><path fill="#114e68" d="M0 44C60 20 150 20 220 50V120H0Z"/><path fill="#1d6b7c" d="M0 74C60 52 150 54 220 78V120H0Z"/><path fill="#f0a561" d="M0 94C60 78 160 78 220 96V120H0Z"/><path fill="#fcd588" d="M0 106c60-12 160-12 220 0V120H0Z"/>${st.map(([x, y], i) => `<path fill="#fff1cf" transform="translate(${x} ${y}) scale(${i % 3 ? 0.7 : 1.2})" d="M0-5 1.3-1.3 5 0 1.3 1.3 0 5-1.3 1.3-5 0-1.3-1.3Z"/>`).join('')}<path fill="#fff1cf" d="M172 20a17 17 0 1 0 14 27 14 14 0 0 1-14-27Z" transform="translate(-16 2)"/>
 <g filter="url(#art-lift)"><rect x="-10" y="114" width="240" height="130" fill="#176a7c"/></g><path fill="#13566f" d="M0 132q55-10 110 0t110 0V236H0Z"/>
 <g filter="url(#art-cut)"><ellipse cx="138" cy="148" rx="74" ry="22" fill="#4fb3b0"/></g><g filter="url(#art-cut)"><path fill="#f3e3c3" fill-rule="evenodd" d="M72 146c0-14 30-25 67-25s68 11 68 25-30 24-68 24c-14 0-26-1.5-37-4l8-5c-22-3-38-8-38-15Zm16 0c0 6 16 11 32 13l-8 4c8 1 17 1.5 26 1.5 30 0 53-8 53-18s-23-17.5-53-17.5-50 8-50 17Z"/></g><path fill="#8fd6cd" d="M96 147c0-8 20-14 42-14s46 6 46 14-20 13-46 13c-24 0-42-5-42-13Z"/><path fill="#2f7350" d="M100 126c6-12 16-12 22-6 6-10 18-10 24-2 8-8 20-6 24 4 10-2 18 2 20 8-20-8-62-10-90-4Z"/>${palmTree(124, 124, 0.2, 1, ['#2f7350', '#3d8b5f'], '#3a1d2c')}${palmTree(158, 121, 0.26, -1, ['#3d8b5f', '#2f7350'], '#3a1d2c')}${palmTree(184, 127, 0.18, 1, ['#2f7350', '#3d8b5f'], '#3a1d2c')}
 <g filter="url(#art-lift)"><path fill="#0f4a63" d="M0 178q28-9 55 0t55 0 55 0 55 0V236H0Z"/></g><path fill="none" stroke="#fff8ea" stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round" d="M20 224C70 200 40 176 92 166M150 222c20-16 10-30-8-46"/>${boat(38, 160, 0.5, '#f2b134')}${boat(168, 200, 0.72, '#2a9d6f')}<g filter="url(#art-lift)"><path fill="#0b3a53" d="M0 208q28-9 55 0t55 0 55 0 55 0V236H0Z"/></g>${boat(74, 214, 1.02, '#d1495b')}<g filter="url(#art-lift)"><path fill="#082c40" d="M0 226q28-8 55 0t55 0 55 0 55 0V240H0Z"/></g>`
})()
