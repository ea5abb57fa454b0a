import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'

const WalletPage = lazy(async () => ({ default: (await import('./wallet-page.tsx')).WalletPage }))

/** The page with a plain button in the place of the wallet's, which is loaded, and opened, by the first press. */
function AtPressPage() {
  const [pressed, setPressed] = useState(false)
  const button = (
    <header>
      <button type="button" onClick={() => setPressed(true)}>
        Connect Wallet
      </button>
    </header>
  )
  return pressed ? (
    <Suspense fallback={button}>
      <WalletPage openAtOnce />
    </Suspense>
  ) : (
    button
  )
}

createRoot(document.getElementById('root')!).render(<AtPressPage />)
