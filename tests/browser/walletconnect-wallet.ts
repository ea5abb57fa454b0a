import { SignClient } from '@walletconnect/sign-client'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** What the owner of the wallet does with what comes: `hold` leaves it unanswered. */
type Gate = 'approve' | 'reject' | 'hold'

/**
 * A wallet on another device: WalletConnect's own library for wallets, with real keys, which scans a request and answers what comes
 * over the relay.
 */
export async function createWalletConnectWallet({
  relayUrl,
  key,
  chainId,
}: {
  relayUrl: string
  key: Hex
  chainId: number
}) {
  const account = privateKeyToAccount(key)
  const entries = new Map<string, unknown>()
  const client = await SignClient.init({
    projectId: 'test',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    // Each wallet of this process is one of its own.
    customStoragePrefix: crypto.randomUUID(),
    storage: {
      getKeys: async () => [...entries.keys()],
      getEntries: async <value>() => [...entries] as [string, value][],
      getItem: async <value>(name: string) => entries.get(name) as value,
      setItem: async (name: string, value: unknown) => void entries.set(name, value),
      removeItem: async (name: string) => void entries.delete(name),
    },
    metadata: {
      name: 'Telephone',
      description: 'A wallet for tests',
      url: 'https://wallet.example',
      icons: [],
      redirect: { native: 'telephone-wallet://' },
    },
  })
  // It would ask a host of WalletConnect who we are.
  client.core.verify.resolve = async () => ({ origin: '' })
  const refusal = { code: 5000, message: 'User rejected.' }
  const sites: string[] = []

  client.on('session_proposal', async ({ id, params }) => {
    sites.push(`${params.proposer.metadata.name} ${params.proposer.metadata.url}`)
    if (wallet.gate === 'hold') return
    if (wallet.gate === 'reject') return client.reject({ id, reason: refusal })
    const { methods, events } = params.optionalNamespaces.eip155!
    const namespaces = {
      eip155: { chains: [`eip155:${chainId}`], accounts: [`eip155:${chainId}:${account.address}`], methods, events },
    }
    const { acknowledged } = await client.approve({ id, namespaces })
    await acknowledged()
  })

  client.on('session_request', async ({ id, topic, params: { request } }) => {
    requests.push(request.method)
    if (wallet.gate === 'hold') return
    const signed = request.method === 'personal_sign' && wallet.gate === 'approve'
    const answer = signed
      ? { id, jsonrpc: '2.0', result: await account.signMessage({ message: { raw: (request.params as [Hex])[0] } }) }
      : { id, jsonrpc: '2.0', error: refusal }
    await client.respond({ topic, response: answer })
  })

  const requests: string[] = []
  const wallet = {
    gate: 'approve' as Gate,
    address: account.address,
    /** What was asked of it, in order; and who asked to connect. */
    requests,
    sites,
    /** Scans a code. */
    scan: (uri: string) => client.pair({ uri }),
    /** How many sites it is connected to. */
    sessions: () => client.session.length,
    /** Its owner ends all sessions. */
    end: () =>
      Promise.all(
        client.session.keys.map((topic) =>
          client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
        ),
      ),
    stop: () => client.core.relayer.transportClose(),
  }
  return wallet
}
