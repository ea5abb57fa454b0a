import { useState } from 'react'
import { chainOf } from '#chain/catalogue.ts'
import { brand } from '#content/brand.ts'
import { ApprovalList } from '#transactions/approvals/approval-list.tsx'
import type { Approval } from '#transactions/approvals/approvals.ts'
import { revokeRequest } from '#transactions/approvals/revoke-request.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { TransactionCentre } from '#transactions/track/transaction-centre.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { sendTransaction } from '#wallet/account/send-transaction.ts'
import type { Failure } from '#wallet/connection/failures.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import type { Account } from '#wallet/connection/wallet-state.ts'
import { demoMarkOf, isDemo } from '#wallet/demo/demo-account.ts'
import { t } from '#wallet/locale/words.ts'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'

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
    const contracts = await contractsOf(approval, chainId)
    const sent = await sendTransaction(wallet, revokeRequest(approval, { from, chain, client, contracts }), {
      description: t('revokedFrom', { contract: approval.contract.name }),
    })
    if (sent.at === 'failed') setFailure(sent.failure)
  }

  return (
    <WalletDialog
      name="wallet-activity"
      title={t('activity')}
      shape="tall"
      onClose={onClose}
      back={
        <button type="button" className="icon-button wallet-back" onClick={onBack}>
          <Icon name="back" />
          <span className="visually-hidden">{t('back')}</span>
        </button>
      }
    >
      <div className="wallet-body wallet-activity">
        {isDemo(account) && <p className="demo-mark">{t(demoMarkOf(account))}</p>}
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

/** The contracts whose calls the sheet reads: a token's are read by its standard. */
async function contractsOf({ kind }: Approval, chainId: number): Promise<KnownContract[]> {
  if (kind !== 'permit2') return []
  const { permit2On } = await import('#transactions/approvals/permit2-contract.ts')
  return [permit2On(chainId)]
}
