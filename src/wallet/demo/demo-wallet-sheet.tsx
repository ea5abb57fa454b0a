import { DemoAskView } from './demo-ask.tsx'
import type { DemoAskSheet } from './demo-wallet-asks.ts'
import { demoAccount } from './demo-wallet-key.ts'

/** The sheet of the demo wallet with one question, on top of all open windows. */
export const DemoWalletSheet: DemoAskSheet = ({ ask, onAnswer }) => (
  <DemoAskView ask={ask} address={demoAccount().address} onAnswer={onAnswer} />
)
