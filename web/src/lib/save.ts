/** Saving a drawn picture: as SVG with its letters inside, or as PNG by way of a canvas. */
import josefin from '@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url'
import source from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

const FONTS: [string, string][] = [
  ['Josefin Sans Variable', josefin],
  ['Source Sans 3 Variable', source],
]

async function dataAddress(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(blob)
  })
}

/** The letters of the page as a style that needs no other file. */
export async function fonts(): Promise<string> {
  const faces = FONTS.map(async ([name, address]) => {
    const blob = await (await fetch(address)).blob()
    const data = await dataAddress(new Blob([blob], { type: 'font/woff2' }))
    return `@font-face{font-family:'${name}';font-weight:200 900;src:url(${data}) format('woff2')}`
  })
  return (await Promise.all(faces)).join('')
}

/** The picture as PNG, in its own size. */
export async function png(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height)
  image.src = await dataAddress(new Blob([svg], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** Hand a file to the person. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
