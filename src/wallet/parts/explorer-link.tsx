import { Icon } from '#ui/components/icon.tsx'
import { t } from '#wallet/locale/words.ts'

/** 'View more on explorer': leads out of the site, or to a page of its own. */
export function ExplorerLink({ href }: { href: string }) {
  if (href.startsWith('/')) return <a href={href}>{t('viewOnExplorer')}</a>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t('viewOnExplorer')}
      <Icon name="out" size={14} />
    </a>
  )
}
