import type { Hex } from 'viem'
import { atBlock } from '#chain/read/at-block.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { tokenOf } from '#chain/tokens/numbered.ts'
import { readGrantToken, type GrantToken } from '#tools/grants/contract/read-account.ts'
import { readGrant, wasMade, type Grant } from '#tools/grants/contract/read-grants.ts'

/** The block an answer is from: its number and its time in Unix seconds. */
export type AtBlock = { number: number; time: number }

/** What is true of the number of a grant now. `gone`: there was one, and everything has left it. */
export type GrantPage = { block: AtBlock } & (
  | { at: 'there'; chainId: number; grant: Grant; token: GrantToken }
  | { at: 'gone' | 'never' }
)

/** A grant that is there, with its token. */
export type ThereGrant = Extract<GrantPage, { at: 'there' }>

/** Everything about one grant, for anyone, as it is in the newest block. Rejects when the chain does not answer. */
export async function readGrantPage(rpc: Rpc, id: bigint): Promise<GrantPage> {
  const [head, chainId] = (await Promise.all([
    rpc('eth_getBlockByNumber', ['latest', false]),
    rpc('eth_chainId', []),
  ])) as [{ number: Hex; timestamp: Hex }, Hex]
  const block = { number: Number(head.number), time: Number(head.timestamp) }
  const then = atBlock(rpc, block.number)
  const [grant, token] = await Promise.all([readGrant(then, id), readGrantToken(then, tokenOf(id))])
  if (!grant || !token) return { at: (await wasMade(then, id)) ? 'gone' : 'never', block }
  return { at: 'there', chainId: Number(chainId), grant, token, block }
}
