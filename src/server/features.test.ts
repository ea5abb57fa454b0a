import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCodes } from './features.server.ts'

test('docs/errors.md has one heading for each code, in alphabetical order, and no code stands for two failures', () => {
  const headings = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^## (.+)$/gm)].map((match) => match[1])

  expect(headings).toEqual(errorCodes.toSorted())
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
})
