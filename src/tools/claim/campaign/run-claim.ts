import type { Address } from 'viem'
import { chainTime } from '#chain/read/chain-time.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import {
  claimBySigCall,
  claimCall,
  claimToData,
  refundCall,
  type SignedClaim,
} from '#tools/claim/contract/claim-calls.ts'
import { claimContracts } from '#tools/claim/contract/claim-contracts.ts'
import { simulateClaims } from '#tools/claim/contract/simulate-claims.ts'
import type { Claimable } from '#tools/claim-list/find-claim.ts'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { signData } from '#tools/plan/send-call.ts'
import { actionStops } from '#tools/plan/why-not-sent.ts'
import type { Unit } from './campaign-view.tsx'

/** Seconds a signature counts: to be confirmed on two devices, and for somebody else to open its link. */
export const signatureLife = { own: 3600, handed: 7 * 86_400 }

type Entry = Claimable & { id: bigint; account: Address }
type Way = { from: Address; signed?: SignedClaim; unit: Unit }

/** Simulates, shows and sends a claim, a signed one where there is a signature. Answers why it stopped; undefined: it was sent. Never rejects. */
export function runClaim(entry: Entry, { from, signed, unit }: Way): Promise<Explained | undefined> {
  const call = signed ? claimBySigCall(entry, signed) : claimCall(entry)
  const description = `Claim ${amountText(entry.amount, unit)}`
  return send(call, { from, unit, description, recipient: signed?.recipient ?? entry.account })
}

/**
 * Has the account on the list sign where its entry is paid: to `recipient`, for `life` seconds by the clock of the chain. Nothing is
 * sent. Never rejects.
 */
export async function signClaim(
  { account, id: campaign, index }: Entry,
  { recipient, life }: { recipient: Address; life: number },
): Promise<{ signed: SignedClaim } | { why: Explained }> {
  const now = await chainTime().catch(() => undefined)
  if (now === undefined) return { why: actionStops.unanswered }
  const deadline = now + life
  const signed = await signData({
    from: account,
    typedData: (chainId) => claimToData(chainId, { campaign, index, recipient, deadline }),
    intent: `Let entry ${index} be paid to another address`,
    lasting: 'Anyone with the signature can have the entry paid, but only to the address you sign for.',
    stops: actionStops,
  })
  return signed.at === 'stopped' ? signed : { signed: { recipient, deadline, signature: signed.signature } }
}

type Refund = { to: Address } & Omit<Way, 'signed'>

/** Simulates, shows and sends the refund of a campaign. Answers why it stopped; undefined: it was sent. Never rejects. */
export function runRefund(id: bigint, { from, to, unit }: Refund): Promise<Explained | undefined> {
  const description = `Take back the rest of campaign No. ${id}`
  return send(refundCall(id, to), { from, unit, description, recipient: to })
}

type Told = { from: Address; unit: Unit; description: string; recipient: Address }

function send(call: Call, { unit, ...told }: Told): Promise<Explained | undefined> {
  return executeCall(simulateClaims, { call, contracts: claimContracts(unit.address), ...told })
}
