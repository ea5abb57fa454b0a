import type { ReactNode } from 'react'
import type { Instructions, Wallet } from '#wallet/list/descriptor.ts'
import { extensionUrl, hasDesktop, hasExtension, hasMobile } from '#wallet/list/downloads.ts'
import { t, type WordKey } from '#wallet/locale/words.ts'
import { QrCode } from '#wallet/parts/qr.tsx'
import { WalletIcon } from '#wallet/parts/wallet-icon.tsx'
import type { Computer } from './computer.ts'

type OptionsProps = {
  wallet: Wallet
  computer: Computer
  onMobile: () => void
  onExtension: () => void
  onDesktop: () => void
}

/** The ways to get a wallet: on the telephone, in the browser, on the computer. */
export function DownloadOptionsPane({ wallet, computer, onMobile, onExtension, onDesktop }: OptionsProps) {
  const name = wallet.shortName ?? wallet.name
  const extension = extensionUrl(wallet, computer.browser)
  const desktop = desktopUrl(wallet, computer)
  return (
    <ul className="wallet-options">
      {hasExtension(wallet) && extension && (
        <Option
          wallet={wallet}
          title={t('extensionOption', { wallet: name, browser: computer.browserName })}
          text="extensionOptionText"
        >
          <a className="button" href={extension} target="_blank" rel="noreferrer" onClick={onExtension}>
            {t('addTo', { browser: computer.browserName })}
          </a>
        </Option>
      )}
      {hasDesktop(wallet) && desktop && (
        <Option
          wallet={wallet}
          title={t('desktopOption', { wallet: name, platform: computer.systemName })}
          text="desktopOptionText"
        >
          <a className="button" href={desktop} target="_blank" rel="noreferrer" onClick={onDesktop}>
            {t('addToPlatform', { platform: computer.systemName })}
          </a>
        </Option>
      )}
      {hasMobile(wallet) && (
        <Option wallet={wallet} title={t('mobileOption', { wallet: name })} text="mobileOptionText">
          <button type="button" className="button" onClick={onMobile}>
            {t('getTheApp')}
          </button>
        </Option>
      )}
    </ul>
  )
}

function Option({
  wallet,
  title,
  text,
  children,
}: {
  wallet: Wallet
  title: string
  text: WordKey
  children: ReactNode
}) {
  return (
    <li className="wallet-option">
      <WalletIcon wallet={wallet} size={36} />
      <div>
        <strong className="wallet-point-name">{title}</strong>
        <p>{t(text)}</p>
      </div>
      {children}
    </li>
  )
}

function desktopUrl({ downloadUrls = {} }: Wallet, { system }: Computer): string | undefined {
  return (system === 'other' ? undefined : downloadUrls[system]) ?? downloadUrls.desktop
}

type DownloadPaneProps = { wallet: Wallet; compact: boolean; onContinue: () => void }

/** The code that leads a telephone to the wallet's app. */
export function DownloadPane({ wallet, compact, onContinue }: DownloadPaneProps) {
  const name = t('installWallet', { wallet: wallet.name })
  const [code, other] = codesOf(wallet)
  return (
    <div className="wallet-download">
      {code && !other && <QrCode text={code.url} name={name} size={compact ? 318 : 268} />}
      {code && other && (
        <div className="wallet-codes">
          {[code, other].map(({ url, shop }) => (
            <figure key={url}>
              <QrCode text={url} name={`${name}: ${shop}`} size={150} />
              <figcaption>{shop}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <div className="wallet-beneath">
        <p>{t('scanToDownload')}</p>
        <button type="button" className="button solid" onClick={onContinue}>
          {t('continue')}
        </button>
      </div>
    </div>
  )
}

/** One code for all telephones, or one for each shop where no page leads to both. */
function codesOf({ downloadUrls = {} }: Wallet): readonly { url: string; shop?: string }[] {
  const { qrCode, mobile, ios, android } = downloadUrls
  const both = qrCode ?? mobile
  if (both) return [{ url: both }]
  return [
    { url: ios, shop: 'App Store' },
    { url: android, shop: 'Google Play' },
  ].flatMap(({ url, shop }) => (url ? [{ url, shop }] : []))
}

type InstructionsProps = { instructions: Instructions; onContinue: () => void; onRefresh: () => void }

/** How getting a wallet goes, step by step. Where the last step is to load the page again, the button does that. */
export function InstructionsPane({ instructions: { steps, learnMoreUrl }, onContinue, onRefresh }: InstructionsProps) {
  const refreshes = steps.at(-1)?.step === 'refresh'
  return (
    <div className="wallet-instructions">
      <ol className="wallet-steps">
        {steps.map(({ step, title, description }) => (
          <li key={step}>
            <strong className="wallet-point-name">{title}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <div className="wallet-intro-ways">
        <button type="button" className="button solid" onClick={refreshes ? onRefresh : onContinue}>
          {t(refreshes ? 'refresh' : 'continue')}
        </button>
        <a className="button quiet" href={learnMoreUrl} target="_blank" rel="noreferrer">
          {t('learnMore')}
        </a>
      </div>
    </div>
  )
}
