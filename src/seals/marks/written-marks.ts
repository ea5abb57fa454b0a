import type { Mark } from './marks.ts'

/** The six numbers of a transform, as PDF and canvases take them. */
export type Matrix = [number, number, number, number, number, number]

/** Marks by what `use` refers to them with, such as `#la0`. */
export function marksByName(marks: readonly Mark[], found = new Map<string, Mark>()): ReadonlyMap<string, Mark> {
  for (const mark of marks) {
    if (mark.attributes.id) found.set(`#${mark.attributes.id}`, mark)
    marksByName(mark.children, found)
  }
  return found
}

/** The transforms that repeats are made of, as six numbers. */
export function matrixOf(transform: string): Matrix {
  const [, name, inner] = /^(\w+)\((.*)\)$/.exec(transform)!
  const [first, second] = inner!.split(' ').map(Number) as [number, number?]
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0]
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  const angle = (first * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
}
