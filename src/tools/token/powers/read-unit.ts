import type { Address } from 'viem'
import { parseAbi } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { DelayedUnit, TokenUnit } from './power-words.ts'

const abi = parseAbi([
  'function timelock() view returns (address)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
])

type Asked = { token: Address; options: TokenOptions }

/** Reads what has to be known of a token to put its calls into words. Rejects when the chain does not answer. */
export async function readUnit(rpc: Rpc, { token, options }: Asked): Promise<TokenUnit> {
  const contract = { to: token, abi, args: [] } as const
  const [symbol, decimals] = await Promise.all([
    // Each token of an ERC-6909 contract has a symbol of its own.
    options.kind === 'erc6909' ? undefined : readContract(rpc, { ...contract, name: 'symbol' }),
    options.kind === 'erc20' ? readContract(rpc, { ...contract, name: 'decimals' }) : undefined,
  ])
  return { token, options, ...(symbol && { symbol }), ...(decimals !== undefined && { decimals }) }
}

/** The same of a token with a delay. Rejects when the chain does not answer. */
export async function readDelayedUnit(rpc: Rpc, asked: Asked): Promise<DelayedUnit> {
  const timelock = readContract(rpc, { to: asked.token, abi, args: [], name: 'timelock' })
  const [unit, address] = await Promise.all([readUnit(rpc, asked), timelock])
  return { ...unit, timelock: address }
}
