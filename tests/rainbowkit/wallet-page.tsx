import '@rainbow-me/rainbowkit/styles.css'
import { useEffect, useRef, useState } from 'react'
import {
  ConnectButton,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  useConnectModal,
  type AuthenticationStatus,
} from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { config } from './config.ts'
import { createSignIn, signedIn } from './sign-in.ts'

const queries = new QueryClient()

/** One page with the control in its header and sign-in behind it: what an application built on RainbowKit gives its visitor. */
export function WalletPage({ openAtOnce = false }: { openAtOnce?: boolean }) {
  const [status, setStatus] = useState<AuthenticationStatus>('loading')
  const [signIn] = useState(() => createSignIn(config, setStatus))

  useEffect(() => {
    signedIn().then((yes) => setStatus(yes ? 'authenticated' : 'unauthenticated'))
  }, [])

  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <RainbowKitAuthenticationProvider adapter={signIn} status={status}>
          <RainbowKitProvider appInfo={{ appName: 'Intaglio' }}>
            <header>
              <ConnectButton />
            </header>
            {openAtOnce && status !== 'loading' && <OpenAtOnce />}
          </RainbowKitProvider>
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

/** Opens the connect window. Not at once: RainbowKit closes its windows in the moment it learns that nobody is signed in. */
function OpenAtOnce() {
  const { openConnectModal } = useConnectModal()
  const opened = useRef(false)

  useEffect(() => {
    if (opened.current || !openConnectModal) return
    opened.current = true
    setTimeout(openConnectModal)
  }, [openConnectModal])

  return null
}
