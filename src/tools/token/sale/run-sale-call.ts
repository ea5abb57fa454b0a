import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulator, type Unsent } from '#tools/plan/simulate.ts'
import type { Hidden } from './commitment.ts'
import { saleAbi } from './sale-abi.ts'
import { buyText, explainRevert, knownCollection } from './sale-words.ts'

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

/** What is asked of a collection: pieces in a phase, of an edition where it has editions, at their price in wei; the payout; or the reveal. */
export type SaleCall =
  | { does: 'buy'; phase: number; edition?: bigint; count: bigint; price: bigint; proof: readonly Hex[] }
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
    const { phase, edition, count, price, proof } = asked
    const args =
      edition === undefined
        ? ([BigInt(phase), count, proof] as const)
        : ([BigInt(phase), edition, count, proof] as const)
    const data = encodeFunctionData({ abi: saleAbi, functionName: 'buy', args })
    return { data, value: price * count, description: buyText(count, edition) }
  }
  if (asked.does === 'withdraw')
    return {
      data: encodeFunctionData({ abi: saleAbi, functionName: 'withdrawProceeds' }),
      description: 'Send the proceeds to their receiver',
    }
  const data = encodeFunctionData({ abi: saleAbi, functionName: 'reveal', args: [asked.uri, asked.salt] })
  return { data, description: 'Reveal the metadata' }
}
