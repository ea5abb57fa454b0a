import { t } from '#wallet/locale/words.ts'
import { WatchEye } from './watch-eye.tsx'

/** The last row of the list: no wallet, only an account to look at. */
export function WatchEntry({ onWatch }: { onWatch: () => void }) {
  return (
    <section className="wallet-group">
      <button type="button" className="wallet-row" onClick={onWatch}>
        <WatchEye size={28} />
        <span className="wallet-row-name">{t('watchAddress')}</span>
      </button>
    </section>
  )
}
