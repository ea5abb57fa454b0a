import { divide, primeFactors } from './integer.ts'
import type { Line, Step } from './line.ts'

/** One SVG element, in React's attribute names: what both renderers draw from. */
export type Mark = {
  tag: 'g' | 'path' | 'use'
  attributes: Record<string, string | number>
  children: Mark[]
}

/** The SVG elements of the lines, one group each. `id` begins every id within, and must be unique in the document. */
export function marksOf(lines: Line[], id: string): Mark[] {
  return lines.map((line, index) => {
    const path = mark('path', { d: line.d, pathLength: 1 })
    const name = `${id}${String.fromCodePoint(97 + index)}`
    const drawn = 'shrink' in line.step ? inOneGroup(path, line, name) : byFactors(path, line, name)
    return { ...drawn, attributes: { ...drawn.attributes, strokeWidth: decimal(line.width) } }
  })
}

function mark(tag: Mark['tag'], attributes: Mark['attributes'], children: Mark[] = []): Mark {
  return { tag, attributes, children }
}

function inOneGroup(path: Mark, { copies, step }: Line, id: string): Mark {
  const others = Array.from({ length: copies - 1 }, (_, index) => copy(id, step, { copies, number: index + 1 }))
  return mark('g', {}, [named(path, id), ...others])
}

/** Copies of copies: 18 = 3 · 3 · 2 needs five `use` elements where one list needs seventeen. */
function byFactors(path: Mark, { copies, step }: Line, id: string): Mark {
  let drawn = path
  let reached = 1
  for (const [level, factor] of primeFactors(copies).entries()) {
    const inner = `${id}${level}`
    const stride = reached
    const others = Array.from({ length: factor - 1 }, (_, index) =>
      copy(inner, step, { copies, number: (index + 1) * stride }),
    )
    drawn = mark('g', {}, [named(drawn, inner), ...others])
    reached *= factor
  }
  return copies === 1 ? mark('g', {}, [drawn]) : drawn
}

function named(inner: Mark, id: string): Mark {
  return { ...inner, attributes: { id, ...inner.attributes } }
}

function copy(id: string, step: Step, { copies, number }: { copies: number; number: number }): Mark {
  return mark('use', { href: `#${id}`, transform: transformOf(step, { copies, number }) })
}

function transformOf(step: Step, { copies, number }: { copies: number; number: number }): string {
  if ('move' in step) return `translate(${step.move[0] * number} ${step.move[1] * number})`
  if ('shrink' in step) return `scale(${decimal(10_000 - step.shrink * number, 4)})`
  return `rotate(${decimal(divide(36_000 * number, copies))})`
}

/** An integer count of decimals as a number's text: 12250 hundredths are `122.5`. */
function decimal(value: number, places = 2): string {
  const digits = String(value).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  const whole = digits.slice(0, -places).replace(/^0$/, '')
  return (fraction ? `${whole}.${fraction}` : whole) || '0'
}
