import type { Address, Hex } from 'viem'
import { findAccount } from '#chain/names/find-account.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { isClaimed } from '#tools/claim/contract/campaign.ts'
import { fetchListFile, ListGone, ListUnreachable } from '#tools/claim-list/fetch-list.ts'
import { fetchHead, findClaim, ListMismatch, type Claimable } from '#tools/claim-list/find-claim.ts'

/** What was found about an account. */
export type Looked =
  | { at: 'listed'; account: Address; claim: Claimable; claimed: boolean }
  | { at: 'not-listed'; account: Address; count: number }
  /** What was typed is not an account, or nobody could be asked: the sentence says which and what to do. */
  | { at: 'trouble'; words: string }
  /** The list was removed here: the sentence says why. */
  | { at: 'gone'; words: string }
  /** What the host gives is not the list of this campaign. */
  | { at: 'mismatch'; words: string }

/** Whose list it is, and where. */
export type ListPlace = { id: bigint; root: Hex; folder: string; hash?: Hex }

/** Finds what an account, or the account behind a name, may claim. Asks for no wallet. Never rejects. */
export async function lookUp(typed: string, { id, root, folder, hash }: ListPlace): Promise<Looked> {
  const account = await findAccount(typed)
  if (typeof account === 'object') return { at: 'trouble', ...account }
  try {
    const fetchFile = (name: string) => fetchListFile(folder, name)
    const head = await fetchHead(fetchFile, { root, ...(hash && { hash }) })
    const claim = await findClaim(fetchFile, head, account)
    if (!claim) return { at: 'not-listed', account, count: head.count }
    return { at: 'listed', account, claim, claimed: await isClaimed(pageRpc(), id, claim.index) }
  } catch (error) {
    if (error instanceof ListMismatch) return { at: 'mismatch', words: error.message }
    if (error instanceof ListGone) return { at: 'gone', words: error.message }
    const who = error instanceof ListUnreachable ? 'The host of the list' : 'The chain'
    return { at: 'trouble', words: `${who} does not answer. Nothing is lost: try again in a minute.` }
  }
}
