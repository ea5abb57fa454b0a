import type { ComponentType } from 'react'
import { useAnswersUsed } from '#tools/plan/form/use-answers.ts'
import { useNamedToken } from '#tools/plan/use-named-token.ts'
import { usePlan, type PlanHandle } from '#tools/plan/use-plan.ts'
import { NewLock } from '#tools/token-lock/form/new-lock.tsx'
import { FindLock, soughtOfPage } from '#tools/token-lock/list/find-lock.tsx'
import { OwnLocks } from '#tools/token-lock/list/own-locks.tsx'
import { lockKind } from '#tools/token-lock/plan/lock-kind.ts'
import type { LockPlan } from '#tools/token-lock/plan/lock-plan.ts'
import { PlanView } from '#tools/token-lock/plan/plan-view.tsx'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { useAccount, type ShownAccount } from '#wallet/account/use-account.ts'

type PartProps = { shown: ShownAccount; handle: PlanHandle<LockPlan> }

const parts = {
  new: [
    'Lock tokens',
    ({ shown, handle }: PartProps) =>
      handle.plan ? (
        <PlanView plan={handle.plan} handle={handle} shown={shown} />
      ) : (
        <NewLock shown={shown} place={handle.place} />
      ),
  ],
  own: ['Your locks', ({ shown }: PartProps) => <OwnLocks shown={shown} />],
  find: ['Find a lock', () => <FindLock />],
} as const satisfies Record<string, readonly [string, ComponentType<PartProps>]>

/** The tool of /token-locking: makes locks, shows those of the account, and finds any other. */
export function LockTool() {
  const [part, setPart] = useBrowserState<keyof typeof parts>('new', () => (soughtOfPage() ? 'find' : 'new'))
  const shown = useAccount()
  const handle = usePlan(lockKind)
  useNamedToken(handle)
  useAnswersUsed('lock', handle.progress)
  const [, Part] = parts[part]
  return (
    <div className="locks">
      <fieldset className="locks-tabs" aria-label="What to do">
        {Object.entries(parts).map(([name, [title]]) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={part === name}
            onClick={() => setPart(name as keyof typeof parts)}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <Part shown={shown} handle={handle} />
    </div>
  )
}
