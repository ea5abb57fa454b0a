import { expect, test } from 'vitest'
import { closeToast, durationOf, noToasts, showToast, visibleToasts, type Toasts } from './toast-list.ts'

const timed = (id: string) => ({ id, title: id, state: 'confirmed' as const, duration: 4000, at: 0 })
const staying = (id: string) => ({ id, title: id, state: 'failed' as const, duration: Infinity, at: 0 })
const shown = (...toasts: Parameters<typeof showToast>[1][]) => toasts.reduce<Toasts>(showToast, noToasts)
const ids = (toasts: readonly { id: string }[]) => toasts.map(({ id }) => id).join(' ')

test.each([
  ['one', [timed('a')], 'a'],
  ['three stand together, the newest last', [timed('a'), timed('b'), timed('c')], 'a b c'],
  ['a fourth takes the place of the oldest', [timed('a'), timed('b'), timed('c'), timed('d')], 'b c d'],
  ['what stays is not pushed out by what goes by itself', [staying('a'), timed('b'), timed('c'), timed('d')], 'a c d'],
  ['four that stay: the oldest waits', [staying('a'), staying('b'), staying('c'), staying('d')], 'b c d'],
  ['the same id replaces', [timed('a'), timed('b'), staying('a')], 'b a'],
])('%s', (_, toasts, visible) => expect(ids(visibleToasts(shown(...toasts)))).toBe(visible))

test('a toast that waited comes back when there is room', () => {
  const toasts = closeToast(shown(staying('a'), staying('b'), staying('c'), staying('d')), 'c')

  expect(ids(visibleToasts(toasts))).toBe('a b d')
})

test('the log keeps the last twenty, newest first, also those that were closed or never seen', () => {
  const many = Array.from({ length: 25 }, (_, index) => timed(`t${index}`))
  const toasts = closeToast(shown(...many), 't24')

  expect(toasts.log).toHaveLength(20)
  expect(ids(toasts.log.slice(0, 2))).toBe('t24 t23')
  expect(toasts.open.length).toBe(2)
})

test.each([
  ['confirmed', 4000],
  ['pending', Infinity],
  ['failed', Infinity],
] as const)('%s stays %d ms', (state, duration) => expect(durationOf(state)).toBe(duration))
