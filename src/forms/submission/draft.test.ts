import { expect, test } from 'vitest'
import { attemptFor, dropDraft, keepDraft, readDraft, type Draft } from './draft.ts'

const draft = (more: Partial<Draft> = {}): Draft => ({
  v: 1,
  answers: { email: 'ada@example.com' },
  place: '/contact-us',
  savedAt: Date.now(),
  ...more,
})

function device(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const refuses = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}

test('a draft is kept under the name of its form and read again', () => {
  const store = device()

  expect(keepDraft('contact', draft(), store)).toBe('device')
  expect([...store.map.keys()]).toEqual(['intaglio.form.contact'])
  expect(readDraft('contact', store)).toMatchObject({ answers: { email: 'ada@example.com' } })

  dropDraft('contact', store)
  expect(readDraft('contact', store)).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...draft(), v: 2 })],
  ['answers that are not text', JSON.stringify({ ...draft(), answers: { email: 1 } })],
  ['no answers', JSON.stringify({ v: 1, place: '/', savedAt: Date.now() })],
  ['half an attempt', JSON.stringify({ ...draft(), attempt: { key: 'k' } })],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a month old', JSON.stringify(draft({ savedAt: Date.now() - 31 * 86_400_000 }))],
])('%s is dropped', (_, text) => {
  const store = device({ 'intaglio.form.contact': text })

  expect(readDraft('contact', store)).toBeUndefined()
  expect(store.map.size).toBe(0)
})

test.each([
  ['forbidden', undefined],
  ['full', { ...device(), setItem: refuses }],
  ['broken', { getItem: refuses, setItem: refuses, removeItem: refuses }],
])('where storage is %s, the draft lives in the memory of the page', (_, store) => {
  expect(keepDraft('survey', draft(), store)).toBe('memory')
  expect(readDraft('survey', store)).toMatchObject({ place: '/contact-us' })
  dropDraft('survey', store)
})

test('a full device does not bring back an older draft than the one in memory', () => {
  const store = device()
  keepDraft('contact', draft({ answers: { email: 'old@example.com' } }), store)
  const full = { ...store, setItem: refuses }

  keepDraft('contact', draft({ answers: { email: 'new@example.com' } }), full)

  expect(readDraft('contact', full)?.answers.email).toBe('new@example.com')
  dropDraft('contact', full)
})

test('the same words keep their key, other words get another', () => {
  const first = attemptFor('a', undefined)

  expect(attemptFor('a', { ...first, pending: false })).toEqual(first)
  expect(attemptFor('b', first).key).not.toBe(first.key)
  expect(first.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
