import { useState } from 'react'
import type { Address } from 'viem'
import type { Token } from '#chain/tokens/read-token.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { AdminActionButton } from '#tools/plan/admin-action-button.tsx'
import { AdminActionForm } from '#tools/plan/admin-action-form.tsx'
import { useKeptState } from '#ui/loading/use-kept-state.ts'
import type { HeldToken } from '#tools/token-lock/read/fair-share.ts'
import type { Lock } from '#tools/token-lock/read/read-locks.ts'
import { actionNames, actionsOf, type ActionName } from './action-choices.ts'
import { ActionFields, actionOf, type ActionTyped } from './action-fields.tsx'
import { useLockAction } from './use-lock-action.ts'

type LockActionsProps = {
  lock: Lock
  others: readonly Lock[]
  token: HeldToken
  account: Address
  /** Whether the lock is an NFT of the account. */
  deed?: boolean
}

const nothing: ActionTyped = { amount: '', account: '', end: '', from: '', form: 'free' }

/** Everything the owner can do with a lock, one thing at a time. */
export function LockActions({ lock, others, token, account, deed }: LockActionsProps) {
  const [now] = useState(nowInSeconds)
  const actions = actionsOf(lock, { others, solvent: token.proof.solvent, now, deed })
  const about = `lock ${lock.locker} ${lock.id} of ${account}`
  const [typed, setTyped] = useKeptState(`${about} typed`, nothing)
  const { run, ...state } = useLockAction({ token, account, deed, locker: lock.locker })
  const around = { lock, others, unit: token, account, balance: token.balance, holding: token.holding }

  async function submit(does: ActionName) {
    const action = actionOf(does, typed, around)
    if (typeof action === 'string') return action
    if (await run(action)) setTyped(nothing)
  }

  return (
    <AdminActionForm about={about} actions={actions} names={actionNames} state={state} submit={submit}>
      {(does) => <ActionFields does={does} typed={typed} change={setTyped} {...around} />}
    </AdminActionForm>
  )
}

/** The one thing the receiver of an offer can do. */
export function AcceptLock({
  lock,
  token,
  account,
  deed,
}: Pick<LockActionsProps, 'lock' | 'account' | 'deed'> & { token: Token }) {
  const { run, ...state } = useLockAction({ token, account, deed, locker: lock.locker })
  return (
    <AdminActionButton state={state} press={() => run({ does: 'acceptTransfer', id: lock.id })}>
      Accept this lock
    </AdminActionButton>
  )
}
