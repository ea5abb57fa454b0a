import { expect, test } from 'vitest'
import { errorClass, errorPlace, openLog } from './log.server.ts'

test('a line has the fields of the list and no other', () => {
  const lines: string[] = []
  const log = openLog((line) => lines.push(line))
  const fields = { route: '/api/forms/:form', status: 202, email: 'ada@example.com', ip: '192.0.2.7', userAgent: 'x' }

  log.info('request', fields)

  expect(JSON.parse(lines[0]!)).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'info',
    event: 'request',
    route: '/api/forms/:form',
    status: 202,
  })
})

test('an error is named by class and code, with what caused it, and never quoted', () => {
  const cause = Object.assign(new TypeError('ada@example.com'), { code: 'ECONNREFUSED' })

  expect(errorClass(new Error('ada@example.com', { cause }))).toBe('Error < TypeError ECONNREFUSED')
  expect(errorClass(Object.assign(new Error('x'), { code: 'ada lovelace, ada@example.com' }))).toBe('Error')
  expect(errorClass('ada@example.com')).toBe('string')
})

test('the place of an error is a line of our source', () => {
  expect(errorPlace(new Error('x'))).toMatch(/^src\/core\/log\.server\.test\.ts:\d+$/)
  expect(errorPlace('x')).toBeUndefined()
})
