import type { Address, Hex } from 'viem'
import { chains } from '#chain/catalogue.ts'
import { findAccount } from '#chain/names/find-account.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { chainTime } from '#chain/read/chain-time.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import { readId, tokenOf } from '#chain/tokens/numbered.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import type { ToldHere } from '#assistant/conversation/chat-state.ts'
import { asText } from '#assistant/markdown/as-text.ts'
import type { ActLink } from '#assistant/messages/act-link.ts'
import type { Citation } from '#assistant/messages/citation.ts'
import { isOffered, isThere } from '#core/offer/offered.ts'
import { readAddress } from '#core/text/read-address.ts'
import type { NamedThing } from './act.ts'
import { figuresIn, fill } from './figures.ts'

type Figures = ReturnType<typeof figuresIn>
type Asked = Figures & { rpc: Rpc; chain: string }
/** What the chain said, and where one goes on. */
type Said = { says: readonly (string | undefined)[]; acts: readonly ActLink[] }

/** Instead of an end: never. */
const never = 2 ** 40 - 1

/** What a thing is by the chain of this site, and what can be done with it. Where the chain does not answer, its pages all the same. */
export async function tellThing(named: NamedThing, rpc: Rpc = pageRpc()): Promise<ToldHere> {
  const figures = figuresIn(named.language)
  const { thing: says } = figures.words
  const pages = pagesOf(named.thing, figures)
  const told = await tell(named, { ...figures, rpc }).catch((): Said => ({ says: [says.silent], acts: pages }))
  const source: Citation = sources[named.thing.is]
  return {
    text: `${told.says.filter(Boolean).join(' ')} [1](${source.href})`,
    mark: 'looked-up',
    citations: [source],
    acts: told.acts.filter(({ href }) => isThere(href)),
  }
}

/** Where each kind of thing is explained. */
const sources: Readonly<Record<NamedThing['thing']['is'], Citation>> = {
  address: { title: 'Token check', href: '/token-check#check' },
  name: { title: 'Your account', href: '/dashboard' },
  transaction: { title: 'Contracts', href: '/contracts' },
  lock: isOffered('token-locking')
    ? { title: 'Token locking', href: '/token-locking' }
    : { title: 'Explore', href: '/explore' },
  campaign: { title: 'Claims', href: '/claim' },
  grant: { title: 'Grants', href: '/grants' },
}

async function tell({ thing, elsewhere }: NamedThing, given: Figures & { rpc: Rpc }): Promise<Said> {
  const { words, rpc } = given
  const id = Number(await rpc('eth_chainId', []))
  const chain = chains.find((one) => one.id === id)?.name ?? `chain ${id}`
  const asked: Asked = { ...given, chain }
  const said = await tellOne(thing, asked)
  if (!elsewhere) return said
  return { ...said, says: [...said.says, fill(words.thing.elsewhere, { host: asText(elsewhere), chain })] }
}

async function tellOne(thing: NamedThing['thing'], asked: Asked): Promise<Said> {
  const { words } = asked
  switch (thing.is) {
    case 'address': {
      const read = readAddress(thing.address)
      return 'address' in read ? tellAddress(read.address, asked) : { says: [words.thing.mistyped], acts: [] }
    }
    case 'name': {
      const found = await findAccount(thing.name)
      return typeof found === 'string'
        ? tellAddress(found, asked)
        : { says: [fill(words.thing.noName, { name: asText(thing.name) })], acts: [] }
    }
    case 'transaction':
      return tellTransaction(thing.hash, asked)
    case 'lock':
      return tellLockOf(thing.lock, asked)
    case 'campaign':
      return tellCampaign(BigInt(thing.id), asked)
    case 'grant':
      return tellGrant(thing.id, asked)
  }
}

/** Pages that have something to say whether or not the chain was asked. */
function pagesOf(thing: NamedThing['thing'], { words: { thing: says } }: Figures): ActLink[] {
  switch (thing.is) {
    case 'address':
      return [
        { label: says.check, href: `/token-check?token=${thing.address}#check` },
        { label: says.openAccount, href: `/dashboard?account=${thing.address}` },
        { label: says.openContract, href: `/address/${thing.address}` },
      ]
    case 'name':
      return [{ label: says.openAccount, href: `/dashboard?account=${encodeURIComponent(thing.name)}` }]
    case 'transaction':
      return [{ label: says.openTransaction, href: `/tx/${thing.hash}` }]
    case 'lock':
      return [{ label: says.openLock, href: `/token-locking/${thing.lock}` }]
    case 'campaign':
      return [{ label: says.openCampaign, href: `/claim/${thing.id}` }]
    case 'grant':
      return [{ label: says.openGrant, href: `/grants/${thing.id}` }]
  }
}

async function tellAddress(address: Address, asked: Asked): Promise<Said> {
  const { words, rpc, chain } = asked
  const { thing: says } = words
  const code = (await rpc('eth_getCode', [address, 'latest'])) as Hex
  const account: ActLink = { label: says.openAccount, href: `/dashboard?account=${address}` }
  // An account may let a contract act for it (EIP-7702).
  if (code === '0x' || code.startsWith('0xef0100')) return { says: [fill(says.account, { chain })], acts: [account] }
  const token = await readToken(rpc, address).catch(() => undefined)
  if (!token || token.signs.includes('mute'))
    return {
      says: [fill(says.contract, { chain })],
      acts: [{ label: says.openContract, href: `/address/${address}` }, pagesOf({ is: 'address', address }, asked)[0]!],
    }
  return {
    says: [
      fill(says.token, { ...named(token), chain }),
      fill(says.supply, { supply: amountOf(token.proof.supply, token) }),
      lockedIn(token, says),
    ],
    acts: [
      { label: says.openToken, href: `/meme-token/${address}` },
      { label: says.check, href: `/token-check?token=${address}#check` },
      { label: says.lockIt, href: `/token-locking?token=${address}#lock` },
    ],
  }
}

