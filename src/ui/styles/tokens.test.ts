import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const pairs = Object.fromEntries(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(([, name, day, night]) => [
    name,
    { day: day!, night: night! },
  ]),
)

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const grounds = ['paper', 'sheet', 'sunk', 'tint']
const least: Record<string, number> = { text: 7, soft: 4.5, ink: 4.5, bad: 4.5, warn: 4.5, good: 4.5, edge: 3 }

test.each(
  Object.entries(least).flatMap(([token, ratio]) =>
    grounds.flatMap((ground) => (['day', 'night'] as const).map((theme) => [token, ground, theme, ratio] as const)),
  ),
)('%s on %s by %s has a contrast of at least %d', (token, ground, theme, ratio) =>
  expect(contrast(pairs[token]![theme], pairs[ground]![theme])).toBeGreaterThanOrEqual(ratio),
)

test.each(['day', 'night'] as const)('words on a solid button can be read by %s', (theme) =>
  expect(contrast(pairs['on-ink']![theme], pairs.ink![theme])).toBeGreaterThanOrEqual(4.5),
)

// The months of the unlock calendar have their figures on it.
test.each(['day', 'night'] as const)('words on ruled ground can be read by %s', (theme) =>
  expect(contrast(pairs.text![theme], pairs.line![theme])).toBeGreaterThanOrEqual(7),
)
