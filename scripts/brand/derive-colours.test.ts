import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from '#content/colours.ts'
import { coloursFrom, leastContrast, mixed } from './derive-colours.ts'
import { contrast, hexOf } from './oklch.ts'

const themes = ['day', 'night'] as const

test('every pair of colours has its contrast, whatever the accent is', () => {
  const edges = ['#000000', '#ffffff', '#ffff00', '#00ffff', '#ff0000', '#00ff00', '#0000ff', '#808080']
  const around = [0.2, 0.4, 0.6, 0.8, 0.95].flatMap((l) =>
    [0.02, 0.1, 0.2, 0.32].flatMap((c) => Array.from({ length: 24 }, (_, index) => hexOf({ l, c, h: index * 15 }))),
  )
  const faint = [...edges, ...around].flatMap((accent) => {
    const made = coloursFrom(accent)
    return themes.flatMap((theme) =>
      leastContrast.flatMap(({ name, on, ratio }) =>
        on
          .filter((ground) => contrast(made[name][theme], made[ground][theme]) < ratio)
          .map((ground) => `${accent}: ${name} on ${ground} by ${theme}`),
      ),
    )
  })
  expect(faint).toEqual([])
})

test('marked code can be read', () => {
  for (const accent of ['#1f7a5c', '#ffff00', '#808080', '#00ffff']) {
    const { ink, warn, paper } = coloursFrom(accent)
    for (const theme of themes)
      expect(contrast(ink[theme], mixed(warn[theme], paper[theme], 0.14))).toBeGreaterThanOrEqual(4.5)
  }
})

test('the accent of the product makes the colours of the product', () =>
  expect(coloursFrom('#2a45bb')).toEqual(colours))

test('the stylesheet has the colours that pictures, mail and documents have', () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8')
  const found = css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)
  expect(Object.fromEntries([...found].map(([, name, day, night]) => [name, { day, night }]))).toEqual(colours)
})
