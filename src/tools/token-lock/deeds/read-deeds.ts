import type { Address } from 'viem'
import { askThings, type AskThings } from '#chain/index/read-index.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { lockDeedsAbi } from '#contracts/lock-deeds.ts'
import { readHeldToken, type HeldToken } from '#tools/token-lock/read/fair-share.ts'
import { readLock, type Lock } from '#tools/token-lock/read/read-locks.ts'

/** A lock that is an NFT: how it changes hands, to whom it is offered (the lock says so), and its picture on the chain. */
export type Deed = Lock & { byOffer: boolean; picture: string | undefined; held: HeldToken }

/** The NFTs of an account, and those offered to it. */
export type DeedsRead = { own: Deed[]; offered: Deed[] }

const deeds = { to: contractAddresses.LockDeeds, abi: lockDeedsAbi } as const

/** NFTs that are read for one account, the newest: anyone can send any number of them. */
const mostDeeds = 200

/** The locks that an account holds as NFTs, or is offered so, as the index names them. Rejects when the chain does not answer. */
export async function readDeeds(rpc: Rpc, account: Address, ask: AskThings = askThings): Promise<DeedsRead> {
  const named = await ask(rpc, { account, contracts: ['LockDeeds'] })
  const ids = (named?.things ?? []).filter(({ as }) => as.some((part) => part.endsWith('.to'))).slice(0, mostDeeds)
  const found = (await Promise.all(ids.map(({ id }) => readDeed(rpc, id, account)))).filter(
    (deed) => deed !== undefined,
  )
  const mine = (address: Address) => address.toLowerCase() === account.toLowerCase()
  return {
    own: found.filter(({ owner }) => mine(owner)),
    offered: found.filter(({ owner, pendingOwner }) => !mine(owner) && mine(pendingOwner)),
  }
}

/** One NFT, its holder in place of the owner of its lock; undefined when it is gone. Rejects when the chain does not answer. */
export async function readDeed(rpc: Rpc, id: bigint, account?: Address): Promise<Deed | undefined> {
  const owner = await unlessRefused(readContract(rpc, { ...deeds, name: 'ownerOf', args: [id] }))
  const lock = owner && (await readLock(rpc, { id, locker: 'TokenLocker' }))
  if (!lock) return undefined
  const [[byOffer, pendingOwner], picture, held] = await Promise.all([
    readContract(rpc, { ...deeds, name: 'termsOf', args: [id] }),
    readContract(rpc, { ...deeds, name: 'tokenURI', args: [id] }).then(pictureIn, () => undefined),
    readHeldToken(rpc, lock, account),
  ])
  return held && { ...lock, owner, pendingOwner, byOffer, picture, held }
}

/** The picture in the words of an NFT, as a data address; undefined when there is none. */
function pictureIn(uri: string): string | undefined {
  const json = JSON.parse(atob(uri.replace('data:application/json;base64,', ''))) as { image?: unknown }
  const { image } = json
  return typeof image === 'string' && image.startsWith('data:image/svg+xml;base64,') ? image : undefined
}
