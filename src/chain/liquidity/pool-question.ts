import type { AbiParameter, Address, Hex } from 'viem'
import { encodeFunctionData, numberToHex, pad } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { liquidityLensAbi } from '#contracts/liquidity-lens.ts'
import { never } from './ladder.ts'
import type { PoolFacts } from './pool-facts.ts'
import { mainRung } from './pool-words.ts'

/** Locks that LiquidityLens takes in one question, and words and ticks that it then reads of the whole pool. */
const mostIds = 200
const steps = 300

/** How to ask LiquidityLens for the statement of a page: `locked.fall50` of its answer is the amount of the first sentence. */
export type PoolQuestion = { to: Address; question: string; command: string }

/** The question about the largest 200 locks of a pool that stay until the date of its first sentence; undefined without a statement. */
export function poolQuestion({
  version,
  pool,
  manager,
  quote,
  statement,
  parts,
  block,
}: PoolFacts): PoolQuestion | undefined {
  if (quote === undefined || !statement) return undefined
  const { until: date } = mainRung(statement.ladder)
  const ids = parts
    .toSorted((one, other) => (other.liquidity > one.liquidity ? 1 : -1))
    .slice(0, mostIds)
    .map(({ id }) => id)
    .toSorted((one, other) => (one < other ? -1 : 1))
  // What vests by the second has begun to leave at its date.
  const until = version === 2 && date > 0 && date < never ? date - 1 : date
  return version === 2
    ? asked('pairStatement', [pool as Address, quote === 1, until, ids], block.number)
    : asked(
        'poolStatement',
        [{ manager, poolId: pad(pool, { size: 32 }), quoteIs1: quote === 1, until, most: steps }, ids],
        block.number,
      )
}

function asked(functionName: 'pairStatement' | 'poolStatement', args: readonly unknown[], block: number): PoolQuestion {
  const to = contractAddresses.LiquidityLens
  const data = encodeFunctionData({ abi: liquidityLensAbi, functionName, args } as never) as Hex
  const { inputs, outputs } = liquidityLensAbi.find((item) => 'name' in item && item.name === functionName) as Described
  const signature = `${functionName}${typesOf(inputs)}${typesOf(outputs)}`
  const params = [{ to, data }, numberToHex(block)]
  return {
    to,
    question: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }),
    command: `cast call ${to} '${signature}' ${args.map(castText).join(' ')} --block ${block} --rpc-url YOUR_NODE`,
  }
}

type Described = { inputs: readonly AbiParameter[]; outputs: readonly AbiParameter[] }

/** The types of some parameters as Foundry reads them: `((address,bytes32),uint256[])`. */
function typesOf(parameters: readonly AbiParameter[]): string {
  const types = parameters.map((parameter) =>
    'components' in parameter ? parameter.type.replace('tuple', typesOf(parameter.components)) : parameter.type,
  )
  return `(${types.join(',')})`
}

/** A value as Foundry reads it: `(0x…,true)`, `[1,2]`. */
function castText(value: unknown): string {
  if (Array.isArray(value)) return `'[${value.map(String).join(',')}]'`
  return typeof value === 'object' && value !== null
    ? `'(${Object.values(value).map(String).join(',')})'`
    : String(value)
}
