import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { http } from 'wagmi'

/** The local chain of the product, asked through its gateway; the wallets are RainbowKit's own choice. */
export const config = getDefaultConfig({
  appName: 'Intaglio',
  projectId: 'comparison-without-a-project',
  chains: [
    {
      id: 31_337,
      name: 'Local chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [`${location.origin}/rpc`] } },
    },
  ],
  transports: { 31_337: http(`${location.origin}/rpc`) },
})
