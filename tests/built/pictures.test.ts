import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elementsBelow, readPage } from '../../scripts/discovery/discovery-tree.ts'

const drawn = new Set(['path', 'use', 'line', 'rect', 'circle', 'text'])
const pages = globSync('build/client/**/*.html')

test('every picture of every page is in its HTML, drawn: no plate waits for a script, a screen or paper', () => {
  const pictures = pages.flatMap((file) =>
    elementsBelow(readPage(readFileSync(file, 'utf8')).main).flatMap((element) =>
      element.tagName === 'svg'
        ? [{ file, lines: elementsBelow(element).filter(({ tagName }) => drawn.has(tagName)) }]
        : [],
    ),
  )
  expect(pictures.length).toBeGreaterThan(300)
  expect(pictures.filter(({ lines }) => lines.length === 0).map(({ file }) => file)).toEqual([])
})
