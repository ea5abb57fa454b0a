import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import type { Address } from 'viem'
import { findAccount } from '#chain/names/find-account.ts'
import { watchBlocks } from '#chain/read/watch-blocks.ts'
import { offerText, takeText } from '#core/browser/offered-text.ts'
import { send } from '#core/http/send.ts'
import type { AccountReport } from './account-report.ts'
import { useAccount } from '#wallet/account/use-account.ts'
import { AccountFiles } from './account-files.tsx'
import { OwnWritingsPart } from './own/own-writings.tsx'
import { AccountView } from './account-view.tsx'
import { useOnChain } from './on-chain/use-on-chain.ts'

type Shown = { at: 'reading' } | { at: 'known'; report: AccountReport } | { at: 'trouble'; words: string }

/** Milliseconds until the index is asked again, when the chain is further than it was. */
const pause = 1_000

/**
 * Where an account is named, and everything of it appears; a connected one without being named, and one in `?account=` before that. Without
 * a script the form leads to the same as a page.
 */
export function DashboardPlace() {
  const field = useRef<HTMLInputElement>(null)
  const { search } = useLocation()
  const [shown, setShown] = useState<Shown>()
  const wallet = useAccount()
  const named = new URLSearchParams(search).get('account')
  const latest = useRef(0)

  async function show(typed: string) {
    const mine = ++latest.current
    const isCurrent = () => mine === latest.current
    setShown({ at: 'reading' })
    const account = await findAccount(typed)
    if (!isCurrent()) return
    if (typeof account === 'object') return setShown({ at: 'trouble', ...account })
    const next = await reportOf(account)
    if (isCurrent()) setShown(next)
  }

  const report = shown?.at === 'known' ? shown.report : undefined
  const account = report?.account
  const [newest, setNewest] = useState(0)
  useEffect(() => (account ? watchBlocks((block) => block && setNewest(block.number)) : undefined), [account])

  const onChain = useOnChain(account, report?.index.block)

  const refresh = useEffectEvent(async () => {
    const mine = latest.current
    const next = await reportOf(account!)
    // What is known stays while nobody answers.
    if (mine === latest.current && next.at === 'known') setShown(next)
  })
  // The index takes a moment longer than this page to see a block.
  const isBehind = report !== undefined && !report.index.stopped && (report.index.block ?? 0) < newest
  useEffect(() => {
    if (!isBehind) return
    const timer = setInterval(() => void refresh(), pause)
    return () => clearInterval(timer)
  }, [isBehind])

  const arrive = useEffectEvent((typed: string) => {
    offerText(field.current!, typed)
    void show(typed)
  })
  const wanted = named ?? wallet.account?.address
  useEffect(() => {
    if (wanted) void Promise.resolve(wanted).then(arrive)
  }, [wanted])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const typed = takeText(field.current!).trim()
    if (!typed) return field.current!.focus()
    history.replaceState(history.state, '', `?account=${encodeURIComponent(typed)}`)
    void show(typed)
  }

  return (
    <>
      <form className="form" action="/dashboard/report" onSubmit={submit} data-replay>
        <div className="field">
          <label htmlFor="dashboard-account">Account or name</label>
          <input
            ref={field}
            id="dashboard-account"
            name="account"
            className="control mono"
            placeholder="0x…"
            required
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="form-foot">
          <button className="button solid" aria-busy={shown?.at === 'reading' || undefined}>
            Show the account
          </button>
          {!wallet.account && (
            <button type="button" className="button" onClick={() => void wallet.connect()} data-replay>
              {wallet.loading ? 'Your wallet is being asked' : 'Connect a wallet'}
            </button>
          )}
        </div>
      </form>
      <output className="account-shown">
        {shown?.at === 'reading' && 'We are reading the account.'}
        {shown?.at === 'trouble' && shown.words}
      </output>
      {shown?.at === 'known' && (
        <AccountView report={shown.report} onChain={onChain} wallet={wallet}>
          <OwnWritingsPart
            account={shown.report.account}
            connected={wallet.account?.address === shown.report.account}
          />
          <AccountFiles account={shown.report.account} />
        </AccountView>
      )}
    </>
  )
}

async function reportOf(account: Address): Promise<Shown> {
  const reply = await send<AccountReport>('GET', `/api/accounts/${account}`)
  return 'refusal' in reply ? { at: 'trouble', words: reply.refusal.message } : { at: 'known', report: reply.answer }
}
