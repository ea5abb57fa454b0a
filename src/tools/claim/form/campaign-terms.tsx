import { useState } from 'react'
import { chainTime } from '#chain/read/chain-time.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readPermitForm } from '#chain/tokens/permit-form.ts'
import type { Token } from '#chain/tokens/read-token.ts'
import { retention } from '#content/legal/retention.ts'
import { localTime, nowInSeconds } from '#core/time/local-time.ts'
import { useListWork } from '#tools/claim-list/use-list-work.ts'
import type { CampaignPlan } from '#tools/claim/plan/campaign-plan.ts'
import { useAnswers } from '#tools/plan/form/use-answers.ts'
import { ToolForm, type AskedQuestion } from '#tools/plan/form/tool-form.tsx'
import { askedOnce } from '#tools/plan/together/prompts.ts'
import { stillReading } from '#tools/plan/why-not-sent.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { ListField, ListSums, readyIn } from '#tools/claim-list/form/list-field.tsx'
import { OwnHost } from './own-host.tsx'
import { WindowFields } from './window-fields.tsx'
import { PayoutFields } from './payout-fields.tsx'
import { prepareCampaign, windowOf } from './prepare-campaign.ts'
import { grantOf, lockOf, usualPayout } from './read-payout.ts'

/** How many days a campaign is open by default. */
const usual = 90
const day = 86_400

/** What the form begins with: the list and, as they are typed, times, payment and place of publication. `now` in Unix seconds. */
const firstAnswers = (now: number) => ({
  lines: '',
  times: { start: '', end: localTime(now + usual * day), forever: false },
  payout: usualPayout,
  ownHost: false,
  address: '',
})

const noList = 'Add a list first, and correct every line with an error.'

type TermsProps = { token: Token; shown: ShownAccount; place: (plan: CampaignPlan) => void }

/** List, times and place of publication of a campaign in one token, and the button. */
export function CampaignTerms({ token, shown, place }: TermsProps) {
  const handle = useListWork()
  const [now] = useState(nowInSeconds)
  const [{ lines, times, payout, ownHost, address }, change] = useAnswers('campaign', {
    first: () => firstAnswers(now),
  })
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState('')
  const { account } = shown
  // After a change of accounts the balance is that of the one before, until it is read again.
  const isKnown = account !== undefined && token.holder === account.address
  const ready = readyIn(handle.work)
  const formOf = ({ address: owner, chainId }: NonNullable<typeof account>) =>
    readPermitForm(pageRpc(), { token: token.address, owner, chainId })
  const form = useRead(account && `${token.address} ${account.address} ${account.chainId}`, () =>
    formOf(account!),
  ).value

  async function submit() {
    if (!account) return void shown.connect()
    if (!isKnown) return setComplaint(stillReading)
    // The chain decides what is in the past; where it does not answer, this device does.
    await chainTime().catch(() => undefined)
    const window = windowOf(times)
    if (typeof window === 'string') return setComplaint(window)
    const lock = lockOf(payout, window, nowInSeconds())
    if (typeof lock === 'string') return setComplaint(lock)
    const grant = grantOf(payout, account.address)
    if (typeof grant === 'string') return setComplaint(grant)
    if (!ready) return setComplaint(noList)
    setComplaint('')
    const prepared = await prepareCampaign(
      {
        token,
        account,
        ready,
        window,
        paid: { lock, grant, ownClaims: payout.ownClaims },
        form: async () => form ?? formOf(account),
        address: ownHost ? address : undefined,
      },
      setBusy,
    )
    setBusy('')
    if ('complaint' in prepared) setComplaint(prepared.complaint)
    else place(prepared.plan)
  }

  const window = windowOf(times, now)
  const lock = typeof window === 'string' ? '' : lockOf(payout, window, now)
  const grant = grantOf(payout, account?.address ?? token.address)
  const questions: AskedQuestion[] = [
    {
      id: 'campaign-list',
      name: 'List',
      missing: ready ? '' : noList,
      fields: <ListField token={token} handle={handle} lines={lines} change={(next) => change({ lines: next })} />,
    },
    {
      id: 'campaign-times',
      name: 'Times',
      missing: typeof window === 'string' ? window : '',
      fields: <WindowFields times={times} change={(next) => change({ times: next })} />,
    },
    {
      id: 'campaign-payment',
      name: 'Payment',
      missing: typeof lock === 'string' ? lock : typeof grant === 'string' ? grant : '',
      fields: <PayoutFields payout={payout} change={(next) => change({ payout: next })} />,
    },
    {
      id: 'campaign-publication',
      name: 'Publication',
      missing: '',
      fields: (
        <>
          <div className="locks-choices">
            <label>
              <input
                type="checkbox"
                checked={ownHost}
                onChange={(event) => change({ ownHost: event.target.checked })}
              />
              <span>
                Publish the list on a host of my own. Otherwise this site keeps it, up to 120,000 entries, and removes
                it when no campaign has paid for it within {retention.unfundedListDays} days.
              </span>
            </label>
          </div>
          {ownHost && ready && (
            <OwnHost list={ready.list} address={address} change={(next) => change({ address: next })} />
          )}
        </>
      ),
    },
  ]

  return (
    <ToolForm
      above="Token"
      questions={questions}
      onChange={() => setComplaint('')}
      onSubmit={() => void submit()}
      result={<ListSums token={token} connected={isKnown} handle={handle} />}
      complaint={complaint}
      act={{
        id: 'claims-submit',
        name: account ? 'Publish the list and continue' : 'Connect a wallet to continue',
        busy,
      }}
      price={form ? 'One signature, one transaction, no fee of ours.' : 'Two transactions, no fee of ours.'}
      cost={
        <>
          The list becomes public: accounts and amounts.{' '}
          {form
            ? 'Then one signature for exactly the sum, which costs nothing, and one transaction. '
            : 'Then two transactions: an approval of exactly the sum, and the campaign. '}
          {askedOnce} The only fee is the network’s, for you and for those who claim.
        </>
      }
    />
  )
}
