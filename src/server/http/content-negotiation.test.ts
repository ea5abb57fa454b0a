import { expect, test } from 'vitest'
import { chooseEncoding, matchesTag, type Encoding } from './content-negotiation.server.ts'

const all: Encoding[] = ['br', 'gzip', 'identity']

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, gzip;q=0.001', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['br ; q=1.0 , gzip', 'br'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['br;q=7', 'identity'],
  // Nothing we have is wanted: the plain form is better than nothing.
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
] as const)('%j is answered with %s', (accept, expected) => {
  expect(chooseEncoding(accept, all)).toBe(expected)
})

test('a form that does not exist is not chosen', () => {
  expect(chooseEncoding('br, gzip;q=0.5', ['gzip', 'identity'])).toBe('gzip')
  expect(chooseEncoding('br', ['identity'])).toBe('identity')
})

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"ab"', false],
  ['', false],
])('If-None-Match %j: %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected)
})
