import { useState } from 'react'
import type { Address } from 'viem'
import { ActButton } from '#workshop/act-button.tsx'
import { ActForm } from '#workshop/act-form.tsx'
import { nowInSeconds } from '#workshop/local-time.ts'
import type { Token } from '#workshop/read-token.ts'
import { actNames, actsOf, type ActName } from './act-choices.ts'
import { ActFields, actOf, type ActTyped } from './act-fields.tsx'
import type { HeldToken } from './fair-share.ts'
import type { Lock } from './read-locks.ts'
import { useLockAct } from './use-lock-act.ts'

type LockActsProps = { lock: Lock; others: readonly Lock[]; token: HeldToken; account: Address }

const nothing: ActTyped = { amount: '', account: '', end: '', from: '' }

/** Everything the owner can do with a lock, one thing at a time. */
export function LockActs({ lock, others, token, account }: LockActsProps) {
  const [now] = useState(nowInSeconds)
  const acts = actsOf(lock, { others, solvent: token.proof.solvent, now })
  const [typed, setTyped] = useState(nothing)
  const { run, ...state } = useLockAct({ token, account })
  const around = { lock, others, unit: token, account, balance: token.balance, holding: token.holding }

  async function submit(does: ActName) {
    const act = actOf(does, typed, around)
    if (typeof act === 'string') return act
    if (await run(act)) setTyped(nothing)
  }

  return (
    <ActForm acts={acts} names={actNames} state={state} submit={submit}>
      {(does) => <ActFields does={does} typed={typed} change={setTyped} {...around} />}
    </ActForm>
  )
}

/** The one thing the receiver of an offer can do. */
export function AcceptLock({ lock, token, account }: Pick<LockActsProps, 'lock' | 'account'> & { token: Token }) {
  const { run, ...state } = useLockAct({ token, account })
  return (
    <ActButton state={state} press={() => run({ does: 'acceptTransfer', id: lock.id })}>
      Accept this lock
    </ActButton>
  )
}
