import type { Address } from 'viem'
import { chainTime } from '#chain/read/chain-time.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { claimBySigCall, claimCall, claimToData, refundCall } from '#tools/claim/contract/claim-calls.ts'
import { claimContracts } from '#tools/claim/contract/claim-contracts.ts'
import { simulateClaims } from '#tools/claim/contract/simulate-claims.ts'
import type { Claimable } from '#tools/claim/list/find-claim.ts'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { signData } from '#tools/plan/send-call.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import type { Unit } from './campaign-view.tsx'

/** Seconds a signature for another address counts: long enough to be confirmed on two devices. */
const signatureLife = 3600

type Entry = Claimable & { id: bigint; account: Address }
type Way = { from: Address; to?: Address; unit: Unit }

/**
 * Simulates, shows and sends a claim; `to` is another address, which the account on the list signs for first. Answers why it stopped;
 * undefined: it was sent. Never rejects.
 */
export async function runClaim(entry: Entry, { from, to, unit }: Way): Promise<Explained | undefined> {
  try {
    const plain = await simulateClaims(pageRpc(), from, [claimCall(entry)])
    // What stops the plain claim stops the other one too, except a token that refuses the account itself.
    if (plain.at === 'refused' && !to) return plain.why
    const call = to ? await signedCall(entry, to) : claimCall(entry)
    if ('message' in call) return call
    const description = `Claim ${amountText(entry.amount, unit)}`
    return await send(call, { from, unit, description, recipient: to ?? entry.account })
  } catch {
    return actionStops.unanswered
  }
}

/** Simulates, shows and sends the refund of a campaign. Answers why it stopped; undefined: it was sent. Never rejects. */
export function runRefund(id: bigint, { from, unit }: Omit<Way, 'to'>): Promise<Explained | undefined> {
  return send(refundCall(id), { from, unit, description: `Take back the rest of campaign No. ${id}` })
}

async function signedCall({ account, ...entry }: Entry, recipient: Address): Promise<Call | Explained> {
  const deadline = (await chainTime()) + signatureLife
  const { id: campaign, index } = entry
  const signed = await signData({
    from: account,
    typedData: (chainId) => claimToData(chainId, { campaign, index, recipient, deadline }),
    intent: `Let entry ${index} be paid to another address`,
    lasting: 'Anyone with the signature can have the entry paid, but only to the address you sign for.',
    stops: actionStops,
  })
  if (signed.at === 'stopped') return signed.why
  return claimBySigCall({ ...entry, account }, { recipient, deadline, signature: signed.signature })
}

type Told = { from: Address; unit: Unit; description: string; recipient?: Address }

function send(call: Call, { unit, ...told }: Told): Promise<Explained | undefined> {
  return executeCall(simulateClaims, { call, contracts: claimContracts(unit.address), ...told })
}
