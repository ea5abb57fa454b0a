import { expect, test } from 'vitest'
import { historyKey, textOf } from './stored-history.ts'
import { testAccount, testHash, testTransaction } from './test-transaction.ts'
import { openTransactionStore } from './transaction-store.ts'

/** A storage that behaves like a browser's, with room for `room` characters. */
function storageOf({ room = 1e6 } = {}) {
  const entries = new Map<string, string>()
  return {
    entries,
    room,
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
    setItem(key: string, text: string) {
      const others = [...entries].filter(([name]) => name !== key).reduce((sum, [, kept]) => sum + kept.length, 0)
      if (others + text.length > this.room) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, text)
    },
  }
}

const sent = (number: number) => ({
  hash: testHash(number),
  from: testAccount,
  chainId: 31337,
  description: `Number ${number}`,
})
const hashes = (store: ReturnType<typeof openTransactionStore>) => store.list().map(({ hash }) => Number(hash))

/** What the browser tells other tabs. */
const written = () => Object.assign(new Event('storage'), { key: historyKey })

test('what was sent is there after a reload', () => {
  const storage = storageOf()
  openTransactionStore({ storage }).add(sent(1))

  expect(openTransactionStore({ storage }).list()).toMatchObject([{ description: 'Number 1', status: 'pending' }])
})

test('another tab hears of it, and neither tab overwrites the other', () => {
  const storage = storageOf()
  const events = new EventTarget()
  const [one, two] = [openTransactionStore({ storage }), openTransactionStore({ storage, events })]
  let calls = 0
  const end = two.subscribe(() => calls++)

  one.add(sent(1))
  events.dispatchEvent(written())
  two.add(sent(2))
  one.change(testHash(1), (transaction) => ({ ...transaction, status: 'confirmed' }))
  events.dispatchEvent(written())
  end()
  events.dispatchEvent(written())

  expect(hashes(two)).toEqual([2, 1])
  expect(two.list()[1]!.status).toBe('confirmed')
  expect(hashes(one)).toEqual([2, 1])
  expect(calls).toBe(3)
})

test('the list is the same array until something changes', () => {
  const store = openTransactionStore({ storage: storageOf() })
  store.add(sent(1))
  const before = store.list()

  store.change(testHash(1), (transaction) => transaction)
  store.clear({ chainId: 5 })

  expect(store.list()).toEqual(before)
  store.clear({ chainId: 31337 })
  expect(store.list()).toEqual([])
})

test('a damaged entry is put aside and the rest stays', () => {
  const storage = storageOf()
  const good = testTransaction()
  storage.setItem(historyKey, textOf([good, { ...testTransaction({ hash: testHash(2) }), status: 'lost' as never }]))

  const store = openTransactionStore({ storage })

  expect(store.list()).toEqual([good])
  expect(storage.getItem('intaglio.transactions.aside')).toContain('lost')
})

test('what was replaced is not called confirmed, also where it was kept so', () => {
  const storage = storageOf()
  storage.setItem(historyKey, textOf([testTransaction({ status: 'confirmed', detail: 'replaced' })]))

  expect(openTransactionStore({ storage }).list()).toMatchObject([{ status: 'failed', detail: 'replaced' }])
})

test.each(['{"v":1,"transactions":', 'null', '{"v":9}', '[]'])('the damaged storage %s is put aside whole', (text) => {
  const storage = storageOf()
  storage.setItem(historyKey, text)

  const store = openTransactionStore({ storage })
  store.add(sent(1))

  expect(hashes(store)).toEqual([1])
  expect(storage.getItem('intaglio.transactions.aside')).toBe(text)
})

test('a full storage gives up completed transactions before pending ones', () => {
  const storage = storageOf()
  const store = openTransactionStore({ storage })
  store.add(sent(50))
  for (let number = 1; number <= 8; number++) {
    store.add(sent(number))
    store.change(testHash(number), (transaction) => ({ ...transaction, status: 'confirmed' }))
  }
  storage.room = storage.getItem(historyKey)!.length

  store.add(sent(9))

  expect(store.kept()).toBe('device')
  expect(hashes(openTransactionStore({ storage }))).toEqual([9, 8, 7, 6, 5, 4, 50])
})

test('where nothing can be kept, the page remembers, and keeps it as soon as there is room', () => {
  const storage = storageOf({ room: 10 })
  const store = openTransactionStore({ storage })

  store.add(sent(1))
  expect([store.kept(), hashes(store)]).toEqual(['memory', [1]])

  storage.room = 10_000
  store.add(sent(2))
  expect([store.kept(), hashes(openTransactionStore({ storage }))]).toEqual(['device', [2, 1]])

  const forbidden = openTransactionStore({ storage: undefined })
  forbidden.add(sent(3))
  expect([forbidden.kept(), hashes(forbidden)]).toEqual(['memory', [3]])
})
