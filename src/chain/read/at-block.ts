import { numberToHex } from 'viem/utils'
import type { Ask } from './ask.ts'

/** Asks of one block what would be asked of the newest, so that all answers are of one moment. */
export function atBlock(ask: Ask, block: number): Ask {
  const then = numberToHex(block)
  return (method, params) =>
    ask(
      method,
      params.map((param) => (param === 'latest' ? then : param)),
    )
}
