import { createWalletClient, http, isHex, hexToString, numberToHex, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { askOwner, refuse, startAsking } from './ask-owner.ts'
import { chrome } from './chrome.ts'
import type { Answered, Approval, Asked } from './messages.ts'

/** What the wallet is built with: its key, and the chain it asks. */
declare const WALLET: { key: Hex; rpc: string; chainId: number }

// The wallet itself: it has the key, asks its owner in a window of its own, and asks the chain.
const account = privateKeyToAccount(WALLET.key)
const client = createWalletClient({ account, transport: http(WALLET.rpc) })

// The gateway answers pages of its own site only. A wallet is not a page: it names none.
const nameless = chrome.declarativeNetRequest.updateSessionRules({
  removeRuleIds: [1],
  addRules: [
    {
      id: 1,
      action: {
        type: 'modifyHeaders',
        requestHeaders: ['origin', 'sec-fetch-site'].map((header) => ({ header, operation: 'remove' })),
      },
      condition: { initiatorDomains: [chrome.runtime.id], resourceTypes: ['xmlhttprequest'] },
    },
  ],
})

const isAllowed = async (origin: string) => Boolean((await chrome.storage.local.get(origin))[origin])
const allow = (origin: string, yes: boolean) => chrome.storage.local.set({ [origin]: yes })

async function connect(origin: string) {
  if (!(await isAllowed(origin))) {
    await askOwner({ origin, method: 'eth_requestAccounts', text: `Show it ${account.address}` })
    await allow(origin, true)
  }
  return [account.address]
}

type Params = readonly unknown[]
type Transaction = { to?: Hex; data?: Hex; value?: Hex }

const methods: Record<string, (origin: string, params: Params) => unknown> = {
  eth_chainId: () => numberToHex(WALLET.chainId),
  eth_accounts: async (origin) => ((await isAllowed(origin)) ? [account.address] : []),
  eth_requestAccounts: connect,
  wallet_requestPermissions: async (origin) => (await connect(origin)) && [{ parentCapability: 'eth_accounts' }],
  wallet_revokePermissions: async (origin) => (await allow(origin, false), null),
  async personal_sign(origin, [message]) {
    const text = isHex(message) ? hexToString(message) : String(message)
    await askOwner({ origin, method: 'personal_sign', text })
    return account.signMessage({ message: isHex(message) ? { raw: message } : String(message) })
  },
  async eth_sendTransaction(origin, [transaction]) {
    const { to, data, value } = transaction as Transaction
    await askOwner({ origin, method: 'eth_sendTransaction', text: `${BigInt(value ?? 0)} wei to ${to}` })
    return client.sendTransaction({ chain: null, to, data, value: value && BigInt(value) })
  },
}

const forOwner = new Set(['personal_sign', 'eth_sendTransaction'])

async function carryOut(origin: string, { method, params = [] }: Asked): Promise<unknown> {
  await nameless
  if (forOwner.has(method) && !(await isAllowed(origin))) throw refuse(4100, 'This site is not connected.')
  const own = methods[method]
  return own ? own(origin, params) : client.request({ method, params } as never)
}

startAsking()
chrome.runtime.onMessage.addListener((message: Asked | Approval, { origin }, answer) => {
  if (message.kind !== 'request' || !origin) return undefined
  carryOut(origin, message).then(
    (result) => answer({ result } satisfies Answered),
    ({ code = -32_603, message: text }: { code?: number; message: string }) =>
      answer({ error: { code, message: text } } satisfies Answered),
  )
  return true
})
