import type { ReactNode } from 'react'
import { useState } from 'react'
import { NewGrants } from '#tools/grants/form/new-grants.tsx'
import { GrantsOfAccount } from '#tools/grants/list/account-grants.tsx'
import { FindGrant } from '#tools/grants/list/find-grant.tsx'
import { grantKind } from '#tools/grants/plan/grant-kind.ts'
import { PlanView } from '#tools/grants/plan/plan-view.tsx'
import type { GrantPlan } from '#tools/grants/plan/grant-plan.ts'
import { useAnswersUsed } from '#tools/plan/form/use-answers.ts'
import { useNamedToken } from '#tools/plan/use-named-token.ts'
import { usePlan, type PlanHandle } from '#tools/plan/use-plan.ts'
import { useAccount, type ShownAccount } from '#wallet/account/use-account.ts'

type Part = (shown: ShownAccount, handle: PlanHandle<GrantPlan>) => ReactNode

const parts = {
  new: [
    'Give grants',
    (shown, handle) =>
      handle.plan ? (
        <PlanView plan={handle.plan} handle={handle} shown={shown} />
      ) : (
        <NewGrants shown={shown} place={handle.place} />
      ),
  ],
  given: ['Given', (shown) => <GrantsOfAccount shown={shown} side="given" />],
  received: ['Received', (shown) => <GrantsOfAccount shown={shown} side="received" />],
  find: ['Find a grant', (shown) => <FindGrant shown={shown} />],
} as const satisfies Record<string, readonly [title: string, part: Part]>

/** The tool of /grants: gives grants, shows those an account has given or receives, and finds any other. */
export function GrantTool() {
  const [part, setPart] = useState<keyof typeof parts>('new')
  const shown = useAccount()
  const handle = usePlan(grantKind)
  useNamedToken(handle)
  useAnswersUsed('grant', handle.progress)
  const draw: Part = parts[part][1]
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
      {draw(shown, handle)}
    </div>
  )
}
