import type { Address, Hash, Hex } from 'viem'
import { lookForBlock } from '#chain/read/watch-blocks.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import type { CreatedWords, TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { Explained } from './explain-error.ts'
import type { Unsent } from './simulate.ts'
import { mayBeSent, whyNotSent, type Stops } from './why-not-sent.ts'

/** A call and what the sheet says about it: `description` is its line in the list of transactions. */
export type Sending = {
  from: Address
  call: Unsent
  /** The contracts whose calls the sheet can read, on the chain of the site. */
  contracts?: (chainId: number) => Promise<readonly KnownContract[]> | readonly KnownContract[]
  creates?: CreatedWords
  description: string
  recipient?: Address
  /** Blocks after which it counts; `chain`: as many as the chain asks for. */
  confirmations?: number | 'chain'
  /** How often the wallet will ask until all is done, this time included. */
  prompts?: number
  /** Whether a wallet was asked for the same before, and may have sent it. */
  before?: boolean
  stops: Stops
}

/** What came of it. `lost`: the wallet may have sent it all the same. */
export type CallSent = { at: 'sent'; hash: Hash } | { at: 'stopped'; why: Explained; lost: boolean }

/** Shows a call and has the connected wallet send it, by the one sender of the site. The wallet is loaded here. Never rejects. */
export async function sendCall({
  from,
  call,
  contracts,
  creates,
  prompts,
  before,
  stops,
  ...told
}: Sending): Promise<CallSent> {
  try {
    const [{ sendTransaction }, { pageWallet }] = await Promise.all([
      import('#wallet/account/send-transaction.ts'),
      import('#wallet/connection/page-wallet.ts'),
    ])
    const wallet = await pageWallet()
    const { chain } = wallet
    const { description, recipient, confirmations } = told
    const sent = await sendTransaction(
      wallet,
      { kind: 'transaction', from, ...call, chain, creates, prompts, contracts: await contracts?.(chain.id) },
      {
        description,
        ...(recipient && { recipient }),
        ...(confirmations && { confirmations: confirmations === 'chain' ? chain.confirmations : confirmations }),
      },
    )
    lookForBlock()
    if (sent.at === 'sent') return sent
    return { at: 'stopped', why: whyNotSent(sent, stops)!, lost: mayBeSent(sent, before) }
  } catch {
    return { at: 'stopped', why: stops.unanswered, lost: false }
  }
}

/** Structured data to sign (EIP-712), for the chain of the site, and what the sheet says of it. */
export type Signing = Pick<TypedDataRequest, 'from' | 'intent' | 'lasting' | 'prompts'> & {
  typedData: (chainId: number) => TypedDataRequest['typedData']
  stops: Stops
}

/**
 * Shows structured data and has the connected wallet sign it, by the same way as a call. Nothing is sent. `declined`: the visitor
 * said no, or the sheet was withdrawn; otherwise the wallet could not. Never rejects.
 */
export async function signData({
  typedData,
  stops,
  ...told
}: Signing): Promise<{ at: 'signed'; signature: Hex } | { at: 'stopped'; why: Explained; declined: boolean }> {
  try {
    const [{ signTypedData }, { pageWallet }] = await Promise.all([
      import('#wallet/account/sign-typed-data.ts'),
      import('#wallet/connection/page-wallet.ts'),
    ])
    const wallet = await pageWallet()
    const { chain } = wallet
    const signed = await signTypedData(wallet, { kind: 'typed-data', chain, typedData: typedData(chain.id), ...told })
    if (signed.at === 'signed') return signed
    return { at: 'stopped', why: whyNotSent(signed, stops)!, declined: signed.at !== 'failed' }
  } catch {
    return { at: 'stopped', why: stops.unanswered, declined: false }
  }
}
