import type { EIP1193Provider } from 'viem'
import { noteContractAccount } from '#chain/tokens/contract-accounts.ts'
import type { Transaction } from '#transactions/track/transaction.ts'
import type { Sight } from '#transactions/track/watch-transaction.ts'
import { findSafe, type FramedPage } from './find-safe.ts'
import { openOthersInTabs } from './framed-links.ts'
import { lookAtProposal } from './look-at-proposal.ts'
import type { SafeInfo } from './safe-protocol.ts'
import { safeProvider, type ReadReceipt } from './safe-provider.ts'

/** The Safe in whose window a page is: who it is, how it is asked, and how far a proposal of this browser is. */
export type SafeInPage = {
  info: SafeInfo
  provider: (readReceipt: ReadReceipt) => EIP1193Provider
  lookAt: (transaction: Transaction) => Promise<Sight>
}

/** The Safe that shows this page, once it has answered; undefined where none does. */
export async function openSafe(page: FramedPage, hosts: readonly string[]): Promise<SafeInPage | undefined> {
  const found = await findSafe(page, hosts)
  if (!found) return undefined
  noteContractAccount(found.info.safeAddress)
  openOthersInTabs(window)
  return {
    info: found.info,
    provider: (readReceipt) => safeProvider(found, { readReceipt }),
    lookAt: ({ hash }) => lookAtProposal(found.channel, hash),
  }
}
