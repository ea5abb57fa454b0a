import { createHash } from 'node:crypto'
import { join } from 'node:path'
import solc from 'solc'
import { decodeFunctionResult, encodeFunctionData, parseAbi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'
import { never } from './ladder.ts'
import { statementOf, type PoolInput } from './statement.ts'
import { lastTick, rootAtTick } from './tick-math.ts'

const pools = 1_000
const now = 1_800_000_000

const abi = parseAbi([
  'struct Position { int24 tickLower; int24 tickUpper; uint128 liquidity; uint40 unlock; bool counts; }',
  'struct Curve { bool quoteIs1; uint160 sqrtPriceX96; uint256 supply; Position[] positions; }',
  'struct Depth { uint256 fall2; uint256 fall10; uint256 fall50; uint256 bottom; }',
  'struct Exit { bool known; uint256 amount; uint256 paid; uint160 root; uint256 unsold; }',
  'struct Ladder { uint40 until99; uint40 until90; uint40 until50; uint256 permanent; uint256 total; }',
  'struct Answer { Depth locked; Exit exit; Ladder ladder; }',
  'function many(Curve[] curves) pure returns (Answer[])',
  'function prices(int24[] ticks) pure returns (uint160[])',
])
const entry = 'contracts/testing/LockedCurveMany.sol'
const to = '0x00000000000000000000000000000000000f0f0f'

/** The code of the libraries of LiquidityLens, from the sources as they are now. */
function compiled(): Hex {
  const input = {
    language: 'Solidity',
    sources: sourcesOf(join(import.meta.dirname, '../../..'), [entry]),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { [entry]: { LockedCurveMany: ['evm.deployedBytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  return `0x${contracts[entry].LockedCurveMany.evm.deployedBytecode.object}`
}

/** Random numbers below another, the same in every run. */
function random(seed: string) {
  let [count, bytes] = [0, Buffer.alloc(0)]
  return (below: number) => {
    if (bytes.length < 6) bytes = createHash('sha512').update(`${seed} ${count++}`).digest()
    const value = bytes.readUIntBE(0, 6)
    bytes = bytes.subarray(6)
    return Math.floor((value / 2 ** 48) * below)
  }
}

/** A pool as there may be one: any price, ranges of every width on and beside it, amounts of every size, one date often shared. */
function poolOf(index: number): PoolInput {
  const below = random(`pool ${index}`)
  const spacing = [1, 10, 60, 200][below(4)]!
  const on = (tick: number) => Math.max(-lastTick, Math.min(lastTick, Math.round(tick / spacing) * spacing))
  const tick = below(2 * 600_000) - 600_000
  const size = () => (BigInt(below(2 ** 40)) << BigInt(below(60))) + 1n
  const parts = Array.from({ length: below(13) }, (_, id) => {
    const isFull = below(5) === 0
    const width = 2 ** below(18)
    const low = isFull ? -lastTick : on(tick - below(3) * width + below(width))
    const high = isFull ? lastTick : Math.max(on(low + width), low + spacing)
    const unlock = [never, now + 60, now + below(10 ** 8) + 1, now + 10 ** 6][below(4)]!
    return { id: BigInt(id), tickLower: low, tickUpper: Math.min(high, lastTick), liquidity: size(), unlock }
  })
  // Now and then the price is exactly at an end of a range, or at an end of all prices.
  const edge = below(6) === 0 ? parts[0]?.tickLower : undefined
  const root = rootAtTick(edge ?? tick) + (edge === undefined ? BigInt(below(2 ** 20)) : 0n)
  return { parts, root, quote: below(2) === 0 ? 0 : 1, supply: size() << BigInt(below(20)), now }
}

test(
  'what TypeScript says of 1,000 random pools, and of 20,000 ticks, is what the lens says, to the unit',
  { timeout: 120_000 },
  async () => {
    await using chain = await testChain()
    const code = compiled()
    const ask = (data: Hex) => chain.ask('eth_call', { to, data, gas: '0x1c9c3800' }, 'latest', { [to]: { code } })

    const ticks = Array.from({ length: 20_000 }, (_, index) => Math.round((index / 19_999) * 2 * lastTick) - lastTick)
    const prices = encodeFunctionData({ abi, functionName: 'prices', args: [ticks] })
    const roots = decodeFunctionResult({ abi, functionName: 'prices', data: (await ask(prices)) as Hex })
    expect(roots).toEqual(ticks.map(rootAtTick))

    const paid = { something: 0, nothing: 0, unsold: 0 }
    for (let from = 0; from < pools; from += 100) {
      const inputs = Array.from({ length: 100 }, (_, index) => poolOf(from + index))
      const curves = inputs.map(({ parts, root, quote, supply }) => ({
        quoteIs1: quote === 1,
        sqrtPriceX96: root,
        supply: supply!,
        positions: parts.map((part) => ({ ...part, counts: true })),
      }))
      const data = encodeFunctionData({ abi, functionName: 'many', args: [curves] })
      const answers = decodeFunctionResult({ abi, functionName: 'many', data: (await ask(data)) as Hex })
      expect(answers).toEqual(inputs.map(answerOf))
      for (const { locked, exit } of answers) {
        paid[locked.fall50 > 0n ? 'something' : 'nothing'] += 1
        if (exit.unsold > 0n) paid.unsold += 1
      }
    }
    // The comparison is worth something only where there is something to compare.
    expect(Object.values(paid).every((count) => count > 100)).toBe(true)
  },
)

/** What TypeScript says of a pool, in the shape of the lens. */
function answerOf(input: PoolInput) {
  const { locked, ladder, exit } = statementOf(input)
  const [until99, until90, until50] = ladder.rungs.map(({ until }) => until)
  return {
    locked,
    exit: { known: true, ...exit },
    ladder: { until99, until90, until50, permanent: ladder.permanent, total: ladder.total },
  }
}
