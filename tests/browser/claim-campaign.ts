import type { Page } from '@playwright/test'
import { createPublicClient, createWalletClient, http, parseEventLogs, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { approveCall, createCall } from '#tools/claim/contract/claim-calls.ts'
import type { LockTerms } from '#tools/claim/contract/lock-terms.ts'
import { buildList } from '#tools/claim-list/build-list.ts'
import { hashOf, readHead } from '#tools/claim-list/list-file.ts'
import { packList } from '#tools/claim-list/publish-list.ts'
import { openRows } from '#tools/claim-list/read-rows.ts'

type Terms = { rows: readonly string[]; pays?: bigint; lasts?: number; ownClaims?: boolean; lock?: LockTerms }

/**
 * A campaign of the demo wallet's in Sample Ink, made without the pages: `rows` of account and amount, `pays` in place of their sum, in
 * smallest units, open for `lasts` seconds, `ownClaims` for the accounts alone, paid
 * into locks on the schedule of `lock`. Answers its path.
 */
export async function makeCampaign(page: Page, { rows, pays, lasts = 3600, ownClaims, lock }: Terms): Promise<string> {
  const origin = new URL(page.url()).origin
  const kept = await page.evaluate(() => localStorage.getItem('intaglio.demo-wallet'))
  const account = privateKeyToAccount((JSON.parse(kept!) as { privateKey: Address }).privateKey)
  const read = openRows({ decimals: 18 })
  for (const row of rows) read.line(row)
  const { entries, total } = read.end()
  const list = buildList(entries)
  const answer = await page.request.post('/claims/lists', {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from(packList(list)),
  })
  const { path } = (await answer.json()) as { path: string }
  const transport = http(`${origin}/rpc`)
  const [wallet, reader] = [createWalletClient({ account, transport }), createPublicClient({ transport })]
  const terms = {
    token: sampleWorld.ink,
    root: readHead(list.head)!.root,
    total: pays ?? total,
    start: 0,
    deadline: Math.floor(Date.now() / 1000) + lasts,
    ...(ownClaims && { ownClaims }),
    ...(lock && { lock }),
    metadataURI: `${origin}${path}#${hashOf(new TextEncoder().encode(list.head))}`,
  }
  for (const call of [approveCall(terms.token, terms.total), createCall(terms)]) {
    const hash = await wallet.sendTransaction({ chain: null, ...call })
    const { logs } = await reader.waitForTransactionReceipt({ hash, pollingInterval: 100 })
    const [made] = parseEventLogs({ abi: merkleClaimsAbi, eventName: 'CampaignCreated', logs })
    if (made) return `/claim/${made.args.id}`
  }
  throw new Error('The campaign was not made.')
}
