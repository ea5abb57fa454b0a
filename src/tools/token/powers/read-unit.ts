import type { Address } from 'viem'
import { parseAbi } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenUnit } from './power-words.ts'

const abi = parseAbi([
  'function timelock() view returns (address)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

/** Reads what has to be known of a token with a delay to put its calls into words. Rejects when the chain does not answer. */
export async function readUnit(
  rpc: Rpc,
  { token, options }: { token: Address; options: TokenOptions },
): Promise<TokenUnit> {
  const contract = { to: token, abi, args: [] } as const
  const [timelock, symbol, decimals] = await Promise.all([
    readContract(rpc, { ...contract, name: 'timelock' }),
    readContract(rpc, { ...contract, name: 'symbol' }),
    options.kind === 'erc20' ? readContract(rpc, { ...contract, name: 'decimals' }) : undefined,
  ])
  return { token, timelock, options, symbol, ...(decimals !== undefined && { decimals }) }
}
