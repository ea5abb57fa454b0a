import { findChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'

/** The chain did not do what it was asked. `refused`: a node answered with its reason; otherwise nobody answered. */
export class ChainTrouble extends Error {
  override name = 'ChainTrouble'
  readonly refused: boolean

  constructor(message: string, refused: boolean) {
    super(message)
    this.refused = refused
  }
}

/** Milliseconds until a visitor is told that the chain does not answer. */
const patience = 9_000

/** Asks the chain one question through our gateway, without a wallet. Throws `ChainTrouble`. */
export async function askChain<Answer>(method: string, ...params: unknown[]): Promise<Answer> {
  let said: { result?: Answer; error?: { message?: string } }
  try {
    const response = await fetch('/rpc', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(patience),
    })
    said = (await response.json()) as typeof said
  } catch {
    throw new ChainTrouble('The chain does not answer at the moment.', false)
  }
  if (said.error || said.result === undefined)
    throw new ChainTrouble(
      said.error?.message ?? 'The chain does not answer at the moment.',
      /revert|opcode|evm|invalid|funds|gas/i.test(said.error?.message ?? ''),
    )
  return said.result
}

let known: Promise<Chain> | undefined

/** The chain this site works on. Throws `ChainTrouble` while it does not answer; the next call asks again. */
export function siteChain(): Promise<Chain> {
  known ??= askChain<string>('eth_chainId').then(
    (id) => {
      const chain = findChain(Number(id))
      if (!chain) throw new ChainTrouble('The site works on a chain that is unknown here.', false)
      return chain
    },
    (error: unknown) => {
      known = undefined
      throw error
    },
  )
  return known
}
