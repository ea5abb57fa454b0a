import { Seal } from '#seals/components/seal.tsx'
import { t } from '#wallet/locale/words.ts'

/** Where those read on who have no wallet yet. */
const learnMoreUrl = 'https://ethereum.org/wallets/'

const points = [
  { seed: 'a wallet holds', title: 'walletHolds', text: 'walletHoldsText' },
  { seed: 'a wallet signs', title: 'walletSigns', text: 'walletSignsText' },
] as const

/** 'What is a Wallet?', in two sentences and two ways on. */
export function IntroPane({ onGet }: { onGet: () => void }) {
  return (
    <div className="wallet-intro">
      <ul className="wallet-points">
        {points.map(({ seed, title, text }) => (
          <li key={seed}>
            <Seal seed={seed} size={56} />
            <div>
              <strong className="wallet-point-name">{t(title)}</strong>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="wallet-intro-ways">
        <button type="button" className="button solid" onClick={onGet}>
          {t('getAWallet')}
        </button>
        <a className="button quiet" href={learnMoreUrl} target="_blank" rel="noreferrer">
          {t('learnMore')}
        </a>
      </div>
    </div>
  )
}
