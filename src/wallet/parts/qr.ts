import { encode } from 'uqr'

/** A QR code as one path: `size` modules in each direction, `d` the dark ones in units of a module. */
export type Qr = { size: number; d: string }

/**
 * The QR code of a text with error correction "medium" (15 %). `hole` leaves out so many modules in the middle, as a share of the
 * width, where a mark is laid: at 0.2 that is 4 % of the code, well within what the correction gives back.
 */
export function qrOf(text: string, { hole = 0 }: { hole?: number } = {}): Qr {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const half = (size * hole) / 2
  const inHole = (at: number) => Math.abs(at + 0.5 - size / 2) < half
  const isDark = (x: number, y: number) => data[y]![x]! && !(inHole(x) && inHole(y))
  let d = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const start = x
      while (x < size && isDark(x, y)) x++
      if (x > start) d += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  return { size, d }
}
