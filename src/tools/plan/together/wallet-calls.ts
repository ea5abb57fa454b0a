import type { Hex } from 'viem'
import { mayBeSent, whyNotSent } from '#tools/plan/why-not-sent.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import type { Plan } from '#tools/plan/plan-state.ts'
import type { Sending } from '#tools/plan/send-call.ts'
import type { Call } from '#tools/plan/simulate.ts'
import type { Foreseen } from '#transactions/track/transaction.ts'
import type { CallsStatus } from '#wallet/account/send-calls.ts'

/** Calls that go together, under the id that the wallet is to know them by. */
type CallsSending = Pick<Sending, 'from' | 'contracts' | 'prompts' | 'stops'> & {
  calls: readonly (Call & { value?: bigint })[]
  id: Hex
  /** What the list of transactions says of them. */
  told: Pick<Sending, 'description' | 'recipient' | 'confirmations'>
}

/** What came of it. `apart`: the wallet does not send them so; `lost`: it may have sent them all the same. */
type TogetherSent =
  | { at: 'sent'; id: string; foreseen?: readonly Foreseen[] }
  | { at: 'apart' }
  | { at: 'stopped'; why: Explained; lost: boolean }

/** A wallet that may send calls together. Nothing of it rejects. */
export type WalletCalls = {
  can: (whose: Pick<Plan, 'from' | 'chainId'>) => Promise<boolean>
  send: (sending: CallsSending) => Promise<TogetherSent>
}

/** The connected wallet. */
export const walletCalls: WalletCalls = { can: canSendTogether, send: sendTogether }

const load = async () => {
  const [{ sendsTogether, sendCalls, callsStatus }, { pageWallet }] = await Promise.all([
    import('#wallet/account/send-calls.ts'),
    import('#wallet/connection/page-wallet.ts'),
  ])
  return { sendsTogether, sendCalls, callsStatus, wallet: await pageWallet() }
}

async function canSendTogether({ from, chainId }: Pick<Plan, 'from' | 'chainId'>): Promise<boolean> {
  try {
    const { sendsTogether, wallet } = await load()
    return await sendsTogether(wallet, { from, chainId })
  } catch {
    return false
  }
}

async function sendTogether({ from, calls, id, contracts, prompts, told, stops }: CallsSending): Promise<TogetherSent> {
  try {
    const { sendCalls, wallet } = await load()
    const { chain } = wallet
    const request = { kind: 'calls', from, calls, chain, prompts, contracts: await contracts?.(chain.id) } as const
    const { description, recipient, confirmations } = told
    const sent = await sendCalls(wallet, request, id, {
      description,
      ...(recipient && { recipient }),
      ...(confirmations && { confirmations: confirmations === 'chain' ? chain.confirmations : confirmations }),
    })
    if (sent.at === 'sent' || sent.at === 'apart') return sent
    return { at: 'stopped', why: whyNotSent(sent, stops)!, lost: mayBeSent(sent) }
  } catch {
    return { at: 'stopped', why: stops.unanswered, lost: false }
  }
}

/** How far the calls of a plan are. Never rejects. */
export async function askStatus({ from, chainId }: Pick<Plan, 'from' | 'chainId'>, id: string): Promise<CallsStatus> {
  try {
    const { callsStatus, wallet } = await load()
    return await callsStatus(wallet, { from, chainId }, id)
  } catch {
    return { at: 'silent' }
  }
}
