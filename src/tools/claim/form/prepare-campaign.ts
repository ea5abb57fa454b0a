import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import type { PermitForm } from '#chain/tokens/permit-form.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { nowInSeconds, secondsOf } from '#core/time/local-time.ts'
import { permanent } from '#tools/claim/contract/campaign.ts'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import type { GrantTerms } from '#tools/claim/contract/grant-terms.ts'
import type { LockTerms } from '#tools/claim/contract/lock-terms.ts'
import { simulateClaims } from '#tools/claim/contract/simulate-claims.ts'
import { fetchListFile, ListUnreachable, readListUrl } from '#tools/claim-list/fetch-list.ts'
import { fetchHead, ListMismatch } from '#tools/claim-list/find-claim.ts'
import { hashOf, readHead } from '#tools/claim-list/list-file.ts'
import { listAddress, publish, type Published } from '#tools/claim-list/publish-list.ts'
import type { CampaignPlan } from '#tools/claim/plan/campaign-plan.ts'
import { permitFor } from '#tools/plan/permit.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import type { ReadyList } from '#tools/claim-list/form/list-field.tsx'

/** When claims are open, in Unix seconds. */
export type Window = { start: number; deadline: number }

/** The times as they were typed. */
export type TypedWindow = { start: string; end: string; forever: boolean }

/** Reads the times, or answers the sentence that says what is wrong with them. `now` in Unix seconds. */
export function windowOf({ start, end, forever }: TypedWindow, now = nowInSeconds()): Window | string {
  const [from, until] = [start ? secondsOf(start) : 0, forever ? permanent : secondsOf(end)]
  const limit = now + 99 * 365 * 86_400
  if (Number.isNaN(from)) return 'Give the day and the time from which claims are open, or leave it empty.'
  if (Number.isNaN(until)) return 'Give the day and the time at which claims close.'
  if (until <= now) return 'Claims close in the past. Choose a later time.'
  if (from >= until) return 'Claims open after they close. Choose a later time to close.'
  if (from > limit || (!forever && until > limit))
    return 'That is more than ninety-nine years ahead. Choose an earlier time.'
  return { start: from, deadline: until }
}

/** How its claims are paid, and who can send one. */
type Paid = { lock: LockTerms; grant: GrantTerms; ownClaims: boolean }

type Given = {
  token: Token
  account: Connected
  ready: ReadyList
  window: Window
  paid: Paid
  /** How the account can sign in place of an approval. Rejects when the chain does not answer. */
  form: () => Promise<PermitForm | undefined>
  address?: string
}

/** The plan, or the sentence that says why there is none. */
export type Prepared = { plan: CampaignPlan } | { complaint: string }

/**
 * Publishes the list, or compares the one that is published, and simulates approval and campaign on the chain. Nothing is signed. `tell`
 * hears what is going on. Never rejects.
 */
export async function prepareCampaign(
  { token, account, ready, window, paid, form, address }: Given,
  tell: (words: string) => void,
): Promise<Prepared> {
  if (account.wrongChain)
    return { complaint: `Your wallet is on another network. Switch it to ${account.chainName}, then go on.` }
  if (ready.total > token.balance)
    return {
      complaint: `You have ${amountText(token.balance, token)}, and the list needs ${amountText(ready.total, token)}.`,
    }
  tell(address === undefined ? 'Publishing the list.' : 'Comparing the published list.')
  const published = address === undefined ? await publish(ready.list) : await compare(ready, address)
  if ('complaint' in published) return published

  tell('Simulating it on the chain.')
  const { root } = readHead(ready.list.head)!
  const from = account.address
  const terms = { root, total: ready.total, ...window, ...paid, metadataURI: published.address }
  const calls = [approveCall(token.address, ready.total), createCall({ ...terms, token: token.address })]
  const simulation = await simulateClaims(pageRpc(), from, calls)
  if (simulation.at === 'refused') return { complaint: `${simulation.why.message} ${simulation.why.remedy}` }
  if (simulation.at === 'fine' && simulation.received !== undefined && simulation.received < ready.total)
    return {
      complaint: `This token keeps a fee: only ${amountText(simulation.received, token)} would arrive, and the last on the list would get nothing. Exempt the claims contract from the fee, or use another token.`,
    }
  const known = await Promise.all([pageRpc()('eth_blockNumber', []), form()]).catch(() => undefined)
  if (!known) return { complaint: 'The chain does not answer. Try again in a minute.' }
  const [block, takes] = known
  const { address: tokenAddress, symbol, decimals } = token
  const permit = permitFor(takes, ready.total)
  return {
    plan: {
      ...terms,
      chainId: account.chainId,
      from,
      token: { address: tokenAddress, symbol, decimals },
      count: ready.count,
      madeAt: Date.now(),
      block: Number(block),
      ...(permit && { permit }),
    },
  }
}

async function compare({ list }: ReadyList, typed: string): Promise<Published> {
  const url = readListUrl(typed.trim())
  if (!url) return { complaint: 'Give the address of list.json on your host: it begins with https.' }
  const expected = { root: readHead(list.head)!.root, hash: hashOf(new TextEncoder().encode(list.head)) }
  try {
    const head = await fetchHead((name) => fetchListFile(url.folder, name), expected)
    await fetchListFile(url.folder, `s${Math.floor(head.pages.length / 2)}.bin`)
    return { address: listAddress(url.folder, list.head) }
  } catch (error) {
    if (error instanceof ListMismatch) return { complaint: `${error.message} Upload the files of this very list.` }
    if (error instanceof ListUnreachable)
      return { complaint: `${error.message} Check that it is there, then try again.` }
    return { complaint: 'The list could not be compared. Try again in a minute.' }
  }
}
