import { pageRpc } from '#chain/read/page-rpc.ts'
import { isRefusal } from '#chain/read/refusals.ts'

/**
 * A program that uses what Shanghai and Cancun brought, PUSH0, MCOPY, TSTORE and TLOAD, and answers one byte 1. Tokens are compiled
 * for chains that know these.
 */
const probe = '0x5f5f5f5e60015f5d5f5c5f5360015ff3'

/** Whether the chain can run the tokens of this site (T18). `unknown`: it did not answer. */
export type ChainFitness = 'fit' | 'too-old' | 'unknown'

let asked: Promise<ChainFitness> | undefined

/** Has a node run the probe, without a transaction. Asked once; again after nobody has answered. */
export function chainFitness(): Promise<ChainFitness> {
  asked ??= pageRpc()('eth_call', [{ data: probe }, 'latest']).then(
    (answer): ChainFitness => (BigInt((answer as string) || '0x0') === 1n ? 'fit' : 'too-old'),
    (error: unknown): ChainFitness => {
      if (isRefusal(error)) return 'too-old'
      asked = undefined
      return 'unknown'
    },
  )
  return asked
}
