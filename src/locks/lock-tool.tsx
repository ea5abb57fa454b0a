import { useState, type ComponentType } from 'react'
import { adoptStyles } from '#workshop/adopt-styles.ts'
import toolStyles from '#workshop/tools.css?inline'
import { useAccount, type ShownAccount } from '#workshop/use-account.ts'
import { FindLock, soughtOfPage } from './find-lock.tsx'
import styles from './locks.css?inline'
import { NewLock } from './new-lock.tsx'
import { OrderView } from './order-view.tsx'
import { OwnLocks } from './own-locks.tsx'
import { useOrder, type OrderHandle } from './use-order.ts'

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
