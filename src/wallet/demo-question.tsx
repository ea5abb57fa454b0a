import { lazy, Suspense, useSyncExternalStore } from 'react'
import { openDemoAsk, watchDemoAsks } from './demo-wallet-asks.ts'

const Sheet = lazy(async () => ({ default: (await import('./demo-wallet-sheet.tsx')).DemoWalletSheet }))

/** The sheet of the demo wallet, loaded with its first question. */
export function DemoQuestion() {
  const asked = useSyncExternalStore(watchDemoAsks, openDemoAsk)
  return (
    asked && (
      <Suspense>
        <Sheet />
      </Suspense>
    )
  )
}
