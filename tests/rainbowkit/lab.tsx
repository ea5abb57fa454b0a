import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { config } from './config.ts'

/** The page a wallet of the lab is in: a connection is all that is asked of it. */
createRoot(document.getElementById('root')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <RainbowKitProvider appInfo={{ appName: 'Intaglio' }}>
        <header>
          <ConnectButton />
        </header>
      </RainbowKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
