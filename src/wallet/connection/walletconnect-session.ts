import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { walletConnectStorage } from './walletconnect-storage.ts'

/** What WalletConnect is opened with: without `relayUrl` by the relay of its makers. `site` is what the wallet shows of us. */
export type WalletConnectSettings = {
  projectId: string
  relayUrl?: string
  chainId: number
  rpcUrl: string
  site: { name: string; description: string; url: string; icons: string[] }
}

export type WalletConnect = InstanceType<typeof EthereumProvider>

/**
 * WalletConnect without its window and without reports to its makers: of the network it is given the relay and our own gateway. A
 * session that an earlier page left in the storage is taken up.
 */
export async function openWalletConnect({ chainId, rpcUrl, site, ...settings }: WalletConnectSettings) {
  const opened = await EthereumProvider.init({
    ...settings,
    metadata: site,
    // Optional: a wallet that does not know the chain may still connect, and is then asked to switch.
    optionalChains: [chainId],
    rpcMap: { [chainId]: rpcUrl },
    showQrModal: false,
    disableProviderPing: true,
    telemetryEnabled: false,
    // The wallet window shows every failure.
    logger: 'silent',
    storage: walletConnectStorage,
  })
  // It would ask a third host, in a frame, to attest our address, and wait for it before it shows the code.
  opened.signer.client.core.verify.register = async () => undefined
  return opened
}

/** Leaves the relay, where nothing is to be heard any more. The next request joins it again. */
export async function leaveRelay({ signer }: WalletConnect): Promise<void> {
  if (!signer.session) await signer.client.core.relayer.transportClose().catch(() => {})
}
