import { useSyncExternalStore } from 'react'
import { DemoAskView } from './demo-ask.tsx'
import { openDemoAsk, watchDemoAsks } from './demo-wallet-asks.ts'
import { demoAccount } from './demo-wallet-key.ts'

/** The sheet of the demo wallet: open while a question is, over whatever else is open. */
export function DemoWalletSheet() {
  const open = useSyncExternalStore(watchDemoAsks, openDemoAsk)
  if (!open) return undefined
  return <DemoAskView ask={open.ask} address={demoAccount().address} onAnswer={open.answer} />
}
