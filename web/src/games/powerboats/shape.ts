/** The part of the plane that is shown. */
export const SHAPE = { x: -196, y: -122, width: 1292, height: 1030 }
export const FRAME = `${SHAPE.x} ${SHAPE.y} ${SHAPE.width} ${SHAPE.height}`

/** The star of a crash and of a damage counter, around the origin. */
export const BURST = 'M0-40 9-15 34-28 18-6 44 0 18 8 34 30 9 16 0 42-9 16-34 30-18 8-44 0-18-6-34-28-9-15Z'
