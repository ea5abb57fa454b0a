import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { addressUrl, transactionUrl } from '#chain/chain-links.ts'
import { unreachable } from '#core/unreachable.ts'
import { ofAccount } from '#transactions/history.ts'
import { transactionStore } from '#transactions/transaction-store.ts'
import { transactionSentence } from '#transactions/transaction-sentence.ts'
import type { Transaction } from '#transactions/transaction.ts'
import { useTransactions } from '#transactions/use-transactions.ts'
import { toast } from '#ui/toast.ts'
import { AccountWindow } from './account-window.tsx'
import { isDemo } from './demo-account.ts'
import type { PageWallet } from './page-wallet.ts'
import type { ShownTransaction } from './recent-transactions.tsx'
import type { ShownAccount } from './use-shown-account.ts'
import type { Account, WalletEvent } from './wallet-state.ts'
import { say } from './words.ts'

type AccountModalProps = {
  account: Account
  shown: ShownAccount
  wallet: PageWallet
  dispatch: (event: WalletEvent) => void
}

/** The account window of the connected account, with what this browser has sent for it on this chain. */
export function AccountModal({ account, shown, wallet, dispatch }: AccountModalProps) {
  const { address, chainId } = account
  const { explorer } = wallet
  const [activity, setActivity] = useState<Awaited<ReturnType<typeof loadActivity>>>()
  const whose = { from: address, chainId }
  const transactions = ofAccount(useTransactions(), whose)
  const close = () => dispatch({ type: 'close' })
  const showAll = () =>
    loadActivity().then(setActivity, () => toast({ id: 'wallet', state: 'failed', title: unreachable }))

  if (activity)
    return (
      <activity.ActivityWindow
        wallet={wallet}
        account={account}
        onBack={() => setActivity(undefined)}
        onClose={close}
      />
    )
  return (
    <AccountWindow
      address={address}
      shownName={shown.name}
      picture={shown.picture}
      balance={shown.balance}
      demo={isDemo(account)}
      explorer={addressUrl(explorer, address)}
      appName={brand.name}
      transactions={transactions.map((transaction) => shownTransaction(transaction, explorer))}
      onClear={() => transactionStore().clear(whose)}
      onAll={() => void showAll()}
      onDisconnect={() => dispatch({ type: 'disconnect' })}
      onClose={close}
    />
  )
}

const loadActivity = () => import('./activity-window.tsx')

function shownTransaction(transaction: Transaction, explorer?: string): ShownTransaction {
  const { hash, description, status } = transaction
  const detail = transactionSentence(transaction, say)
  return { hash, description, status, detail, href: transactionUrl(explorer, hash) }
}
