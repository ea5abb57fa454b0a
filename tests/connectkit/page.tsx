import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'

/** The local chain of the product, asked through its gateway; the wallets are ConnectKit's own choice. */
const config = createConfig(
  getDefaultConfig({
    appName: 'Intaglio',
    walletConnectProjectId: 'comparison-without-a-project',
    chains: [
      {
        id: 31_337,
        name: 'Local chain',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [`${location.origin}/rpc`] } },
      },
    ],
    transports: { 31_337: http(`${location.origin}/rpc`) },
  }),
)

createRoot(document.getElementById('root')!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <ConnectKitProvider>
        <header>
          <ConnectKitButton />
        </header>
      </ConnectKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
