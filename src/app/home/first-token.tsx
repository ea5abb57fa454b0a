import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Address } from 'viem'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readPermitForm } from '#chain/tokens/permit-form.ts'
import { unreachable } from '#core/unreachable.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { permitFor } from '#tools/plan/permit.ts'
import { usePlan } from '#tools/plan/use-plan.ts'
import { launchToken } from '#tools/token/launch/launch-token.ts'
import { useLaunch, useLaunches } from '#tools/token/launch/use-launch.ts'
import type { Launch } from '#tools/token/launch/launch-store.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { lockKind } from '#tools/token-lock/plan/lock-kind.ts'
import { madeLocks } from '#tools/token-lock/plan/made-locks.ts'
import { proofPath } from '#tools/token-lock/read/lock-number.ts'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import { pageWallet } from '#wallet/connection/page-wallet.ts'
import { connectDemo, hasDemo } from '#wallet/demo/connect-demo.ts'
import { letDemoAgree } from '#wallet/demo/demo-wallet-asks.ts'
import type { Made } from './own-certificate.tsx'
import { draftOf } from './token-draft.ts'

type FirstTokenProps = {
  name: string
  /** Told what there is now. */
  tell: (made: Made) => void
  /** Goes back to the field. */
  again: () => void
  /** Goes on in the creator, where this site has no test chain. */
  leave: () => void
}

const words = {
  connect: 'Getting the demo wallet ready.',
  prepare: 'Checking the account and the chain.',
  sign: 'Read what you sign, then continue.',
}

/** Launches the token that was named, with the demo wallet, then locks half of it and leads to the proof. */
export function FirstToken({ name, tell, again, leave }: FirstTokenProps) {
  const [said, setSaid] = useState<string>(words.connect)
  const [refused, setRefused] = useState('')
  const [began] = useState(() => Date.now())
  const launch = useLaunches().find(({ madeAt }) => madeAt >= began)

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const wallet = await pageWallet()
    if (signal.aborted) return
    if (!hasDemo(wallet)) return leave()
    await connectDemo(wallet, signal)
    if (signal.aborted) return
    const show = (phase: string) => setSaid(words[phase as keyof typeof words] ?? words.prepare)
    const result = await launchToken(readDraft(String(draftOf(name)))!, { signal, tell: show, again: true })
    if (signal.aborted) return
    if (result.at === 'refused') setRefused(result.words)
    if (result.at === 'invalid') setRefused('A token cannot have this name. Use letters, figures and single spaces.')
  })

  useEffect(() => {
    const running = new AbortController()
    letDemoAgree(true)
    void Promise.resolve(running.signal)
      .then(begin)
      .catch(() => running.signal.aborted || setRefused(unreachable))
    return () => {
      running.abort()
      letDemoAgree(false)
    }
  }, [])

  if (refused)
    return (
      <>
        <p role="alert">{refused}</p>
        <button type="button" className="button" onClick={again}>
          Change the name
        </button>
      </>
    )
  return launch ? <Launched launch={launch} name={name} tell={tell} /> : <output>{said}</output>
}

/** Follows the launch, then offers the lock. */
function Launched({ launch, name, tell }: { launch: Launch; name: string; tell: FirstTokenProps['tell'] }) {
  const state = useLaunch(launch)
  const address = state.at === 'created' && state.same ? state.address : undefined
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (address) told({ address })
  }, [address])
  if (state.at === 'failed') return <p role="alert">The chain did not create the token. Load the page and try again.</p>
  if (!address) return <output>The launch is on its way into a block.</output>
  return <LockHalf token={address} launch={launch} name={name} tell={tell} />
}

type LockProps = { token: Address; launch: Launch; name: string; tell: FirstTokenProps['tell'] }

const year = 365 * 86_400

/** Half of the supply in its smallest unit: 18 decimals, as the draft has them. */
const half = 500_000n * 10n ** 18n

/** Locks half of the token for a year, and leads to the proof of it. */
function LockHalf({ token, launch: { from, chainId, query }, name, tell }: LockProps) {
  const handle = usePlan(lockKind)
  const [complaint, setComplaint] = useState('')
  const [busy, setBusy] = useState(false)
  const { symbol = '' } = readDraft(query)?.form ?? {}
  const ours = handle.plan?.token.address === token ? handle : undefined
  const hash = ours?.progress?.next.do === 'done' ? ours.progress.steps[0]?.hash : undefined
  const [key] = useRead(hash, () => madeLocks(pageRpc(), [hash!])).value ?? []
  const proof = key && proofPath(key)
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (proof) told({ address: token, proof })
  }, [proof, token])

  async function lock() {
    if (busy || ours) return ours?.goOn()
    setBusy(true)
    setComplaint('')
    try {
      const rpc = pageRpc()
      const [form, block] = await Promise.all([
        readPermitForm(rpc, { token, owner: from, chainId }),
        rpc('eth_blockNumber', []),
      ])
      const permit = permitFor(form, half)
      const end = nowInSeconds() + year
      handle.place({
        chainId,
        from,
        token: { address: token, symbol, decimals: 18 },
        grants: [{ owner: from, amount: half, schedule: { start: end - year, cliff: end, end, steps: 0 } }],
        madeAt: Date.now(),
        block: Number(block),
        ...(permit && { permit }),
      })
    } catch {
      setComplaint('The chain does not answer. Try again in a minute.')
    }
    setBusy(false)
  }

  // Another lock of this browser is not finished: it has the place that a plan is kept in.
  const isTaken = handle.plan && !ours && handle.progress?.next.do !== 'done'
  return (
    <Arrived key={proof ? 'proof' : 'lock'}>
      {proof ? (
        <>
          <p>Half of {name} is locked for a year. Anyone can check it.</p>
          <div className="actions">
            <a className="button solid" href={proof}>
              See the public proof
            </a>
            <a className="button" href={`/meme-token/${token}`}>
              See the token
            </a>
          </div>
        </>
      ) : (
        <>
          <p>{name} is on the chain, and its code is the one this site has tested.</p>
          <div className="actions">
            {isTaken ? (
              <OfferedAnchor className="button solid" href={`/token-locking?token=${token}#lock`}>
                Finish your other lock first
              </OfferedAnchor>
            ) : (
              <button
                type="button"
                className="button solid"
                aria-busy={busy || ours?.asking}
                onClick={() => void lock()}
              >
                Lock 500,000 {symbol} for a year
              </button>
            )}
          </div>
          <output>{ours && !ours.why && 'The lock is on its way. Read what you sign, then continue.'}</output>
          <div role="alert">
            {complaint}
            {ours?.why && `${ours.why.message} ${ours.why.remedy}`}
          </div>
        </>
      )}
    </Arrived>
  )
}

/** What can be done now: it comes into view and has the focus. Who types elsewhere meanwhile goes on typing. */
function Arrived({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement?.matches('input:not([readonly]), textarea, select')) return
    place.current!.focus({ preventScroll: true })
    place.current!.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="own-act" ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
