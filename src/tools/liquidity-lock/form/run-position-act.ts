import type { Address } from 'viem'
import { pageChain } from '#chain/read/page-chain.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import { lookForBlock } from '#chain/read/watch-blocks.ts'
import { contractsOn } from '#tools/liquidity-lock/read/position-words.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { actStops, whyNotSent } from '#tools/plan/why-not-sent.ts'
import { sendTransaction } from '#wallet/account/send-transaction.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { callOf, type PositionAct } from './position-calls.ts'
import { explainRevert } from './position-errors.ts'

/** Who does it, with a position of which manager, and what the list of transactions says of it. */
export type Doing = { from: Address; manager: Address; description: string }

/** Simulates an act, shows it and sends it. Answers why nothing was sent, in a sentence; undefined: it was. Never rejects. */
export async function runPositionAct(
  act: PositionAct,
  { from, manager, description }: Doing,
): Promise<string | undefined> {
  const call = callOf(act)
  try {
    await pageChain()('eth_call', [{ from, ...call }, 'latest'])
  } catch (error) {
    const data = revertData(error)
    return data ? explainRevert(data) : 'The chain does not answer. Nothing was sent. Try again in a minute.'
  }
  try {
    const wallet = await pageWallet()
    const { chain } = wallet
    const request = { kind: 'transaction' as const, from, ...call, chain, contracts: contractsOn(chain.id, manager) }
    const recipient = recipientOf(act, from)
    const sent = await sendTransaction(wallet, request, { description, ...(recipient && { recipient }) })
    lookForBlock()
    return lineOf(whyNotSent(sent, actStops))
  } catch {
    return lineOf(actStops.unanswered)
  }
}

const lineOf = (why: Explained | undefined) => why && `${why.message} ${why.remedy}`

/** Who gets something by an act. */
function recipientOf(act: PositionAct, from: Address): Address | undefined {
  if (act.does === 'lock') return act.owner === from ? act.payee : act.owner
  return 'to' in act ? act.to : undefined
}
