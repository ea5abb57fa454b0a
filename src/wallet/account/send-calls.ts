import type { EIP1193Provider, Hash, Hex } from 'viem'
import { getAddress, numberToHex } from 'viem/utils'
import type { CallsRequest } from '#transactions/describe/signing-request.ts'
import { lastForeseen } from '#transactions/signing/confirm-signing.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import { callsKey, type Foreseen, type SentTransaction } from '#transactions/track/transaction.ts'
import { readCause } from '#wallet/connection/failure-cause.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import { askWallet, type NotDone } from './ask-wallet.ts'
import { connectedProvider, isProposing } from './connected-provider.ts'
import type { Told } from './send-transaction.ts'

/** What came of asking a wallet for calls that go together. `apart`: it does not send them so, and they go another way. */
type CallsSent = { at: 'sent'; id: string; foreseen?: readonly Foreseen[] } | { at: 'apart' } | NotDone

/** How far such calls are, as their wallet says. `silent`: it does not answer, or not in a way that says anything. */
export type CallsStatus =
  | { at: 'pending' | 'unknown' | 'silent' }
  | { at: 'done'; hash: Hash }
  | { at: 'failed'; why: 'not-sent' | 'reverted' | 'partly'; hash?: Hash }

/** Whose calls they are, and on which chain. */
type Whose = { from: string; chainId: number }

type Wallet = Pick<PageWallet, 'config'>

/** Milliseconds a wallet has to say what it can do, and how far its calls are. */
const patience = { capabilities: 3000, status: 10_000 }

/**
 * Codes after which the same calls go another way: a capability, a chain or a size that the wallet does not have, an upgrade that its user
 * refuses, no atomicity (EIP-5792), and a method or parameters that it does not know.
 */
const anotherWay: readonly number[] = [5700, 5710, 5740, 5750, 5760, 4200, -32_601, -32_602]

/** What the user has refused, in the codes of EIP-1193 and of WalletConnect. */
const refused: readonly number[] = [4001, 5000]

/** Whether the connected wallet says that it sends calls of an account together or not at all. Never rejects. */
export async function sendsTogether(wallet: Wallet, { from, chainId }: Whose): Promise<boolean> {
  try {
    const provider = await connectedProvider(wallet, { from, chainId })
    const params = [getAddress(from), [numberToHex(chainId)]]
    const asked = provider.request({ method: 'wallet_getCapabilities', params } as never)
    return isAtomic(await inTime<unknown>(asked, patience.capabilities), chainId)
  } catch {
    return false
  }
}

/** Whether an answer about capabilities says so for a chain, or for all of them (0). A chain that is not in it cannot. */
export function isAtomic(answer: unknown, chainId: number): boolean {
  return Object.entries((answer ?? {}) as Record<string, unknown>).some(([chain, said]) => {
    const { atomic, atomicBatch } = (said ?? {}) as {
      atomic?: { status?: unknown }
      atomicBatch?: { supported?: unknown }
    }
    if (![chainId, 0].includes(Number(chain))) return false
    return atomic?.status === 'supported' || atomic?.status === 'ready' || atomicBatch?.supported === true
  })
}

/**
 * Shows what calls do together, then has the connected wallet send all of them or none. They are known to it under `id`, or under the one
 * that it answers. As soon as it has answered, they are in the list of transactions: it may say days later in which one they are, and no
 * reload loses their trace. Never rejects.
 */
export async function sendCalls(wallet: PageWallet, request: CallsRequest, id: Hex, told: Told): Promise<CallsSent> {
  const { from, chain, client = wallet.config.getClient() } = request
  return askWallet<CallsSent>(wallet, { ...request, client }, async (provider) => {
    const foreseen = lastForeseen()
    const sent = await askForCalls(provider, request, id)
    if (sent.at === 'sent')
      listCalls(sent.id, {
        from,
        chainId: chain.id,
        ...(foreseen && { foreseen }),
        ...told,
        proposed: isProposing(wallet),
      })
    return sent.at === 'sent' && foreseen ? { ...sent, foreseen } : sent
  })
}

