import type { Wallet } from '#wallet/list/descriptor.ts'
import type { ListedWallets } from '#wallet/list/groups.ts'
import { t } from '#wallet/locale/words.ts'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import { ListedLabel } from './listed-label.tsx'
import { WalletPress, type Choosing } from './wallet-press.tsx'

type WalletListProps = Choosing & { groups: readonly ListedWallets[]; chosen?: Wallet; mobile?: boolean }

/** The wallets to choose from, group by group. */
export function WalletList({ groups, chosen, mobile = false, ...choosing }: WalletListProps) {
  return groups.map(({ name, title, accent, wallets }) => (
    <section key={name} className="wallet-group" aria-labelledby={`wallet-group-${name}`}>
      <h3 className={accent ? 'wallet-group-name wallet-accent' : 'wallet-group-name'} id={`wallet-group-${name}`}>
        {title}
      </h3>
      <ul className="wallet-rows">
        {wallets.map((wallet) => (
          <li key={wallet.key}>
            <WalletPress wallet={wallet} className="wallet-row" current={wallet.key === chosen?.key} {...choosing}>
              <WalletIcon wallet={wallet} size={28} />
              <span className="wallet-row-name">{wallet.name}</span>
              <ListedLabel wallet={wallet} mobile={mobile} inRecent={name === 'Recent'} />
            </WalletPress>
          </li>
        ))}
      </ul>
      {accent && wallets.some(({ likeness }) => likeness) && <p className="wallet-likeness">{t('lookAlikeWallets')}</p>}
    </section>
  ))
}
