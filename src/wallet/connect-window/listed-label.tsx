import type { Wallet } from '#wallet/list/descriptor.ts'
import { listedLabel } from '#wallet/list/groups.ts'

type ListedLabelProps = {
  wallet: Wallet
  mobile?: boolean
  /** Under 'Recent' the label need not say that a wallet is recent. */
  inRecent?: boolean
}

/** What a list says beside the name of a wallet, if anything. */
export function ListedLabel({ wallet, mobile = false, inRecent = false }: ListedLabelProps) {
  const label = listedLabel({ ...wallet, recent: wallet.recent && !inRecent }, { mobile })
  return label && <span className="wallet-label">{label}</span>
}
