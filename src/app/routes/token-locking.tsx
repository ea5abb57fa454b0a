import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { Vesting } from '#site/services/drawings/vesting.tsx'
import { lockPowers, schedules, words } from '#site/services/token-locking.ts'
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
        Locking takes a script and a wallet. Without them, call <code>lock</code> of our contract with any tool; the
        rule below is what it does.
      </p>
    </LazyTool>
  ),
}

const own = {
  schedules: <Ledger label="Schedules" columns={['Schedule', 'What can be withdrawn', 'For']} rows={schedules} />,
  powers: <Ledger label="Powers over a lock" columns={['Operation', 'Who', 'Limit']} rows={lockPowers} />,
}

/** /token-locking */
export default function TokenLocking() {
  return <ServicePage slug="token-locking" words={words} drawing={<Vesting />} tool={tool} own={own} />
}
