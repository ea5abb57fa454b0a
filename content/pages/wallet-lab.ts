import type { Page } from './page.ts'

/** /wallet-lab */
export const walletLab: Page = {
  title: 'Wallet lab: wallets that misbehave',
  description: 'Wallets that fail in ways that were reported, run live against our connect window in your browser.',
  heading: 'Wallet lab',
  lead: 'Wallets fail in many ways: they stay silent, answer nonsense or announce themselves twice. Here you run such wallets against our real connect window, and read what it did.',
  noindex: true,
}

/** How the lab works, in sentences. */
export const labRules: readonly string[] = [
  'Each case comes from a report about a wallet, a library or a kit. The table links it.',
  'The wallets are made of code in this page. Your own wallets are not asked, and nothing is signed.',
  'The window is the one behind Connect Wallet. It opens, the lab presses what a visitor would press, and reads what is shown.',
  'A case passes when the visitor sees what they should within a bound of time, and fails in all other cases.',
  'The same cases run against RainbowKit and ConnectKit by npm run wallet-lab. Sign-in is not part of the lab.',
]
