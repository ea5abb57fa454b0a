import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import { contractsOn } from '#tools/liquidity-lock/read/position-words.ts'
import { sendCall } from '#tools/plan/send-call.ts'
import { actStops } from '#tools/plan/why-not-sent.ts'
import { callOf, type PositionAction } from './position-calls.ts'
import { explainRevert } from './position-errors.ts'

/** Who does it, with a position of which manager, and what the list of transactions says of it. */
export type Doing = { from: Address; manager: Address; description: string }

/** Simulates an act, shows it and sends it. Answers why nothing was sent, in a sentence; undefined: it was. Never rejects. */
export async function runPositionAction(
  act: PositionAction,
  { from, manager, description }: Doing,
): Promise<string | undefined> {
  const call = callOf(act)
  try {
    await pageRpc()('eth_call', [{ from, ...call }, 'latest'])
  } catch (error) {
    const data = revertData(error)
    return data ? explainRevert(data) : 'The chain does not answer. Nothing was sent. Try again in a minute.'
  }
  const sent = await sendCall({
    from,
    call,
    contracts: (chainId) => contractsOn(chainId, manager),
    description,
    recipient: recipientOf(act, from),
    stops: actStops,
  })
  return sent.at === 'stopped' ? `${sent.why.message} ${sent.why.remedy}` : undefined
}

/** Who gets something by an act. */
function recipientOf(act: PositionAction, from: Address): Address | undefined {
  if (act.does === 'lock') return act.owner === from ? act.payee : act.owner
  return 'to' in act ? act.to : undefined
}
