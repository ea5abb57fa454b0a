import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { proofHeader } from '#core/admission/proof-header.ts'
import { searchProof } from '#core/admission/proof-of-work.ts'
import { codeKey } from '#core/codes/code-key.ts'
import { readCode } from '#core/codes/code-text.ts'
import { redeemData } from '#core/codes/typed-data.ts'
import { askPauses, pauseBefore } from '#tools/mint/plan/wait-for-mint.ts'
import type { MintEvents, Place, Relayed } from '#tools/mint/campaign/mint-event.ts'

/** How a visit ended. `took`: milliseconds from its first request. */
export type Ended = {
  kind: 'card' | 'event' | 'other'
  outcome: 'minted' | 'beaten' | 'unknown' | 'failed'
  /** It was sent twice, and the second answer named the same mint. */
  again?: boolean
  took: number
  token?: string
  problem?: string
}

type Event = { url: string; contract: Address; codes: readonly string[]; atEvent: number }
/** Asks the server as one browser does: with its cookies, from its network, working where that is asked for. */
export type Ask = <shape>(
  path: string,
  body?: unknown,
) => Promise<{ status: number; answer: shape & { code?: string } }>

/** Milliseconds after which a visitor presses again, whom the page has told so in the end, and how often at an event. */
const patience = 10_000
const mostPresses = 60

/** How often that was, how often a visitor pressed again, and how often one had to work for an answer. */
export const told = { again: 0, pressed: 0, worked: 0 }

type Said = { status: number; answer: never }
type Puzzle = { challenge: string; difficulty: number }

/** The solution of a challenge. It is found without a pause for other tasks. */
export function solved({ challenge, difficulty }: Puzzle): string {
  return searchProof({ challenge, difficulty, from: 0, count: 2 ** 32 })!
}

/**
 * All who come, ready to begin: those with cards, those with the event code, and some who race, send twice and mistype. The keys are made
 * before: visitors have a processor each, and here all of them share one.
 */
export async function eventVisitors({ url, contract, codes, atEvent }: Event): Promise<(() => Promise<Ended>)[]> {
  const { chainId, campaign } = await lookedAt(asker(url, '203.0.113.1'), contract)
  const keys = codes.map((code) => {
    const read = readCode(code)
    if (!('code' in read)) throw new Error('The code on a card cannot be read.')
    return privateKeyToAccount(codeKey(read.code, { chainId, salt: campaign.salt }))
  })
  const withCard = (key: PrivateKeyAccount, twice = false) => {
    const recipient = privateKeyToAddress(generatePrivateKey())
    return () => timed('card', (rpc) => byCard(rpc, { contract, key, recipient, twice }))
  }
  const mistyped = codes.slice(0, 10).map(() => () => timed('other', (rpc) => guess(rpc, contract)))
  const withWord = Array.from({ length: atEvent }, (_, at) => {
    const account = privateKeyToAccount(generatePrivateKey())
    const network = `198.18.${Math.floor(at / 200)}.${at % 200}`
    return () => timed('event', (rpc) => byWord(rpc, { contract, account }), { network })
  })
  const withCards = keys.map((key, at) => withCard(key, at >= 10 && at < 20))
  const racing = keys.slice(0, 10).map((key) => withCard(key))
  return [...withCards, ...racing, ...mistyped, ...withWord]

  async function timed(
    kind: Ended['kind'],
    visit: (rpc: Ask) => Promise<Omit<Ended, 'kind' | 'took'>>,
    { network = '203.0.113.1' } = {},
  ): Promise<Ended> {
    const started = performance.now()
    const end = await visit(asker(url, network, mostPresses)).catch((error: unknown) => ({
      outcome: 'failed' as const,
      problem: String(error),
    }))
    return { kind, took: performance.now() - started, ...end }
  }
}

/**
 * One visitor's browser: asks as from this network, keeps its cookies, and solves what it is asked to before it sends again. `presses` is
 * how often its visitor presses again where the page has given up.
 */
