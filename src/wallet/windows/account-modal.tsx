import { useState } from 'react'
import { findChain } from '#chain/catalogue.ts'
import { addressUrl, transactionUrl } from '#chain/chain-links.ts'
import { brand } from '#content/brand.ts'
import { speakChosen } from '#core/language/chosen-language.ts'
import { unreachable } from '#core/unreachable.ts'
import { ofAccount } from '#transactions/track/history.ts'
import { transactionSentence } from '#transactions/track/transaction-sentence.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { isProposal, type Transaction } from '#transactions/track/transaction.ts'
import { useTransactionSaid } from '#transactions/track/use-transaction-said.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { toast } from '#ui/toast/toast.ts'
import type { ShownAccount } from '#wallet/account/use-shown-account.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import type { Account, WalletEvent } from '#wallet/connection/wallet-state.ts'
import { demoMarkOf, isDemo } from '#wallet/demo/demo-account.ts'
import { currentLocale, t } from '#wallet/locale/words.ts'
import { useSafe } from '#wallet/safe/use-safe.ts'
import { AccountWindow } from './account-window.tsx'
import type { ShownTransaction } from './recent-transactions.tsx'

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
  const said = useTransactionSaid(transactions.length > 0)
  const safe = useSafe(address, wallet)
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
      mark={demoMarkOf(account)}
      safe={safe && { ...safe, network: findChain(chainId)?.name ?? String(chainId) }}
      explorer={addressUrl(explorer, address)}
      appName={brand.name}
      transactions={transactions.map((transaction) => shownTransaction(transaction, { explorer, said }))}
      onClear={() => transactionStore().clear(whose)}
      onAll={() => void showAll()}
      onDisconnect={() => dispatch({ type: 'disconnect' })}
      onClose={close}
    />
  )
}

/** Its words are loaded with it, in the language that was chosen. */
async function loadActivity() {
  const { ActivityWindow } = await import('./activity-window.tsx')
  await speakChosen()
  return { ActivityWindow }
}

function shownTransaction(
  transaction: Transaction,
  { explorer, said }: { explorer?: string; said: ReturnType<typeof useTransactionSaid> },
): ShownTransaction {
  const { hash, status } = transaction
  const { text: description, lang } = said?.descriptionSaid(transaction.description) ?? {
    text: transaction.description,
  }
  const detail = transactionSentence(transaction, said?.withReason(t) ?? t, currentLocale())
  const href = isProposal(transaction) ? {} : { href: transactionUrl(explorer, hash) }
  return { hash, description, status, detail, ...(lang && { lang }), ...href }
}
