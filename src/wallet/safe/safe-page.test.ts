import { expect, test } from 'vitest'
import { wantedPage } from './safe-page.ts'

const origin = 'https://intaglio.example'
const wanted = (page: string) => wantedPage(`?${new URLSearchParams({ page })}`, origin)

test.each(['/', '/token-locking/7', '/claim?campaign=3&b=%2F'])('%s is opened within the frame', (page) => {
  expect(wanted(page)).toBe(page)
})

test.each([
  '',
  'token-locking',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/safe',
])('%s is not', (page) => {
  expect(wanted(page)).toBeUndefined()
})

test('without a page nothing is opened', () => {
  expect(wantedPage('', origin)).toBeUndefined()
})
