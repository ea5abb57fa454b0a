import { expect, test } from 'vitest'
import { keptAnswers } from './rpc-kept.server.ts'

test('the answer unused for longest goes first when there is no room', () => {
  const kept = keptAnswers({ all: 30 })
  for (const key of ['a', 'b', 'c']) kept.put(key, '12345678')
  kept.put('b', '12345678')
  expect(kept.get('a')).toBeUndefined()
  kept.get('b')
  kept.put('d', '12345678')

  expect(kept.get('c')).toBeUndefined()
  expect(kept.get('b')).toEqual({ value: '12345678' })
  expect(kept.get('d')).toEqual({ value: '12345678' })
})

test('an answer too large for its share is not kept, nor one that has become old', () => {
  const kept = keptAnswers({ one: 5 })
  kept.put('large', '12345678')
  const old = keptAnswers({ time: -1 })
  old.put('old', 1)

  expect(kept.get('large')).toBeUndefined()
  expect(old.get('old')).toBeUndefined()
})

test('null and false are answers like others', () => {
  const kept = keptAnswers()
  kept.put('null', null)

  expect(kept.get('null')).toEqual({ value: null })
})
