import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourUses, type PressColour } from '#content/media.ts'
import type { Colour } from './indexed-png.ts'

/** The colours of the site, read off its stylesheet in the order of `colourUses`. Throws when one of them is not there. */
export function pressColours(): PressColour[] {
  const css = readFileSync(join(import.meta.dirname, '../../src/ui/styles/tokens.css'), 'utf8')
  const found = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name, day, night]) => [
      name!,
      { day: day!, night: night! },
    ]),
  )
  const pairOf = (name: string) => {
    const pair = found.get(name)
    if (!pair) throw new Error(`src/ui/styles/tokens.css has no colour ${name}, which content/media.ts names.`)
    return pair
  }
  return Object.keys(colourUses).map((name) => {
    const [pair, other] = [pairOf(name), pairOf(name === 'paper' ? 'text' : 'paper')]
    return {
      name,
      ...pair,
      contrast: { day: contrast(pair.day, other.day), night: contrast(pair.night, other.night) },
    }
  })
}

/** A hex colour as red, green and blue. */
export function rgbOf(hex: string): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
}

/** The contrast of two colours as WCAG 2.2 has it, rounded down to two places: a value that is shown is reached. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
