/** The parts of the victory picture that never change, drawn from back to front; 400 by 720 units. */
export const SUNSET = `
<rect x="-60" y="-60" width="520" height="840" fill="#a53a45"/>
<circle cx="226" cy="372" r="470" fill="#b5444a" filter="url(#art-ring)"/>
<circle cx="226" cy="372" r="385" fill="#c7524b" filter="url(#art-ring)"/>
<circle cx="226" cy="372" r="305" fill="#db694d" filter="url(#art-ring)"/>
<circle cx="226" cy="372" r="232" fill="#ea8750" filter="url(#art-ring)"/>
<circle cx="226" cy="372" r="168" fill="#f4a75c" filter="url(#art-ring)"/>
<circle cx="226" cy="372" r="112" fill="#fbc876" filter="url(#art-ring)"/>
<path fill="#fff3c4" opacity=".12" d="M226 372L786 372 782 439ZM226 372L763 530 741 593ZM226 372L697 675 657 729ZM226 372L593 795 539 836ZM226 372L459 881 396 906ZM226 372L306 926 239 932ZM226 372L146 926 81 913ZM226 372L-7 881 -66 850ZM226 372L-141 795 -189 748ZM226 372L-245 675 -278 616ZM226 372L-311 530 -326 464ZM226 372L-334 372 -330 305ZM226 372L-311 214 -289 151ZM226 372L-245 69 -205 15ZM226 372L-141 -51 -87 -92ZM226 372L-7 -137 56 -162ZM226 372L146 -182 213 -188ZM226 372L306 -182 371 -169ZM226 372L459 -137 518 -106ZM226 372L593 -51 641 -4ZM226 372L697 69 730 128ZM226 372L763 214 778 280Z"/>
<circle cx="226" cy="372" r="70" fill="#fff3cf" filter="url(#art-ring)"/>
<path fill="#8c3348" d="M232 440C270 424 290 404 316 398 340 406 360 424 420 436V446H232Z"/>
<g filter="url(#art-lift)">
<rect x="-60" y="436" width="520" height="330" fill="#2b8f94"/>
</g>
<path fill="#ffe2a0" d="M150 446q76-9 150 0-74 8-150 0ZM172 460q60-8 118 0-58 8-118 0ZM150 475q80-9 156 0-76 9-156 0Z"/>
`

export const WAVE = `
<g transform="translate(-14 206) scale(2.02 1.86)">
<g filter="url(#art-cut)">
<path fill="#0b3a53" d="M0 236V40C26 8 78-2 122 12c48 15 74 52 70 92-2 16-12 26-24 26 4-36-16-66-52-70-38-4-62 26-60 62 3 44 60 70 164 62v52Z"/>
</g>
<path fill="#146274" d="M0 236V66C24 30 70 16 112 26c40 10 66 40 66 76-4-32-28-56-64-58C70 42 42 78 46 122c4 48 64 78 174 70v44Z"/>
<path fill="#1f8f96" d="M0 236V96C18 56 56 34 96 38c30 2 54 16 66 36-16-18-36-26-58-24C62 54 34 88 36 130c3 48 66 84 184 78v28Z"/>
<path fill="#f0a53e" d="M0 236V122c8-42 34-70 72-78-30 22-48 54-44 90 4 50 72 86 192 82v20Z"/>
<path fill="#fbd27d" d="M0 236V150c6-36 22-62 48-78-18 24-26 52-20 80 10 46 84 76 192 74v10Z"/>
<path fill="#fff1cf" d="M0 236v-52c8 26 34 46 74 52Z" opacity=".9"/>
<g filter="url(#art-cut)">
<path fill="#fff8ea" d="M0 40C26 6 80-8 126 8c50 16 74 54 68 96-2 20-16 32-32 30 3-4 4-8 2-11 7-2 9-8 7-13 5-4 6-10 2-15 4-5 3-11-2-14 2-7-2-12-8-13 0-8-6-12-12-11-3-7-11-10-17-6-5-6-13-6-18-1-6-5-14-4-17 2-7-3-14 0-15 6-7-2-13 2-14 8-7-1-12 4-12 9-7 0-11 5-10 10C36 60 14 60 0 78Z"/>
</g>
<path fill="#fbdc9a" d="M0 56C26 20 74 6 116 18c36 10 60 34 66 66-14-34-40-52-72-56C70 24 24 36 0 72Z"/>
</g>
<path fill="none" stroke="#fff8ea" stroke-width="4.5" stroke-linecap="round" d="M142 531C100 541 62 553 22 573M128 546C98 554 74 563 50 576"/>
`

export const BEACH = `
<g filter="url(#art-lift)">
<path fill="#8bd0c5" d="M-60 634C40 618 120 640 210 630S360 618 460 634V760H-60Z"/>
</g>
<path fill="#fff" d="M-60 644C40 628 120 650 210 640S360 628 460 644V760H-60Z"/>
<path fill="#e2c998" d="M-60 651C40 636 120 658 210 648S360 636 460 651V760H-60Z"/>
<path fill="#f3e3c3" d="M-60 670C40 654 120 676 210 666S360 654 460 670V760H-60Z"/>
`
