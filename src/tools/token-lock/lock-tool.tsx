import { useState, type ComponentType } from 'react'
import toolStyles from '#tools/plan/tools.css?inline'
import { NewLock } from '#tools/token-lock/form/new-lock.tsx'
import { FindLock, soughtOfPage } from '#tools/token-lock/list/find-lock.tsx'
import { OwnLocks } from '#tools/token-lock/list/own-locks.tsx'
import { OrderView } from '#tools/token-lock/plan/plan-view.tsx'
import { useOrder, type OrderHandle } from '#tools/token-lock/plan/use-order.ts'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import { useAccount, type ShownAccount } from '#wallet/account/use-account.ts'
import styles from './locks.css?inline'

adoptStyles(toolStyles, styles)

type PartProps = { shown: ShownAccount; order: OrderHandle }

const parts = {
  new: [
    'Lock tokens',
    ({ shown, order }: PartProps) =>
      order.order ? <OrderView handle={order} shown={shown} /> : <NewLock shown={shown} place={order.place} />,
  ],
  own: ['Your locks', ({ shown }: PartProps) => <OwnLocks shown={shown} />],
  find: ['Find a lock', () => <FindLock />],
} as const satisfies Record<string, readonly [string, ComponentType<PartProps>]>

/** The tool of /token-locking: makes locks, shows those of the account, and finds any other. */
export function LockTool() {
  const [part, setPart] = useState<keyof typeof parts>(() => (soughtOfPage() ? 'find' : 'new'))
  const shown = useAccount()
  const order = useOrder()
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
      <Part shown={shown} order={order} />
    </div>
  )
}
