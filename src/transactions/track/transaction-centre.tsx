import { useEffect, useRef, useState } from 'react'
import { findChain } from '#chain/catalogue.ts'
import { saveText } from '#core/browser/save-file.ts'
import { currentLocale, t } from '#transactions/describe/transaction-words.ts'
import { Party } from '#transactions/signing/party.tsx'
import { transactionsCsv, transactionsJson } from './export-transactions.ts'
import { TransactionLine } from './transaction-list.tsx'
import { useTransactionNews } from './transaction-news.ts'
import { shortTime } from './transaction-sentence.ts'
import { transactionStore } from './transaction-store.ts'
import type { Transaction } from './transaction.ts'
import { useTransactions } from './use-transactions.ts'

type TransactionCentreProps = {
  /** Origin of the explorer in use on the chain with that number; without one, our own page serves. */
  explorer?: (chainId: number) => string | undefined
  appName?: string
}

/** Every transaction sent from this browser, on every chain, with its current state. */
export function TransactionCentre(props: TransactionCentreProps) {
  const transactions = useTransactions()
  const inMemory = transactions.length > 0 && transactionStore().kept() === 'memory'
  return (
    <TransactionCentreView
      {...props}
      transactions={transactions}
      inMemory={inMemory}
      onClear={() => transactionStore().clear({})}
    />
  )
}

type ViewProps = TransactionCentreProps & {
  transactions: readonly Transaction[]
  inMemory: boolean
  onClear: () => void
}

/** The centre with the transactions of one moment. */
export function TransactionCentreView({ transactions, inMemory, explorer, appName, onClear }: ViewProps) {
  const news = useTransactionNews(transactions)
  const save = (type: 'csv' | 'json') =>
    saveText(
      `transactions.${type}`,
      type === 'csv' ? transactionsCsv(transactions) : transactionsJson(transactions),
      type === 'csv' ? 'text/csv;charset=utf-8' : 'application/json',
    )

  return (
    <section className="transactions" aria-labelledby="all-transactions">
      <h3 id="all-transactions">{t('allTransactions')}</h3>
      <output className="visually-hidden">{news}</output>
      {inMemory && <p className="transaction-notice">{t('keptInMemory')}</p>}
      {transactions.length === 0 ? (
        <p className="soft">{appName ? t('emptyApp', { app: appName }) : t('empty')}</p>
      ) : (
        <>
          <div className="actions">
            <button type="button" className="button" id="export-csv" data-replay="" onClick={() => save('csv')}>
              {t('exportCsv')}
            </button>
            <button type="button" className="button" id="export-json" data-replay="" onClick={() => save('json')}>
              {t('exportJson')}
            </button>
            <ClearAll onClear={onClear} />
          </div>
          <ol className="transaction-list">
            {transactions.map((transaction) => (
              <li key={transaction.followsHash ?? transaction.hash} className="transaction">
                <TransactionLine transaction={transaction} explorer={explorer?.(transaction.chainId)} />
                <Facts transaction={transaction} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Facts({ transaction: { chainId, from, hash, followsHash, sentAt } }: { transaction: Transaction }) {
  return (
    <dl className="sign-lines transaction-facts">
      <div>
        <dt>{t('sent')}</dt>
        <dd>
          <time dateTime={new Date(sentAt).toISOString()}>{shortTime(sentAt, currentLocale())}</time>{' '}
          {t('onChain', { chain: findChain(chainId)?.name ?? String(chainId) })}
        </dd>
      </div>
      <div>
        <dt>{t('from')}</dt>
        <dd>
          <Party address={from} small />
        </dd>
      </div>
      {followsHash && (
        <div>
          <dt>{t('sentAs')}</dt>
          <dd>
            <code className="transaction-hash">{followsHash}</code>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('hash')}</dt>
        <dd>
          <code className="transaction-hash">{hash}</code>
        </dd>
      </div>
    </dl>
  )
}

/** Asks before it forgets: pending transactions would no longer be followed. */
function ClearAll({ onClear }: { onClear: () => void }) {
  const [asked, setAsked] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asked) keep.current?.focus()
  }, [asked])
  if (!asked)
    return (
      <button type="button" className="button quiet" id="clear-all" data-replay="" onClick={() => setAsked(true)}>
        {t('clearAll')}
      </button>
    )
  return (
    <fieldset className="transaction-notice">
      <legend className="visually-hidden">{t('clearAll')}</legend>
      <p>{t('clearAsk')}</p>
      <div className="actions">
        <button type="button" className="button" ref={keep} onClick={() => setAsked(false)}>
          {t('keepList')}
        </button>
        <button type="button" className="button solid" onClick={onClear}>
          {t('clearSure')}
        </button>
      </div>
    </fieldset>
  )
}
