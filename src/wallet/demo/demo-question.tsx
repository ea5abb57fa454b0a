import { useSyncExternalStore } from 'react'
import { openDemoAsk, watchDemoAsks } from './demo-wallet-asks.ts'

/** What the demo wallet asks, as long as it does. */
export function DemoQuestion() {
  const asked = useSyncExternalStore(watchDemoAsks, openDemoAsk)
  return asked && <asked.Sheet ask={asked.ask} onAnswer={asked.answer} />
}
