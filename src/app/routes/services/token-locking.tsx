import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { lockPowers, words } from '#site/services/token-locking.ts'
import { UnlockCalendar } from '#tools/token-lock/calendar/unlock-calendar.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { LazyTool, lazyTool } from '#ui/loading/lazy-tool.tsx'

export const meta = () => pageMeta('/token-locking', words)

const lockTool = lazyTool(() => import('#tools/token-lock/lock-tool.tsx').then(({ LockTool }) => LockTool))

const tool = {
  id: 'lock',
  title: 'Lock tokens here',
  body: (
    <LazyTool tool={lockTool}>
      <p>
        Locking on this page needs a script and a wallet. Without them, call <code>lock</code> on our contract from any
        tool. The rule below shows what it does.
      </p>
    </LazyTool>
  ),
}

const own = {
  calendar: <UnlockCalendar />,
  powers: <Ledger label="Powers over a lock" columns={['Operation', 'Who', 'Limit']} rows={lockPowers} />,
}

/** /token-locking */
export default function TokenLocking() {
  return <ServicePage slug="token-locking" words={words} tool={tool} own={own} />
}