/** Puts calls into the list of transactions, whose wallet knows them by `id`. A Safe knows a proposal by its hash: then `proposed` is true. */
export function listCalls(id: string, { proposed, ...sent }: Omit<SentTransaction, 'hash' | 'calls'>): void {
  transactionStore().add({ ...sent, hash: callsKey(id), ...(proposed ? { proposed } : { calls: id }) })
}

/**
 * Asks a wallet for calls that go together, in version 2.0.0 of EIP-5792: without atomicity it has to refuse. Rejects as the wallet does,
 * except where it cannot: then they go apart.
 */
export async function askForCalls(
  provider: Pick<EIP1193Provider, 'request'>,
  { from, calls, chain }: Pick<CallsRequest, 'from' | 'calls'> & { chain: { id: number } },
  id: Hex,
): Promise<{ at: 'sent'; id: string } | { at: 'apart' }> {
  const asked = {
    version: '2.0.0',
    id,
    // Some wallets compare the letters of it.
    from: getAddress(from),
    chainId: numberToHex(chain.id),
    atomicRequired: true,
    calls: calls.map(({ to, data, value = 0n }) => ({ to, ...(data && { data }), value: numberToHex(value) })),
  }
  try {
    const answer: unknown = await provider.request({ method: 'wallet_sendCalls', params: [asked] } as never)
    return { at: 'sent', id: idIn(answer) ?? id }
  } catch (error) {
    if (goesAnotherWay(error)) return { at: 'apart' }
    throw error
  }
}

/** Whether an error says that the wallet cannot, and not that its user does not want to: the outermost code that says either counts. */
export function goesAnotherWay(error: unknown): boolean {
  const code = [...readCause(error).codes].find((one) => anotherWay.includes(one) || refused.includes(one))
  return code !== undefined && anotherWay.includes(code)
}

/** The id that a wallet has answered; undefined where it is none. Earlier versions answer it as a text. */
function idIn(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer : (answer as { id?: unknown } | null)?.id
  return typeof id === 'string' && id.length > 0 && id.length <= 8194 ? id : undefined
}

/** Asks the connected wallet how far calls are. Never rejects. */
export async function callsStatus(wallet: Wallet, whose: Whose, id: string): Promise<CallsStatus> {
  try {
    const provider = await connectedProvider(wallet, whose)
    const asked = provider.request({ method: 'wallet_getCallsStatus', params: [id] } as never)
    return statusIn(await inTime<unknown>(asked, patience.status))
  } catch (error) {
    return { at: readCause(error).codes.has(5730) ? 'unknown' : 'silent' }
  }
}

type SaidStatus = { status?: unknown; receipts?: readonly { transactionHash?: unknown; status?: unknown }[] | null }

/** What a status of EIP-5792 means: 1xx on its way, 2xx done, 4xx never sent, 5xx reverted, 6xx done in part. */
export function statusIn(answer: unknown): CallsStatus {
  const { status, receipts } = (answer ?? {}) as SaidStatus
  const code = status === 'PENDING' ? 100 : status === 'CONFIRMED' ? 200 : Number(status)
  const hundreds = Math.floor(code / 100)
  if (hundreds === 1) return { at: 'pending' }
  if (hundreds === 4) return { at: 'failed', why: 'not-sent' }
  const given = Array.isArray(receipts) ? receipts : []
  const hash = hashIn(given)
  const known = hash && { hash }
  if (hundreds === 5) return { at: 'failed', why: 'reverted', ...known }
  if (hundreds === 6) return { at: 'failed', why: 'partly', ...known }
  if (hundreds !== 2) return { at: 'silent' }
  // What is called done but was reverted is not done.
  if (given.some((receipt) => [0, '0x0', 'reverted'].includes(receipt?.status as never)))
    return { at: 'failed', why: 'reverted', ...known }
  return hash ? { at: 'done', hash } : { at: 'silent' }
}

/** The transaction of the last receipt; undefined where none is named. */
function hashIn(receipts: NonNullable<SaidStatus['receipts']>): Hash | undefined {
  const hash: unknown = receipts.at(-1)?.transactionHash
  return typeof hash === 'string' && /^0x[\da-f]{64}$/i.test(hash) ? (hash.toLowerCase() as Hash) : undefined
}

/** Rejects when there is no answer in so many milliseconds. */
function inTime<Answer>(asked: Promise<Answer>, most: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The wallet has not answered in time.')), most)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
