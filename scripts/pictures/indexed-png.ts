import { crc32, deflateSync } from 'node:zlib'

/** A colour as red, green and blue, 0 … 255. */
export type Colour = readonly [number, number, number]

/** Paper, and the steps from it to each ink: `steps` colours an ink, the last of them the ink itself. */
export function paletteOf(paper: Colour, inks: Colour[], steps: number): Colour[] {
  const towards = (ink: Colour) => Array.from({ length: steps }, (_, index) => mix(paper, ink, (index + 1) / steps))
  return [paper, ...inks.flatMap(towards)]
}

/**
 * A PNG of at most sixteen colours, four bits a pixel: what an engraving has, at a quarter of the size of full colour.
 * `pixels` are red, green, blue, alpha; each takes the nearest colour of the palette. With `cover` the palette's steps from its first
 * colour to its last become steps from nothing to the last. The same pixels give the same bytes.
 */
export function indexedPng(
  pixels: Uint8Array,
  { width, palette, cover = false }: { width: number; palette: Colour[]; cover?: boolean },
): Buffer {
  const height = pixels.length / 4 / width
  const stride = 1 + Math.ceil(width / 2)
  const rows = Buffer.alloc(stride * height)
  const nearest = nearestIn(palette)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x)
      const index = nearest(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
      rows[y * stride + 1 + (x >> 1)]! |= x % 2 === 0 ? index << 4 : index
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3, 0, 0, 0], 8)
  const steps = palette.length - 1
  const colours = cover ? palette.map(() => palette[steps]!) : palette
  const covered = palette.map((_, index) => Math.round((255 * index) / steps))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    ...(cover ? [chunk('tRNS', Buffer.from(covered))] : []),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const [red, green, blue] = from.map((value, index) => Math.round(value + (to[index]! - value) * share))
  return [red!, green!, blue!]
}

/** Finds the nearest colour, and remembers it: a drawing has few distinct ones. */
function nearestIn(palette: Colour[]) {
  const known = new Map<number, number>()
  return (red: number, green: number, blue: number): number => {
    const key = (red << 16) | (green << 8) | blue
    let best = known.get(key)
    if (best === undefined) {
      const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
      best = distances.indexOf(Math.min(...distances))
      known.set(key, best)
    }
    return best
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
