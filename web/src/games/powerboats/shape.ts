/** The part of the plane that is shown. */
export const SHAPE = { x: -196, y: -122, width: 1292, height: 1030 }
export const FRAME = `${SHAPE.x} ${SHAPE.y} ${SHAPE.width} ${SHAPE.height}`
