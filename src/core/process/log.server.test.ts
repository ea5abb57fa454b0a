import { expect, test, vi } from 'vitest'
import { errorClass, errorPlace, faultLog, openLog } from './log.server.ts'

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
  expect(errorPlace(new Error('x'))).toMatch(/^src\/core\/process\/log\.server\.test\.ts:\d+$/)
  expect(errorPlace('x')).toBeUndefined()
})

test('a fault that repeats itself is said once in a while, with how often it came', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: string[] = []
  const fault = faultLog(openLog((line) => lines.push(line)))

  for (let i = 0; i < 5; i++) fault('connection-lost', new Error('x'))
  fault('jobs-fault', new Error('x'))
  vi.advanceTimersByTime(11_000)
  fault('connection-lost', new Error('x'))
  vi.useRealTimers()

  expect(lines.map((line) => JSON.parse(line)).map(({ event, count }) => `${event} ${count}`)).toEqual([
    'connection-lost 1',
    'jobs-fault 1',
    'connection-lost 5',
  ])
})
