import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { revertData } from '#chain/read/revert-reason.ts'
import { contractsOn } from '#tools/liquidity-lock/read/position-words.ts'
import { sendCall } from '#tools/plan/send-call.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import { callOf, type PositionAction } from './position-calls.ts'
import { explainRevert } from './position-errors.ts'

/** Who does it, with a position of which manager, and what the list of transactions says of it. */
export type Doing = { from: Address; manager: Address; description: string }

/** Simulates an action, shows it and sends it. Answers why nothing was sent, in a sentence; undefined: it was. Never rejects. */
export async function runPositionAction(
  action: PositionAction,
  { from, manager, description }: Doing,
): Promise<string | undefined> {
  const call = callOf(action)
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
    recipient: recipientOf(action, from),
    stops: actionStops,
  })
  return sent.at === 'stopped' ? `${sent.why.message} ${sent.why.remedy}` : undefined
}

/** Who gets something by an action. */
function recipientOf(action: PositionAction, from: Address): Address | undefined {
  if (action.does === 'lock') return action.owner === from ? action.payee : action.owner
  return 'to' in action ? action.to : undefined
}
