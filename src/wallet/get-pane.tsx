import type { Wallet } from './descriptor.ts'
import { hasDesktop, hasExtension, hasMobile } from './downloads.ts'
import { WalletIcon } from './wallet-icon.tsx'
import { say, type WordKey } from './words.ts'

/** 'Get a Wallet': a few that can be got here, and as what each comes. */
export function GetPane({ wallets, onGet }: { wallets: readonly Wallet[]; onGet: (wallet: Wallet) => void }) {
  return (
    <div className="wallet-get">
      <ul className="wallet-offers">
        {wallets.map((wallet) => (
          <li key={wallet.key} className="wallet-offer">
            <WalletIcon wallet={wallet} size={48} />
            <div>
              <strong className="wallet-point-name">{wallet.name}</strong>
              <p>{say(kindOf(wallet))}</p>
            </div>
            <button type="button" className="button wallet-action" onClick={() => onGet(wallet)}>
              {say('get')}
              <span className="visually-hidden"> {wallet.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="wallet-get-foot">
        <strong className="wallet-point-name">{say('notWhatYouLookFor')}</strong>
        <p>{say('notWhatYouLookForText')}</p>
      </div>
    </div>
  )
}

function kindOf(wallet: Wallet): WordKey {
  if (hasMobile(wallet) && hasExtension(wallet)) return 'getMobileAndExtension'
  if (hasMobile(wallet) && hasDesktop(wallet)) return 'getMobileAndDesktop'
  if (hasMobile(wallet)) return 'getMobile'
  return hasExtension(wallet) ? 'getExtension' : 'getDesktop'
}
