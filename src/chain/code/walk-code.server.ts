import type { Hex } from 'viem'

/** What was found in the code of a contract by walking its instructions. Places are offsets in bytes. */
export type WalkedCode = {
  /** Selectors that the code compares what it was called with. */
  selectors: ReadonlySet<Hex>
  selfdestruct?: number
  delegatecall?: number
  /** Reads who signed the transaction, or who makes the block: code that does can tell a simulation from a sale. */
  origin?: number
  coinbase?: number
}

const op = { jumpdest: 0x5b, push1: 0x60, push4: 0x63, push32: 0x7f, dup1: 0x80, dup16: 0x8f } as const

/** STOP, JUMP, RETURN, REVERT, INVALID, SELFDESTRUCT: what follows runs only when a jump leads there. */
const endings = new Set([0x00, 0x56, 0xf3, 0xfd, 0xfe, 0xff])

/** EQ, SUB, XOR: how compilers compare a selector. */
const comparisons = new Set([0x14, 0x03, 0x18])

/**
 * Walks the code instruction by instruction, so that what is pushed is never taken for one, and what nobody can reach (tables, the
 * compiler's note at the end) for none.
 */
export function walkCode(code: Hex): WalkedCode {
  const bytes = Buffer.from(code.slice(2), 'hex')
  const selectors = new Set<Hex>()
  const found: Omit<WalkedCode, 'selectors'> = {}
  let reached = true
  for (let at = 0; at < bytes.length; at++) {
    const instruction = bytes[at]!
    if (instruction === op.jumpdest) reached = true
    if (instruction >= op.push1 && instruction <= op.push32) {
      const length = instruction - op.push1 + 1
      if (reached && instruction === op.push4 && isCompared(bytes, at + 5))
        selectors.add(`0x${bytes.toString('hex', at + 1, at + 5)}`)
      at += length
      continue
    }
    if (!reached) continue
    if (instruction === 0xff) found.selfdestruct ??= at
    // CALLCODE is the older DELEGATECALL.
    if (instruction === 0xf4 || instruction === 0xf2) found.delegatecall ??= at
    if (instruction === 0x32) found.origin ??= at
    if (instruction === 0x41) found.coinbase ??= at
    if (endings.has(instruction)) reached = false
  }
  return { selectors, ...found }
}

function isCompared(bytes: Buffer, at: number): boolean {
  const next = bytes[at] ?? 0
  const after = next >= op.dup1 && next <= op.dup16 ? (bytes[at + 1] ?? 0) : next
  return comparisons.has(after)
}

/** The two known forms of a minimal proxy (ERC-1167): the address all calls are passed on to. */
export function minimalProxyOf(code: Hex): Hex | undefined {
  const found =
    /^0x363d3d373d3d3d363d73([\da-f]{40})5af43d82803e903d91602b57fd5bf3/i.exec(code) ??
    /^0x3d3d3d3d363d3d37363d73([\da-f]{40})5af43d3d93803e602a57fd5bf3/i.exec(code)
  return found ? `0x${found[1]!}` : undefined
}
