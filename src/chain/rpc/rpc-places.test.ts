import { expect, test, vi } from 'vitest'
import { openPlaces } from './rpc-places.server.ts'

const signal = new AbortController().signal

/** A place holder that ends on demand, with the order in which all work began. */
function holders(places: ReturnType<typeof openPlaces>) {
  const began: string[] = []
  const hold = (who: string | undefined, name: string, more: { cost?: number; signal?: AbortSignal } = {}) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = places({ who, signal, ...more, work: () => (began.push(name), promise) })
    return { ended, end: () => (resolve(), ended) }
  }
  return { began, hold }
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a visitor waits for their own questions and nobody else does', async () => {
  const { began, hold } = holders(openPlaces({ all: 3, each: 1 }))
  const first = hold('loud', 'loud 1')
  for (let at = 2; at <= 50; at++) void hold('loud', `loud ${at}`)
  hold('quiet', 'quiet')
  expect(began).toEqual(['loud 1', 'quiet'])

  await first.end()
  await turn()
  expect(began).toEqual(['loud 1', 'quiet', 'loud 2'])
})

test('where every place is taken, those who wait take turns, however much each has waiting', async () => {
  const { began, hold } = holders(openPlaces({ all: 1, each: 1 }))
  const first = hold('loud', 'loud 1')
  const second = hold('loud', 'loud 2')
  void hold('loud', 'loud 3')
  const other = hold('quiet', 'quiet 1')
  await first.end()
  await turn()
  await Promise.race([other.end(), second.end()])
  await turn()
  expect(began.slice(0, 3)).toEqual(['loud 1', 'quiet 1', 'loud 2'])
})

test('what the server asks for itself leaves half of the places', async () => {
  const { began, hold } = holders(openPlaces({ all: 4, each: 4 }))
  for (let at = 1; at <= 5; at++) hold(undefined, `ours ${at}`)
  hold('visitor', 'theirs')
  expect(began).toEqual(['ours 1', 'ours 2', 'theirs'])
})

test('who has used up their share waits, and who has not is served meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  try {
    const { began, hold } = holders(openPlaces({ all: 4, each: 1, share: 1 / 4 }))
    await hold('loud', 'long', { cost: 1_000 }).end()
    const next = hold('loud', 'next')
    hold('quiet', 'quiet')
    expect(began).toEqual(['long', 'quiet'])

    await vi.advanceTimersByTimeAsync(1_900)
    expect(began).toEqual(['long', 'quiet'])
    await vi.advanceTimersByTimeAsync(200)
    expect(began).toEqual(['long', 'quiet', 'next'])
    await next.end()
  } finally {
    vi.useRealTimers()
  }
})

test('who leaves keeps no place and is never asked for, and a failure frees the place', async () => {
  const places = openPlaces({ all: 1, each: 1 })
  const { began, hold } = holders(places)
  const first = hold('a', 'first')
  const leaving = new AbortController()
  const left = hold('b', 'left', { signal: leaving.signal })
  leaving.abort(new Error('gone'))
  await expect(left.ended).rejects.toThrow('gone')
  await first.end()
  await expect(places({ who: 'c', signal, work: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  await hold('d', 'last').end()
  expect(began).toEqual(['first', 'last'])
})

test('a hundred calls of one visitor wait, and the next is refused immediately', async () => {
  const { hold } = holders(openPlaces({ all: 1, each: 1 }))
  for (let at = 0; at <= 100; at++) void hold('loud', `${at}`)

  await expect(hold('loud', 'one more').ended).rejects.toMatchObject({ name: 'RpcRefusal', code: -32_005 })
  await turn()
  void hold('quiet', 'quiet')
})
