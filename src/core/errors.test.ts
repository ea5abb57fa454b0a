import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCodes, fail } from './errors.ts'

test('docs/errors.md has one heading per code, in the same order', () => {
  const headings = [...readFileSync('docs/errors.md', 'utf8').matchAll(/^## (.+)$/gm)].map((match) => match[1])

  expect(headings).toEqual(errorCodes.toSorted())
})

test('codes stand in alphabetical order', () => {
  expect(errorCodes).toEqual(errorCodes.toSorted())
})

test('an error on the wire is its code, its sentence and its facts, never its cause', () => {
  const error = fail('request.too-many', { seconds: 30 }).because(new Error('secret words'))

  expect(JSON.parse(JSON.stringify(error))).toEqual({
    code: 'request.too-many',
    message: 'Too many requests. Please wait 30 seconds and try again.',
    seconds: 30,
  })
})
