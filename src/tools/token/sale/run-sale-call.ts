import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulator, type Unsent } from '#tools/plan/simulate.ts'
import type { Hidden } from './commitment.ts'
import { saleAbi } from './sale-abi.ts'
import { explainRevert, knownCollection, piecesText } from './sale-words.ts'

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

/** What is asked of a collection: pieces in a phase at their price in wei, the payout, or the reveal. */
export type SaleCall =
  | { does: 'buy'; phase: number; count: bigint; price: bigint; proof: readonly Hex[] }
  | { does: 'withdraw' }
  | ({ does: 'reveal' } & Hidden)

/** Simulates a call of the sale, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export function runSaleCall(
  asked: SaleCall,
  { token, account: from }: { token: Address; account: Address },
): Promise<Explained | undefined> {
  const { description, ...call } = callOf(asked)
  return executeCall(simulate, {
    from,
    call: { to: token, ...call },
    contracts: (chainId) => [knownCollection(token, chainId)],
    description,
    confirmations: 'chain',
  })
}

function callOf(asked: SaleCall): Unsent & { description: string } {
  if (asked.does === 'buy') {
    const { phase, count, price, proof } = asked
    const data = encodeFunctionData({ abi: saleAbi, functionName: 'buy', args: [BigInt(phase), count, proof] })
    return { data, value: price * count, description: `Buy ${piecesText(count)}` }
  }
  if (asked.does === 'withdraw')
    return {
      data: encodeFunctionData({ abi: saleAbi, functionName: 'withdrawProceeds' }),
      description: 'Send the proceeds to their receiver',
    }
  const data = encodeFunctionData({ abi: saleAbi, functionName: 'reveal', args: [asked.uri, asked.salt] })
  return { data, description: 'Reveal the metadata' }
}
