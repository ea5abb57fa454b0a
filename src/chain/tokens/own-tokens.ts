import type { Address } from 'viem'
import { getAddress, pad } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import { logsIn, nextBlock, rangesBefore } from '#chain/read/contract-logs.ts'

/** `Transfer(address,address,uint256)`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** How many ranges of blocks we ask for, and how many tokens are named. */
const mostRanges = 3
const most = 6

/** Tokens that an account was sent lately, the newest first. What a node does not tell is left out: never rejects. */
export async function ownTokens(rpc: Rpc, account: Address): Promise<Address[]> {
  try {
    const { ranges } = rangesBefore(await nextBlock(rpc), { most: mostRanges })
    const logs = await logsIn(rpc, ranges, { topics: [[transfer, null, pad(account)]] })
    // A fourth topic is the number of an item: a collection, not a token.
    const tokens = logs.filter(({ topics }) => topics.length === 3)
    const newest = tokens.toSorted((one, other) => Number(other.blockNumber) - Number(one.blockNumber))
    return [...new Set(newest.map(({ address }) => getAddress(address)))].slice(0, most)
  } catch {
    return []
  }
}
