import { useEffect, useEffectEvent, useState, type ReactNode, type SubmitEvent } from 'react'
import { figure } from '#core/text/figure.ts'
import { readListUrl } from '#tools/claim-list/fetch-list.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import type { CampaignProps } from './campaign-view.tsx'
import { ClaimEntry } from './claim-entry.tsx'
import { lookUp, type Looked } from './look-up.ts'
import { readSigned, type HandedClaim } from './signed-claim.ts'
import type { KnownHistory } from './use-history.ts'

const unknownHint =
  'Our index does not say now where the list is. Open the link its creator shared, or paste the address; a wrong list is found out.'
const movedHint = 'Where the creator has published the same files since, if anywhere; a wrong list is found out.'

type DeskProps = CampaignProps & {
  history: KnownHistory
  /** What stands below: it waits for what the desk finds by itself, and so keeps its place. */
  children: ReactNode
}

/** Where one learns what one may claim, by address or name and without a wallet, and claims it. */
export function ClaimDesk({ history, children, ...common }: DeskProps) {
  const { campaign, shown } = common
  const connected = shown.account?.address
  const [handed] = useBrowserState<HandedClaim | undefined>(undefined, () => readSigned(location.hash))
  const [typed, setTyped] = useState<string>()
  const [typedList, setTypedList] = useState('')
  const [busy, setBusy] = useState(false)
  const [looked, setLooked] = useState<Looked>()
  const [remaining, setRemaining] = useState(campaign.remaining)
  const [settled, setSettled] = useState(false)
  const gone = looked?.at === 'gone'
  const entry = looked?.at === 'listed' ? looked : undefined
  const unknown = gone || (!history.list && (history.at !== 'reading' || history.value !== undefined))
  const elsewhere = readListUrl(typedList.trim())
  // Wherever the files are: the hash that the campaign names binds them.
  const list = elsewhere ? { ...elsewhere, ...(history.list?.hash && { hash: history.list.hash }) } : history.list
  const reads = history.at === 'reading' && !history.value
  const looks = list !== undefined && (handed?.account ?? connected) !== undefined
  if (!settled && (looked ?? !(reads || shown.loading || looks))) setSettled(true)
  const wanted = typed ?? handed?.account ?? connected ?? ''

  async function look(text: string) {
    if (!list || busy || !text.trim()) return
    setBusy(true)
    const { id, root, remaining: left } = campaign
    setLooked(await lookUp(text, { id, root, ...list }))
    setRemaining(left)
    setBusy(false)
  }

  // We look up the connected account without asking, and again after a payment of the campaign.
  const refresh = useEffectEvent(() => {
    const account = looked && 'account' in looked ? looked.account : undefined
    const text = account ?? (typed === undefined ? (handed?.account ?? connected) : undefined)
    if (text) void look(text)
  })
  const due = list && `${list.folder} ${handed?.account ?? connected} ${campaign.remaining}`
  useEffect(() => {
    if (due !== undefined) void Promise.resolve(due).then(refresh)
  }, [due])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void look(wanted)
  }

  return (
    <>
      <section className="claims-part" aria-labelledby="claims-desk">
        <h2 id="claims-desk">Are you on the list?</h2>
        <form className="locks-find" onSubmit={submit}>
          {unknown && (
            <LineField
              label="Address of the list"
              type="url"
              placeholder="https://…/list.json"
              value={typedList}
              hint={gone ? movedHint : unknownHint}
              onChange={(event) => setTypedList(event.target.value)}
            />
          )}
          <LineField
            id="claims-account"
            label="Address or name"
            placeholder="0x… or ada.eth"
            value={wanted}
            hint="No wallet is needed to look. The proof is made in your browser and compared with the chain."
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="actions">
            <button type="submit" className="button solid" aria-disabled={busy || !list}>
              Look it up
            </button>
            <output>
              {busy && !looked && 'Looking.'}
              {!busy && !list && history.at === 'reading' && 'Looking for the list.'}
              {entry && (
                <span className="visually-hidden">{entry.account} is on the list. What it may claim follows.</span>
              )}
            </output>
          </div>
        </form>
        <div aria-live="polite">{looked && looked.at !== 'listed' && <NotListed looked={looked} />}</div>
        {entry && (
          <ClaimEntry
            {...common}
            // What was left when it was looked up: a claim that is just paid would else seem to lack its own amount.
            campaign={{ ...campaign, remaining }}
            events={history.value?.events ?? []}
            found={entry}
            {...(handed?.account.toLowerCase() === entry.account.toLowerCase() && { handed })}
          />
        )}
        {!looked && busy && <div className="locks-order panel claims-entry" />}
      </section>
      {settled && children}
    </>
  )
}

/** Why there is nothing to claim for an account. */
function NotListed({ looked }: { looked: Exclude<Looked, { at: 'listed' }> }) {
  switch (looked.at) {
    case 'not-listed':
      return (
        <p>
          <strong>
            {looked.account} is not among the {figure(looked.count)} accounts of this list.
          </strong>{' '}
          Try another account of yours, or ask the creator. The list cannot be changed any more.
        </p>
      )
    case 'mismatch':
      return (
        <p className="locks-bad">
          {looked.words} It does not belong to this campaign, so nothing can be claimed with it. Ask the creator for the
          right list; what was paid in is safe.
        </p>
      )
    default:
      return <p className="locks-bad">{looked.words}</p>
  }
}
