import { divide, primeFactors } from '#seals/lines/integer.ts'
import type { Line, Repeat } from '#seals/lines/line.ts'

/** One SVG element, in React's attribute names: what both renderers draw from. */
export type Mark = {
  tag: 'g' | 'path' | 'use'
  attributes: Record<string, string | number>
  children: Mark[]
}

/** The SVG elements of the lines, one group each. `id` begins every id within, and must be unique in the document. */
export function marksOf(lines: Line[], id: string): Mark[] {
  return lines.map((line, index) => {
    const name = `${id}${String.fromCodePoint(97 + index)}`
    return mark('g', { strokeWidth: decimal(line.width) }, repeated(line, name))
  })
}

/** Each level draws what is there and refers to it for its copies. */
function repeated({ d, repeats }: Line, id: string): Mark[] {
  let drawn = [mark('path', { d, pathLength: 1 })]
  for (const [level, transforms] of repeats.flatMap(levelsOf).entries()) {
    const name = `${id}${level}`
    const [first, ...others] = drawn
    const original = others.length === 0 ? named(first!, name) : mark('g', { id: name }, drawn)
    drawn = [original, ...transforms.map((transform) => mark('use', { href: `#${name}`, transform }))]
  }
  return drawn
}

/** The transforms of the copies, level by level: 18 = 3 · 3 · 2 turns need five `use` elements where one list needs 17. */
function levelsOf(repeat: Repeat): string[][] {
  if (repeat === 'mirror') return [['scale(1 -1)']]
  if ('shrink' in repeat)
    return [counted(repeat.copies).map((number) => `scale(${decimal(10_000 - repeat.shrink * number, 4)})`)]
  let stride = 1
  return primeFactors('turns' in repeat ? repeat.turns : repeat.copies).map((factor) => {
    const transforms = counted(factor).map((number) => placed(repeat, number * stride))
    stride *= factor
    return transforms
  })
}

function placed(repeat: Extract<Repeat, { turns: number } | { move: unknown }>, number: number): string {
  if ('turns' in repeat) return `rotate(${decimal(divide(36_000 * number, repeat.turns))})`
  return `translate(${repeat.move[0] * number} ${repeat.move[1] * number})`
}

/** 1, 2 … up to, and without, `count`. */
function counted(count: number): number[] {
  return Array.from({ length: count - 1 }, (_, index) => index + 1)
}

function mark(tag: Mark['tag'], attributes: Mark['attributes'], children: Mark[] = []): Mark {
  return { tag, attributes, children }
}

function named(original: Mark, id: string): Mark {
  return { ...original, attributes: { id, ...original.attributes } }
}

/** An integer count of decimals as a number's text: 12250 hundredths are `122.5`. */
function decimal(value: number, places = 2): string {
  const digits = String(value).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  const whole = digits.slice(0, -places).replace(/^0$/, '')
  return (fraction ? `${whole}.${fraction}` : whole) || '0'
}
