import { useState } from 'react'
import { chainOf } from '#chain/catalogue.ts'
import { brand } from '#content/brand.ts'
import { ApprovalList } from '#transactions/approval-list.tsx'
import { revokeRequest, type Approval } from '#transactions/approvals.ts'
import { TransactionCentre } from '#transactions/transaction-centre.tsx'
import { Icon } from '#ui/icon.tsx'
import { isDemo } from './demo-account.ts'
import type { Failure } from './failures.ts'
import type { PageWallet } from './page-wallet.ts'
import { sendTransaction } from './send-transaction.ts'
import { WalletDialog } from './wallet-dialog.tsx'
import type { Account } from './wallet-state.ts'
import { say } from './words.ts'

type ActivityProps = { wallet: PageWallet; account: Account; onBack: () => void; onClose: () => void }

/** Every transaction sent from this browser, and what the account allows our contracts to take, with the way to end it. */
export function ActivityWindow({ wallet, account, onBack, onClose }: ActivityProps) {
  const [failure, setFailure] = useState<Failure>()
  const { address: from, chainId } = account
  const { name, currency } = chainOf(chainId)
  const chain = { id: chainId, name, currency }
  const client = wallet.config.getClient()

  async function revoke(approval: Approval) {
    setFailure(undefined)
    const sent = await sendTransaction(wallet, revokeRequest(approval, { from, chain, client }), {
      description: say('revokedFrom', { contract: approval.contract.name }),
    })
    if (sent.at === 'failed') setFailure(sent.failure)
  }

  return (
    <WalletDialog
      name="wallet-activity"
      title={say('activity')}
      shape="tall"
      onClose={onClose}
      back={
        <button type="button" className="icon-button wallet-back" onClick={onBack}>
          <Icon name="back" />
          <span className="visually-hidden">{say('back')}</span>
        </button>
      }
    >
      <div className="wallet-body wallet-activity">
        {isDemo(account) && <p className="demo-mark">{say('demoMark')}</p>}
        <TransactionCentre
          appName={brand.name}
          explorer={(id) => (id === wallet.chain.id ? wallet.explorer : undefined)}
        />
        {failure && (
          <p className="wallet-failure" role="alert">
            {failure.message} {failure.remedy}
          </p>
        )}
        <ApprovalList account={from} chain={chain} client={client} onRevoke={revoke} />
      </div>
    </WalletDialog>
  )
}
