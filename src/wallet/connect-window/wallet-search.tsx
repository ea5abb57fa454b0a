import type { Looking } from '#wallet/list/groups.ts'
import { t } from '#wallet/locale/words.ts'

type WalletSearchProps = {
  looking: Looking
  onLook: (looking: Looking) => void
}

/** The field that finds a wallet by its name among all there are. */
export function WalletSearch({ looking, onLook }: WalletSearchProps) {
  return (
    <div className="wallet-search">
      <input
        className="control"
        type="search"
        aria-label={t('searchWallets')}
        placeholder={t('searchWallets')}
        value={looking.named ?? ''}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onLook({ ...looking, named: target.value })}
      />
    </div>
  )
}

/** Under a list: the way to all wallets, or that none has the name that was looked for. */
export function WalletSearchEnd({ looking, onLook, found }: WalletSearchProps & { found: boolean }) {
  if (looking.named) return found ? undefined : <output className="wallet-note">{t('noWalletFound')}</output>
  if (looking.all) return undefined
  return (
    <button type="button" className="button quiet wallet-all" onClick={() => onLook({ all: true })}>
      {t('allWallets')}
    </button>
  )
}
