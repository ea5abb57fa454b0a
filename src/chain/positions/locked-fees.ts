import type { Address, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Coin } from '#chain/tokens/pool-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { readPositionsV4 } from './read-positions-v4.ts'
import { managerAbi } from './uniswap-views.ts'

/** Gas that collecting may cost in a simulation: a hostile token burns no more. */
const gasOfFees = '0x2dc6c0'

type Locked = { manager: Address; tokenId: bigint; kind: 0 | 1; coin: Coin }

/** What collecting the fees of a locked position would pay now: of V3 the call of the lock, simulated. Rejects when nobody can say it. */
export async function lockedFees(
  rpc: Rpc,
  { manager, tokenId, kind, coin }: Locked,
): Promise<[bigint, bigint] | undefined> {
  if (kind === 1) return (await readPositionsV4(rpc, { manager, coin, ids: [tokenId] }))[0]?.fees
  const most = 2n ** 128n - 1n
  const args = [{ tokenId, recipient: contractAddresses.PositionLocker, most0: most, most1: most }] as const
  const data = encodeFunctionData({ abi: managerAbi, functionName: 'collect', args })
  const call = { from: contractAddresses.PositionLocker, to: manager, data, gas: gasOfFees }
  const answer = (await rpc('eth_call', [call, 'latest'])) as Hex
  const [amount0, amount1] = decodeFunctionResult({ abi: managerAbi, functionName: 'collect', data: answer })
  return [amount0, amount1]
}
