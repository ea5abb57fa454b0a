import { expect, test } from 'vitest'
import { closeToast, durations, noToasts, showToast, visibleToasts, type Toasts } from './toast-list.ts'

const good = (id: string) => ({ id, title: id, state: 'confirmed' as const, at: 0 })
const bad = (id: string) => ({ id, title: id, state: 'failed' as const, at: 0 })
const shown = (...toasts: Parameters<typeof showToast>[1][]) => toasts.reduce<Toasts>(showToast, noToasts)
const ids = (toasts: readonly { id: string }[]) => toasts.map(({ id }) => id).join(' ')

test.each([
  ['one', [good('a')], 'a'],
  ['three stand together, the newest last', [good('a'), good('b'), good('c')], 'a b c'],
  ['a fourth takes the place of the oldest', [good('a'), good('b'), good('c'), good('d')], 'b c d'],
  ['a failure is not pushed out by a confirmation', [bad('a'), good('b'), good('c'), good('d')], 'a c d'],
  ['four failures: the oldest waits', [bad('a'), bad('b'), bad('c'), bad('d')], 'b c d'],
  ['the same id replaces', [good('a'), good('b'), bad('a')], 'b a'],
])('%s', (_, toasts, visible) => expect(ids(visibleToasts(shown(...toasts)))).toBe(visible))

test('a toast that waited comes back when there is room', () => {
  const toasts = closeToast(shown(bad('a'), bad('b'), bad('c'), bad('d')), 'c')

  expect(ids(visibleToasts(toasts))).toBe('a b d')
})

test('the log keeps the last twenty, newest first, also those that were closed or never seen', () => {
  const many = Array.from({ length: 25 }, (_, index) => good(`t${index}`))
  const toasts = closeToast(shown(...many), 't24')

  expect(toasts.log).toHaveLength(20)
  expect(ids(toasts.log.slice(0, 2))).toBe('t24 t23')
  expect(toasts.open.length).toBe(2)
})

test('a confirmation stands for four seconds, and the rest three times as long', () =>
  expect(durations).toEqual({ confirmed: 4000, pending: 12_000, failed: 12_000 }))
