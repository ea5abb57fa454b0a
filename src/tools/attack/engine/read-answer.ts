import { bytesToBigInt } from '@ethereumjs/util'
import type { Balance } from './run.ts'

const numberAt = (bytes: Uint8Array, at: number) => Number(bytesToBigInt(bytes.subarray(at, at + 32)))

/** Reads what `rows()` answers: an array of names and one of amounts. */
export function readBalances(answer: Uint8Array): Balance[] {
  const [names, amounts] = [numberAt(answer, 0), numberAt(answer, 32)]
  const count = numberAt(answer, names)
  return Array.from({ length: count }, (_, index) => {
    const from = names + 32 + numberAt(answer, names + 32 + index * 32)
    const text = answer.subarray(from + 32, from + 32 + numberAt(answer, from))
    const amount = amounts + 32 + index * 32
    return { name: new TextDecoder().decode(text), amount: bytesToBigInt(answer.subarray(amount, amount + 32)) }
  })
}
