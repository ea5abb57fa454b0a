import { useState } from 'react'
import { amountText } from '#chain/tokens/amount-text.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { figure } from '#core/text/figure.ts'
import { Address } from '#seals/components/address.tsx'
import { fetchListFile, ListGone, ListUnreachable } from '#tools/claim-list/fetch-list.ts'
import { fetchHead, ListMismatch } from '#tools/claim-list/find-claim.ts'
import { writeHead } from '#tools/claim-list/list-file.ts'
import { useListWork, type ListWork } from '#tools/claim-list/use-list-work.ts'
import { WorkProgress } from '#tools/claim-list/work-progress.tsx'
import type { CampaignProps } from './campaign-view.tsx'
import type { KnownHistory } from './use-history.ts'

/** Recomputes the whole list: every file is fetched, every entry hashed, the root compared with the chain. */
export function CheckPart({ campaign, unit, history }: CampaignProps & { history: KnownHistory }) {
  const { work, start, cancel } = useListWork()
  const [trouble, setTrouble] = useState('')
  const { list } = history

  async function press() {
    if (!list) return
    setTrouble('')
    try {
      const fetchFile = (name: string) => fetchListFile(list.folder, name)
      const head = await fetchHead(fetchFile, { root: campaign.root, ...(list.hash && { hash: list.hash }) })
      await start({ does: 'check', url: list.folder, head: writeHead(head) })
    } catch (error) {
      if (error instanceof ListGone) return setTrouble(error.message)
      setTrouble(
        error instanceof ListMismatch
          ? `${error.message} It is not the list of this campaign.`
          : `${error instanceof ListUnreachable ? error.message : 'The list could not be fetched.'} Try again later.`,
      )
    }
  }

  return (
    <section className="claims-part" aria-labelledby="claims-check">
      <h2 id="claims-check">Check it yourself</h2>
      <dl className="locks-facts">
        <div>
          <dt>Claims contract</dt>
          <dd>
            <Address value={contractAddresses.MerkleClaims} />
          </dd>
        </div>
        <div>
          <dt>Its ABI</dt>
          <dd>
            <a href="/contracts.json">contracts.json</a>
          </dd>
        </div>
        <div>
          <dt>Root of the list</dt>
          <dd>{campaign.root}</dd>
        </div>
        {list && (
          <div>
            <dt>List</dt>
            <dd>
              <a href={`${list.folder}list.json`}>{list.folder}list.json</a>
            </dd>
          </div>
        )}
      </dl>
      <button
        type="button"
        className="button"
        id="claims-recompute"
        aria-disabled={!list || work.at === 'working'}
        onClick={() => work.at !== 'working' && void press()}
      >
        Recompute the whole list
      </button>
      <WorkProgress work={work} cancel={cancel} />
      <div aria-live="polite">
        <Outcome work={work} campaign={campaign} unit={unit} />
        {trouble && <p className="locks-bad">{trouble}</p>}
      </div>
    </section>
  )
}

function Outcome({ work, campaign, unit }: { work: ListWork } & Pick<CampaignProps, 'campaign' | 'unit'>) {
  if (work.at !== 'done') return null
  const { outcome } = work
  if ('unreachable' in outcome)
    return <p className="locks-bad">The host of the list does not answer. Try again later.</p>
  if ('mismatch' in outcome)
    return <p className="locks-bad">{outcome.mismatch} Do not rely on this list, and tell its creator.</p>
  if (!('checked' in outcome)) return null
  const { count, total, bytes } = outcome.checked
  const whole = total <= campaign.funded
  return (
    <>
      <p>
        <strong>The list is right.</strong> {figure(count)} entries, each account once, lead to the root on the chain (
        {figure(Math.ceil(bytes / 1000))} kB were hashed here).
      </p>
      <p className={whole ? undefined : 'locks-bad'}>
        They promise {amountText(total, unit)}; {amountText(campaign.funded, unit)} were paid in.{' '}
        {whole ? 'Everyone on the list can be paid.' : 'The last to claim will get nothing: ask the creator.'}
      </p>
    </>
  )
}
