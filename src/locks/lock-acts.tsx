import { useState, type SubmitEvent } from 'react'
import type { Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { useTransactions } from '#transactions/use-transactions.ts'
import { nowInSeconds } from '#workshop/local-time.ts'
import type { Token } from '#workshop/read-token.ts'
import { actNames, actsOf, type ActName } from './act-choices.ts'
import { ActFields, actOf, type ActTyped } from './act-fields.tsx'
import type { LockAct } from './lock-calls.ts'
import type { Lock } from './read-locks.ts'

type LockActsProps = { lock: Lock; others: readonly Lock[]; token: Token; account: Address }

const nothing: ActTyped = { amount: '', account: '', end: '', from: '' }

/** Everything the owner can do with a lock, one thing at a time. */
export function LockActs({ lock, others, token, account }: LockActsProps) {
  const [now] = useState(nowInSeconds)
  const acts = actsOf(lock, { others, solvent: token.proof.solvent, now })
  const [chosen, setChosen] = useState<ActName>()
  const does = chosen && acts.includes(chosen) ? chosen : acts[0]!
  const [typed, setTyped] = useState(nothing)
  const { said, run, busy } = useAct({ token, account })
  const around = { lock, others, unit: token, account, balance: token.balance }
  const [complaint, setComplaint] = useState('')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const act = actOf(does, typed, around)
    if (typeof act === 'string') return setComplaint(act)
    setComplaint('')
    if (await run(act)) setTyped(nothing)
  }

  return (
    <form className="locks-acts" noValidate onSubmit={(event) => void submit(event)}>
      <label className="field">
        What would you like to do?
        <select className="control" value={does} onChange={(event) => setChosen(event.target.value as ActName)}>
          {acts.map((name) => (
            <option key={name} value={name}>
              {actNames[name]}
            </option>
          ))}
        </select>
      </label>
      <ActFields does={does} typed={typed} change={setTyped} {...around} />
      <div role="alert">{(complaint || said.failed) && <p className="locks-bad">{complaint || said.failed}</p>}</div>
      <div className="actions">
        <button type="submit" className="button solid" aria-disabled={busy}>
          {actNames[does]}
        </button>
        <output>{said.going}</output>
      </div>
    </form>
  )
}

/** The one thing the receiver of an offer can do. */
export function AcceptLock({ lock, token, account }: Omit<LockActsProps, 'others'>) {
  const { said, run, busy } = useAct({ token, account })
  return (
    <div className="actions">
      <button
        type="button"
        className="button solid"
        aria-disabled={busy}
        onClick={() => void run({ does: 'acceptTransfer', id: lock.id })}
      >
        Accept this lock
      </button>
      <output>{said.going}</output>
      <span role="alert">{said.failed && <span className="locks-bad">{said.failed}</span>}</span>
    </div>
  )
}

function useAct({ token, account }: { token: Token; account: Address }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ going?: string; failed?: string }>({})
  const waiting = useTransactions().some(
    ({ status, from, intent }) =>
      status === 'pending' &&
      from.toLowerCase() === account.toLowerCase() &&
      intent?.to === contractAddresses.TokenLocker.toLowerCase(),
  )

  async function run(act: LockAct): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setSaid({ going: 'Read what the sheet says, then confirm in your wallet.' })
    const { runAct } = await import('./run-act.ts')
    const result = await runAct(act, { from: account, token })
    setBusy(false)
    if (result.at === 'stopped') setSaid({ failed: `${result.why.message} ${result.why.remedy}` })
    else
      setSaid({
        going:
          result.at === 'approved'
            ? 'The approval is sent. Once it is confirmed, press again to add the tokens.'
            : 'Sent.',
      })
    return result.at === 'sent'
  }

  return {
    busy,
    said: waiting && !busy && !said.failed ? { going: 'A transaction is on its way; this list follows it.' } : said,
    run,
  }
}
