import { expect, test } from 'vitest'
import { stateOfDigest } from './digest-state.ts'
import { pickFrom, stateOf } from './random.ts'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test.each([
  ['', 0xab3e7c0b],
  ['/', 0x24bcadc4],
  ['intaglio', 0xb8fb4f8c],
  [address, 0x8370386a],
])('the state of %j never changes', (seed, state) => {
  expect(stateOf(seed).toString(16)).toBe(state.toString(16))
})

test('a number is its own state, in 32 bits', () => {
  expect(stateOf(-1)).toBe(0xffffffff)
})

test('an address means its bytes, however its letters are cased', () => {
  expect(stateOf(address)).toBe(stateOf(address.toLowerCase()))
  expect(stateOf(address)).not.toBe(stateOf(address.slice(0, -1)))
})

test('a digest gives its first four bytes, big-endian, also as a view into other bytes', () => {
  expect(stateOfDigest(Uint8Array.of(9, 0xde, 0xad, 0xbe, 0xef, 9).subarray(1))).toBe(0xdeadbeef)
  expect(() => stateOfDigest(Uint8Array.of(1, 2, 3))).toThrow(RangeError)
})

test('the stream repeats from the same state, and every entry of a list is chosen about equally often', () => {
  const [one, two] = [pickFrom(7), pickFrom(7)]
  const list = [0, 1, 2, 3, 4, 5, 6]
  const counts = list.map(() => 0)
  for (let turn = 0; turn < 7000; turn++) {
    const chosen = one(list)
    expect(two(list)).toBe(chosen)
    counts[chosen]!++
  }
  expect(Math.min(...counts)).toBeGreaterThan(900)
})
