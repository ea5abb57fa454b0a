import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLaunch, keepLaunch, launches, readLaunches, textOf, type Launch } from './launch-store.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const stored = {
  id: `0x${'11'.repeat(32)}` as const,
  chainId: 31_337,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const,
  nonce: 3,
  query: 'kind=erc20&name=Gold&symbol=GLD',
}
const pool = { token: stored.from, dataHash: hash, value: '0' }
const launch: Launch = { ...stored, madeAt: 1000 }

let device: Map<string, string>
beforeEach(() => {
  device = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what every version has kept is read as plans: sent under its hash, or asked for and not answered', () => {
  const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const old = [
    { ...stored, askedAt: 1000, hash: hash.toUpperCase().replace('X', 'x'), address },
    { ...stored, askedAt: 900 },
  ]
  const read = readLaunches(JSON.stringify(old))
  expect(read).toEqual([
    { ...launch, sent: { 0: hash }, address },
    { ...launch, madeAt: 900, asked: 0 },
  ])
  expect(readLaunches(textOf(read))).toEqual(read)
})

test('what has to be approved for a launch is kept with it', () => {
  const takes = { token: stored.from, amount: '1500000' }
  const kept: Launch = { ...launch, sent: { 0: hash }, pool: { ...pool, takes } }
  expect(readLaunches(textOf([kept]))).toEqual([kept])
})

test.each([
  ['an id', { id: '0x1' }],
  ['an account', { from: 'x' }],
  ['a time', { askedAt: -1 }],
  ['a nonce', { nonce: '3' }],
  ['a hash', { hash: '0x1' }],
  ['an address', { address: hash }],
  ['a pool', { pool: { ...pool, value: '-1' } }],
  ['an amount that is approved', { pool: { ...pool, takes: { token: stored.from, amount: '1.5' } } }],
])('a launch with %s that is none is left out', (_, wrong) => {
  const sound = { ...stored, askedAt: 1000 }
  expect(readLaunches(JSON.stringify([{ ...sound, ...wrong }, sound]))).toHaveLength(1)
})

test('a launch is kept from when its wallet is asked, and is gone when the wallet has said no', () => {
  keepLaunch(launch)
  expect(launches()).toEqual([])
  keepLaunch({ ...launch, asked: 0 })
  expect(launches()).toHaveLength(1)
  keepLaunch({ ...launch, asked: undefined })
  expect(launches()).toEqual([])
  keepLaunch({ ...launch, asked: undefined, sent: { 0: hash } })
  expect(launches()).toMatchObject([{ sent: { 0: hash } }])
})

test('asked again for the same creation it takes the place of the first; what was sent meanwhile stays', () => {
  keepLaunch({ ...launch, asked: 0 })
  keepLaunch({ ...launch, madeAt: 2000, asked: 0 })
  expect(launches().map(({ madeAt }) => madeAt)).toEqual([2000])
  keepLaunch({ ...launch, madeAt: 3000, nonce: 4, asked: 0 })
  expect(launches().map(({ madeAt }) => madeAt)).toEqual([3000, 2000])
  keepLaunch({ ...launch, madeAt: 2000, sent: { 0: hash } })
  expect(launches().map(({ madeAt, sent }) => [madeAt, sent?.[0]])).toEqual([
    [3000, undefined],
    [2000, hash],
  ])
  forgetLaunch({ ...launch, madeAt: 3000 })
  expect(launches().map(({ madeAt }) => madeAt)).toEqual([2000])
})
