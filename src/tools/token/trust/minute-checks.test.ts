import { expect, test } from 'vitest'
import { services } from '#core/offer/catalogue.ts'
import { firstMinute } from './minute-checks.ts'

const taken = (query?: string) => Object.fromEntries(firstMinute(query)!.checks.map((each) => [each.asks, each.taken]))

test('a token without powers settles all that is in its source', () => {
  expect(Object.values(taken())).toEqual(['settled', 'settled', 'settled', 'settled', 'settled', 'yours', 'yours'])
})

test('what is chosen in the creator is what a buyer finds', () => {
  const found = taken('?kind=erc20&with=mintable,pausable&name=Gold&symbol=GLD')
  expect(found).toMatchObject({
    'Can I sell it again?': 'warning',
    'Can anyone create more?': 'warning',
    'Who has power over it?': 'question',
  })
  expect(firstMinute('?kind=erc20&name=Gold&symbol=GLD')!.name).toBe('Gold (GLD)')
})

test('the checks fit into a minute, in their order, and lead to services', () => {
  const { checks } = firstMinute()!
  const seconds = checks.map(({ second }) => second)
  expect(seconds).toEqual([...new Set(seconds)].toSorted((one, other) => one - other))
  expect(Math.max(...seconds)).toBeLessThan(60)
  expect(checks.flatMap(({ next }) => (next && !(next[0].slice(1) in services) ? [next] : []))).toEqual([])
})

test('a collection is no coin', () => expect(firstMinute('?kind=erc721')).toBeUndefined())
