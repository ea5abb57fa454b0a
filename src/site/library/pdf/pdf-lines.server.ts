import type { Span } from '#site/library/documents/document.ts'

/** The faces a PDF is set in. */
export type PdfFace = 'display' | 'text' | 'strong' | 'mono'

/** The typefaces as TrueType files. */
export type PdfFonts = Record<PdfFace, Buffer>

/** A piece of a line in one face; how far it is from the left edge of its column, and how wide it is, in points. */
export type Piece = { text: string; face: PdfFace; size: number; href?: string; x: number; width: number }

/** How running text is set: its face where a span names none, its size and the width of its column in points. */
export type Setting = { face: PdfFace; size: number; width: number }

type Measure = (text: string, face: PdfFace, size: number) => number

type Bit = Pick<Piece, 'text' | 'face' | 'size' | 'href'>

/** Figures and code look larger than words of the same size. */
const monoShare = 0.88

function bitsOf({ text, face, href }: Span, { face: plain, size }: Setting): Bit {
  if (face === 'code') return { text, face: 'mono', size: size * monoShare, ...(href && { href }) }
  return { text, face: face === 'strong' ? 'strong' : plain, size, ...(href && { href }) }
}

/** Words with the pieces they are made of; a word goes on where one span ends and the next begins without a space. */
function wordsOf(spans: readonly Span[], setting: Setting): Bit[][] {
  const words: Bit[][] = [[]]
  for (const span of spans) {
    const bit = bitsOf(span, setting)
    for (const part of span.text.split(/(\s+)/)) {
      if (/^\s+$/.test(part)) words.push([])
      else if (part) words.at(-1)!.push({ ...bit, text: part })
    }
  }
  return words.filter((word) => word.length > 0)
}

/** A word that is wider than its column, in pieces that are not. */
function cutWord(word: Bit[], width: number, measure: Measure): Bit[][] {
  const parts: Bit[][] = []
  for (const bit of word) {
    let rest = bit.text
    while (rest) {
      let count = rest.length
      while (count > 1 && measure(rest.slice(0, count), bit.face, bit.size) > width) count--
      parts.push([{ ...bit, text: rest.slice(0, count) }])
      rest = rest.slice(count)
    }
  }
  return parts
}

/** Breaks running text into the lines of its column. */
export function linesOf(spans: readonly Span[], setting: Setting, measure: Measure): Piece[][] {
  const lines: Piece[][] = [[]]
  let x = 0
  const widthOf = (word: Bit[]) => word.reduce((sum, { text, face, size }) => sum + measure(text, face, size), 0)
  const space = measure(' ', setting.face, setting.size)
  const put = (word: Bit[], glued: boolean) => {
    const width = widthOf(word)
    if (x > 0 && (glued || x + space + width > setting.width)) {
      lines.push([])
      x = 0
    }
    if (x > 0) x += space
    for (const bit of word) {
      const own = measure(bit.text, bit.face, bit.size)
      lines.at(-1)!.push({ ...bit, x, width: own })
      x += own
    }
  }
  for (const word of wordsOf(spans, setting)) {
    if (widthOf(word) <= setting.width) put(word, false)
    else cutWord(word, setting.width, measure).forEach((part, at) => put(part, at > 0))
  }
  return lines.map((line) => line.reduce<Piece[]>(join, []))
}

/** Neighbours of one face become one piece, the space between them included. */
function join(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1)
  if (!last) return [piece]
  const apart = piece.x > last.x + last.width + 0.01
  const alike = last.face === piece.face && last.href === piece.href && last.size === piece.size
  if (!alike) {
    // The space belongs to the words before it: else text that is read out would run together.
    const before = apart ? { ...last, text: `${last.text} ` } : last
    return [...pieces.slice(0, -1), before, piece]
  }
  const text = apart ? `${last.text} ${piece.text}` : last.text + piece.text
  return [...pieces.slice(0, -1), { ...last, text, width: piece.x + piece.width - last.x }]
}