const named = ({ name, symbol }: Token) => ({ name: asText(name), symbol: asText(symbol) })
const amountOf = (amount: bigint, token: Token) => asText(amountText(amount, token))

function lockedIn(token: Token, says: Asked['words']['thing']): string {
  if (token.inLocks === 0n) return fill(says.nothingLocked, named(token))
  const share = shareText(token.inLocks, token.proof.supply)
  return fill(says.locked, { amount: amountOf(token.inLocks, token), share })
}

async function tellTransaction(hash: string, { words, rpc, chain, ...figures }: Asked): Promise<Said> {
  const { thing: says } = words
  const acts = pagesOf({ is: 'transaction', hash }, { words, ...figures })
  const [sent, receipt] = (await Promise.all([
    rpc('eth_getTransactionByHash', [hash]),
    rpc('eth_getTransactionReceipt', [hash]),
  ])) as [object | null, { status: Hex; blockNumber: Hex } | null]
  if (!sent) return { says: [fill(says.noTransaction, { chain })], acts }
  if (!receipt) return { says: [fill(says.waiting, { chain })], acts }
  const block = figures.number(Number(receipt.blockNumber))
  return { says: [fill(receipt.status === '0x1' ? says.done : says.failed, { chain, block })], acts }
}

async function tellLockOf(text: string, asked: Asked): Promise<Said> {
  const { words, rpc, chain, day } = asked
  const { thing: says } = words
  const votes = text.endsWith('-votes')
  const id = readId(votes ? text.slice(0, -'-votes'.length) : text)
  const to = contractAddresses[votes ? 'VotingLocker' : 'TokenLocker']
  const from = { to, abi: tokenLockerAbi } as const
  if (id === undefined || !(await readContract(rpc, { ...from, name: 'exists', args: [id] })))
    return { says: [fill(says.noLock, { chain })], acts: [] }
  const token = await readToken(rpc, tokenOf(id))
  const lock = await readContract(rpc, { ...from, name: 'lockOf', args: [id] })
  const { end } = lock.schedule
  const now = await chainTime(rpc)
  return {
    says: [
      token && fill(says.lock, { ...named(token), amount: amountOf(lock.amount - lock.withdrawn, token) }),
      end === never ? says.lockNever : fill(end > now ? says.free : says.freeNow, { date: day(end) }),
    ],
    acts: [
      ...pagesOf({ is: 'lock', lock: text }, asked),
      ...(token ? [{ label: says.openToken, href: `/meme-token/${token.address}` }] : []),
    ],
  }
}

async function tellCampaign(id: bigint, asked: Asked): Promise<Said> {
  const { words, rpc, chain } = asked
  const { thing: says } = words
  const claims = { to: contractAddresses.MerkleClaims, abi: merkleClaimsAbi } as const
  if (id === 0n || id > (await readContract(rpc, { ...claims, name: 'campaignCount', args: [] })))
    return { says: [fill(says.noCampaign, { chain })], acts: [] }
  const campaign = await readContract(rpc, { ...claims, name: 'campaign', args: [id] })
  const token = await readToken(rpc, campaign.token)
  return {
    says: [token && fill(says.campaign, { ...named(token), amount: amountOf(campaign.remaining, token) })],
    acts: [
      ...pagesOf({ is: 'campaign', id: String(id) }, asked),
      ...(token ? [{ label: says.openToken, href: `/meme-token/${token.address}` }] : []),
    ],
  }
}

async function tellGrant(text: string, asked: Asked): Promise<Said> {
  const { words, rpc, chain, day } = asked
  const { thing: says } = words
  const grants = { to: contractAddresses.TokenGrants, abi: tokenGrantsAbi } as const
  const id = readId(text)
  if (id === undefined || !(await readContract(rpc, { ...grants, name: 'exists', args: [id] })))
    return { says: [fill(says.noGrant, { chain })], acts: [] }
  const [token, grant, now] = await Promise.all([
    readToken(rpc, tokenOf(id)),
    readContract(rpc, { ...grants, name: 'grantOf', args: [id] }),
    chainTime(rpc),
  ])
  const { amount, withdrawn, revoked, stop, schedule } = grant
  const free = (await readContract(rpc, { ...grants, name: 'vestedAt', args: [id, BigInt(now)] })) - withdrawn
  return {
    says: [
      token && fill(says.grant, { ...named(token), amount: amountOf(amount, token), free: amountOf(free, token) }),
      revoked
        ? fill(says.grantRevoked, { date: day(stop) })
        : fill(schedule.end > now ? says.free : says.freeNow, { date: day(schedule.end) }),
    ],
    acts: [
      ...pagesOf({ is: 'grant', id: text }, asked),
      ...(token ? [{ label: says.openToken, href: `/meme-token/${token.address}` }] : []),
    ],
  }
}
