import { Icon } from '#ui/components/icon.tsx'
import { t } from '#wallet/locale/words.ts'
import { dashboardLinkId } from './dashboard-link-id.ts'

/** In the bar beside an account: the way to everything it owns. */
export function DashboardLink({ address }: { address: string }) {
  return (
    <a className="icon-button wallet-dashboard" id={dashboardLinkId} href={`/dashboard?account=${address}`}>
      <Icon name="account" />
      <span className="visually-hidden">{t('dashboard')}</span>
    </a>
  )
}
