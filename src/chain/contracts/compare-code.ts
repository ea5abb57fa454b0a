import type { Hex } from 'viem'

/** The code a contract has on a chain, and where in it the constructor wrote values: in bytes; zero in `code`. */
export type Runtime = { code: string; immutables: readonly { start: number; length: number }[] }

/** Whether the code found at an address is this one. What the constructor wrote is not compared. */
export function isRuntime({ code, immutables }: Runtime, found: Hex): boolean {
  const mask = (hex: string) =>
    immutables.reduce((masked, { start, length }) => {
      const [from, to] = [2 + start * 2, 2 + (start + length) * 2]
      return masked.slice(0, from) + '0'.repeat(to - from) + masked.slice(to)
    }, hex.toLowerCase())
  return found.length === code.length && mask(found) === mask(code)
}
