import type { Address, Hex } from 'viem'
import { encodeEventTopics, getContractAddress, pad } from 'viem/utils'
import { eventsIn, logsIn, nextBlock, rangesBefore } from '#chain/read/contract-logs.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'

/** The contract in which launches are written down. */
export const book = { address: contractAddresses.LaunchBook, abi: launchBookAbi } as const

/** A token that an account launched, by the launcher or by itself. */
export type BookEntry = { token: Address; block: number; withPool: boolean }

/** What the book has of an account, newest first, and the oldest block that was read. */
export type BookEntries = { entries: BookEntry[]; from: number }

/** How many ranges of blocks we ask for at most. */
const mostRanges = 8

/**
 * What an account made: of it alone, and written by itself or by the launcher, which names nobody but its caller. The same on every device.
 * Rejects when the chain does not answer.
 */
export async function readBook(rpc: Rpc, account: Address, token?: Address): Promise<BookEntries> {
  const [event] = encodeEventTopics({ abi: launchBookAbi, eventName: 'Launched' }) as [Hex]
  const makers = [account, contractAddresses.Launcher].map((maker) => pad(maker).toLowerCase() as Hex)
  const topics = [[event, token ? pad(token) : null, pad(account), makers]]
  const { ranges, from } = rangesBefore(await nextBlock(rpc), { most: mostRanges })
  const events = eventsIn(await logsIn(rpc, ranges, { address: book.address, topics }), book)
  const newest = events.toSorted((one, other) => other.block - one.block || other.index - one.index)
  const seen = new Map<Address, BookEntry>()
  for (const { args, block } of newest) {
    const withPool = args.maker.toLowerCase() === contractAddresses.Launcher.toLowerCase()
    // A token can be announced more than once.
    if (!seen.has(args.token)) seen.set(args.token, { token: args.token, block, withPool })
  }
  return { entries: [...seen.values()], from }
}

/** Transactions after the one in which a launch was asked for that are looked at. */
const mostNonces = 12

/** The nonce under which an account created a contract, from `first` on; undefined when it is none of the next ones. */
export function nonceOf(from: Address, first: number, address: Address): number | undefined {
  return Array.from({ length: mostNonces }, (_, at) => first + at).find(
    (nonce) => getContractAddress({ from, nonce: BigInt(nonce) }).toLowerCase() === address.toLowerCase(),
  )
}
