import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { transactionUrl } from '#chain/chain-links.ts'
import { unreachable } from '#core/unreachable.ts'
import { ofAccount } from '#transactions/history.ts'
import { transactionStore } from '#transactions/transaction-store.ts'
import type { Transaction, TransactionDetail } from '#transactions/transaction.ts'
import { useTransactions } from '#transactions/use-transactions.ts'
import { toast } from '#ui/toast.ts'
import { AccountWindow } from './account-window.tsx'
import type { PageWallet } from './page-wallet.ts'
import type { ShownTransaction } from './recent-transactions.tsx'
import type { ShownAccount } from './use-shown-account.ts'
import type { Account, WalletEvent } from './wallet-machine.ts'
import { say, type WordKey } from './words.ts'

type AccountModalProps = {
  account: Account
  shown: ShownAccount
  wallet: PageWallet
  dispatch: (event: WalletEvent) => void
}

/** The account window of the connected account, with what this browser has sent for it on this chain. */
export function AccountModal({ account, shown, wallet, dispatch }: AccountModalProps) {
  const { address, chainId, walletId } = account
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
      demo={walletId === 'demo'}
      explorer={explorerLink(address, explorer, transactions[0])}
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

const details: Record<TransactionDetail, WordKey> = {
  reverted: 'detailReverted',
  'sped-up': 'detailSpedUp',
  cancelled: 'detailCancelled',
  replaced: 'detailReplaced',
  dropped: 'detailDropped',
}

/** Where more is to be seen: the explorer's page of the account, or this site's page about its newest transaction, once there is one. */
function explorerLink(address: string, explorer: string | undefined, newest?: Transaction) {
  if (explorer) return { href: `${explorer}/address/${address}`, ours: false }
  return { href: newest && transactionUrl(undefined, newest.hash), ours: true }
}

function shownTransaction(
  { hash, description, status, detail, reason }: Transaction,
  explorer?: string,
): ShownTransaction {
  const more = detail && [say(details[detail]), reason].filter(Boolean).join(', ')
  return { hash, description, status, detail: more, href: transactionUrl(explorer, hash) }
}
