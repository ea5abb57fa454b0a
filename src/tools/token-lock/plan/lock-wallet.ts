import type { Address } from 'viem'
import type { Call } from '#tools/plan/simulate.ts'
import { sendTransaction, type Sent } from '#wallet/account/send-transaction.ts'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { lockerOn } from './lock-words.ts'

/** Shows a call and sends it from an account, as every page does. `recipient` is who gets something from it. */
export async function sendCall(
  { from, to, data }: Call & { from: Address },
  told: { description: string; recipient?: Address },
): Promise<Sent> {
  const wallet = await pageWallet()
  const { chain } = wallet
  return sendTransaction(wallet, { kind: 'transaction', from, to, data, chain, contracts: [lockerOn(chain.id)] }, told)
}