export function asker(url: string, network: string, presses = 0): Ask {
  const cookies = new Map<string, string>()
  const ask = async (path: string, body: unknown, proof?: string): Promise<Said> => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': network,
        origin: url,
        ...(proof && { [proofHeader]: proof }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => undefined)
    if (!response) return { status: 503, answer: { code: 'server.unreachable' } as never }
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
    const answer = (await response.json()) as Puzzle & { code?: string }
    if (answer.code !== 'request.effort') return { status: response.status, answer: answer as never }
    told.worked++
    return ask(path, body, `${answer.challenge} ${solved(answer)}`)
  }
  // As the page does: a server in a rush is asked again, and one that was not reached.
  return async (path, body) => {
    for (let tries = 0; ; tries++) {
      const said = await ask(path, body)
      const round = askPauses.length + 1
      if (said.status !== 503 || tries + 1 === round * (presses + 1)) return said
      const wait = askPauses[tries % round]
      told[wait ? 'again' : 'pressed']++
      await sleep(wait ?? patience)
    }
  }
}

type Card = { contract: Address; key: PrivateKeyAccount; recipient: Address; twice: boolean }

async function byCard(rpc: Ask, { contract, key, recipient, twice }: Card) {
  const { chainId } = await lookedAt(rpc, contract)
  const place = await rpc<Place>('/api/mint/place', { keys: [{ contract, key: key.address }] })
  if (place.answer.used) return { outcome: 'beaten' as const }
  const { index } = expected(place, 200)
  const deadline = Math.floor(Date.now() / 1000) + 600
  const message = { index: BigInt(index), recipient, deadline: BigInt(deadline) }
  const signature = await key.signTypedData(redeemData({ chainId, contract }, message))
  const body = { contract, index, recipient, deadline, signature }
  const relayed = await rpc<Relayed>('/api/mint/relay', body)
  if (['mint.used', 'mint.refused'].includes(relayed.answer.code ?? '')) return { outcome: 'beaten' as const }
  const { id } = expected(relayed, 202)
  if (twice && expected(await rpc<Relayed>('/api/mint/relay', body), 202).id !== id) throw new Error('Paid twice.')
  return { ...(await mined(rpc, id)), again: twice }
}

async function byWord(rpc: Ask, { contract, account }: { contract: Address; account: PrivateKeyAccount }) {
  const { chainId } = await lookedAt(rpc, contract)
  // Refused, a visitor presses once more.
  if ((await signIn(rpc, account, chainId)) !== 200)
    expected({ status: await signIn(rpc, account, chainId), answer: 'signing in' }, 200)
  return mined(rpc, expected(await rpc<Relayed>('/api/mint/relay', { contract }), 202).id)
}

/** Signs an account in; answers the status. */
export async function signIn(rpc: Ask, account: PrivateKeyAccount, chainId: number): Promise<number> {
  const asked = await rpc<{ message: string }>(`/api/siwe/message?address=${account.address}&chainId=${chainId}`)
  const { message } = expected(asked, 200)
  const signature = await account.signMessage({ message })
  return (await rpc('/api/siwe/verify', { message, signature })).status
}

async function guess(rpc: Ask, contract: Address) {
  const key = privateKeyToAddress(generatePrivateKey())
  const { answer } = await rpc('/api/mint/place', { keys: [{ contract, key }] })
  if (answer.code !== 'mint.unknown-code') throw new Error(`A guess was answered ${JSON.stringify(answer)}`)
  return { outcome: 'unknown' as const }
}

async function lookedAt(rpc: Ask, contract: Address) {
  const { chainId, campaigns } = expected(await rpc<MintEvents>('/api/mint/campaigns'), 200)
  return { chainId, campaign: campaigns.find((each) => each.contract === contract)! }
}

/** Follows a mint that the site pays for to its end. */
export async function mined(rpc: Ask, id: string) {
  for (let tries = 0; ; tries++) {
    const said = expected(await rpc<Relayed>(`/api/mint/relay/${id}`), 200)
    if (said.status === 'mined') return { outcome: 'minted' as const, token: said.token }
    if (said.status === 'failed') return { outcome: 'beaten' as const }
    await sleep(pauseBefore(said, tries))
  }
}

function expected<shape>({ status, answer }: { status: number; answer: shape }, wanted: number): shape {
  if (status !== wanted) throw new Error(`Answered ${status}: ${JSON.stringify(answer)}`)
  return answer
}
