import { DemoAskView } from '#wallet/demo/demo-ask.tsx'
import type { DemoAskSheet } from '#wallet/demo/demo-wallet-asks.ts'
import { keptPasskey } from './passkey-credential.ts'

/** The sheet of the passkey account with one question; after a yes the browser asks for the passkey. */
export const PasskeySheet: DemoAskSheet = ({ ask, onAnswer }) => (
  <DemoAskView ask={ask} address={keptPasskey()!.account} mark="passkeyMark" onAnswer={onAnswer} />
)
