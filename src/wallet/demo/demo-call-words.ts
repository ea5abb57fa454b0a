import type { Address, Client, Hex } from 'viem'
import { factsOf } from '#chain/tokens/token-facts.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { knownParties } from '#transactions/describe/known-parties.ts'
import type { SigningChain, SigningRequest, TypedDataRequest } from '#transactions/describe/signing-request.ts'
import type { SigningWords } from '#transactions/describe/signing-words.ts'
import { describedContract } from '#transactions/descriptors/described-contract.ts'
import { whoIsIn, type WhoIs } from '#transactions/parties/party-proof.ts'
import type { Units } from '#transactions/signing/amount-words.ts'
import { lastConfirmed } from '#transactions/signing/confirm-signing.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'

/** What a transaction does, in words, and what its amounts and addresses are called. */
export type CallInWords = Pick<SigningWords, 'title' | 'lines' | 'english'> & {
  units: Units
  whoIs: WhoIs
}

type Call = { from: Address; to?: Address; value: bigint; data: Hex; chain: SigningChain }

/** Reads a transaction as the sheet before the wallet does: with the contracts of the page, where it is the one that was shown there. */
export async function callInWords(client: Client, call: Call): Promise<CallInWords> {
  const contacts = knownParties(call.chain.id)
  const { contracts = [], creates } = shownBefore(call) ?? {}
  const named = contracts.some(({ address }) => address.toLowerCase() === call.to?.toLowerCase())
  // What the site has not shown itself is read by the descriptors of our contracts, as any wallet can.
  const described = named || !call.to ? undefined : await describedContract(call.chain.id, call.to)
  return inWords(client, {
    kind: 'transaction',
    ...call,
    contacts,
    contracts: [...contracts, ...(described ? [described] : [])],
    creates,
  })
}

/** Reads structured data as the sheet before the wallet does. */
export async function dataInWords(client: Client, data: Omit<TypedDataRequest, 'kind'>): Promise<CallInWords> {
  return inWords(client, { kind: 'typed-data', ...data, contacts: knownParties(data.chain.id) })
}

async function inWords(client: Client, request: SigningRequest): Promise<CallInWords> {
  const { title, lines, english, tokens } = describeSigning(request)
  const whoIs = whoIsIn(request, { history: transactionStore().list() })
  return {
    title,
    lines,
    english,
    units: { currency: request.chain.currency, tokens: await factsOf(client, tokens) },
    whoIs,
  }
}

function shownBefore(call: Call) {
  const shown = lastConfirmed()
  return shown?.kind === 'transaction' && bytesOf(shown) === bytesOf(call) ? shown : undefined
}

function bytesOf({ from, to, value = 0n, data = '0x' }: Partial<Call>): string {
  return [from, to, value, data].join(' ').toLowerCase()
}
