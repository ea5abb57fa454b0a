import type { Address, Hex } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { send } from '#core/http/send.ts'
import { readAddress } from '#core/text/read-address.ts'
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
  const account = await accountOf(typed)
  if (typeof account === 'object') return account
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

async function accountOf(typed: string): Promise<Address | Extract<Looked, { at: 'trouble' }>> {
  const read = readAddress(typed)
  if (read.kind === 'address' || read.kind === 'unproven') return read.address
  if (read.kind === 'mistyped')
    return { at: 'trouble', words: 'The large and small letters of the address do not fit: a digit is mistyped.' }
  if (read.kind === 'neither')
    return { at: 'trouble', words: 'Type an address, 0x and forty digits from 0 to f, or a name such as ada.eth.' }
  const reply = await send<{ address: Address | null }>(
    'GET',
    `/api/resolve-name?name=${encodeURIComponent(read.name)}`,
  )
  if ('refusal' in reply) return { at: 'trouble', words: reply.refusal.message }
  return (
    reply.answer.address ?? { at: 'trouble', words: 'This name leads to no account here. Type the address itself.' }
  )
}
