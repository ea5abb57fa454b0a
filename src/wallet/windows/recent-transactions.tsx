import { t } from '#wallet/locale/words.ts'

/** One transaction as the account window shows it; `detail` says more about how it ended. */
export type ShownTransaction = {
  hash: string
  description: string
  /** Marked where it stays English in a window of another language. */
  lang?: 'en'
  status: 'pending' | 'confirmed' | 'failed'
  detail?: string
  /** Absent for a proposal, which the chain does not know. */
  href?: string
}

type RecentProps = { transactions: readonly ShownTransaction[]; appName?: string; onClear: () => void }

/** 'Recent Transactions': the three newest of this account on this chain, or a sentence that there are none. */
export function RecentTransactions({ transactions, appName, onClear }: RecentProps) {
  return (
    <section className="wallet-recent" aria-labelledby="wallet-recent-name">
      <div className="wallet-recent-head">
        <h3 className="wallet-group-name" id="wallet-recent-name">
          {t('recentTransactions')}
        </h3>
        {transactions.length > 0 && (
          <button type="button" className="button quiet" onClick={onClear}>
            {t('clearAll')}
          </button>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="soft">{appName ? t('appTransactions', { app: appName }) : t('yourTransactions')}</p>
      ) : (
        <ul className="wallet-transactions">
          {transactions.slice(0, 3).map(({ hash, description, lang, status, detail, href }) => (
            <li key={hash} data-state={status}>
              {href ? (
                <a href={href} lang={lang}>
                  {description}
                </a>
              ) : (
                <span lang={lang}>{description}</span>
              )}
              <span className="wallet-transaction-state">{[t(status), detail].filter(Boolean).join(': ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
