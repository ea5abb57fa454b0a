import { expect, test } from 'vitest'
import { fail } from './errors.ts'

test('an error on the wire is its code, its sentence and its facts, never its cause', () => {
  const error = fail('request.too-many', { seconds: 30 }).because(new Error('secret words'))

  expect(JSON.parse(JSON.stringify(error))).toEqual({
    code: 'request.too-many',
    message: 'Too many requests. Wait 30 seconds and try again.',
    seconds: 30,
  })
})
