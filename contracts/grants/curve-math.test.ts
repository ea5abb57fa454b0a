import { createHash } from 'node:crypto'
import { join } from 'node:path'
import solc from 'solc'
import { decodeFunctionResult, encodeFunctionData, parseAbi, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'

const abi = parseAbi([
  'struct Segment { uint32 length; uint112 weight; uint32 granularity; int8 power; }',
  'function many(Segment[][] curves, uint256[2][][] points) returns (uint256[][])',
])
const entry = 'contracts/testing/CurveMany.sol'

type Segment = { length: number; weight: bigint; granularity: number; power: number }

/** What has vested, as one exact fraction of all segments, and rounded down at the very end. */
function vested(segments: readonly Segment[], amount: bigint, elapsed: number): bigint {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0n)
  // Over the product of all denominators, which is never reduced: slow, and nothing to get wrong.
  let [numerator, denominator] = [0n, 1n]
  let begin = 0
  for (const { length, weight, granularity, power } of segments) {
    const time = Math.min(Math.max(elapsed - begin, 0), length)
    begin += length
    const [above, below] = elapsed >= begin ? [1n, 1n] : shareOf(time, length, granularity, power)
    numerator = numerator * below + weight * above * denominator
    denominator *= below
  }
  return (amount * numerator) / (denominator * total)
}

/** The share of a segment that has vested while it runs. */
function shareOf(time: number, length: number, granularity: number, power: number): [bigint, bigint] {
  if (power === 0 || time === 0) return [0n, 1n]
  const passed = BigInt(granularity ? Math.floor(time / granularity) * granularity : time)
  const [whole, times] = [BigInt(length), BigInt(Math.abs(power))]
  return [power > 0 ? passed ** times : whole ** times - (whole - passed) ** times, whole ** times]
}

/** The code of the contract that answers many points, from the sources as they are now. */
function compiled(): Hex {
  const input = {
    language: 'Solidity',
    sources: sourcesOf(join(import.meta.dirname, '../..'), [entry]),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { [entry]: { CurveMany: ['evm.deployedBytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  return `0x${contracts[entry].CurveMany.evm.deployedBytecode.object}`
}

/** Random numbers that are the same in every run. */
function random(name: string) {
  let state = createHash('sha512').update(name).digest()
  return (below: bigint) => {
    state = createHash('sha512').update(state).digest()
    return (BigInt(`0x${state.subarray(0, 16).toString('hex')}`) * below) >> 128n
  }
}

/** A curve as it may be defined, with every power and weights of every size, and points around each border of it. */
function curveOf(index: number) {
  const below = random(`curve ${index}`)
  const segments = Array.from({ length: 1 + Number(below(9n)) }, (): Segment => {
    const length = below(6n) === 0n ? 0 : 1 + Number(below(below(2n) === 0n ? 20n : 400_000_000n))
    return {
      length,
      weight: below(1n << below(108n)),
      granularity: below(3n) === 0n ? Number(below(BigInt(length) + 1n)) : 0,
      power: length ? Number(below(9n)) - 4 : 0,
    }
  })
  segments.push({ length: 1 + Number(below(100n)), weight: 1n, granularity: 0, power: 1 })
  let border = 0
  const borders = segments.flatMap(({ length }) => [(border += length) - 1, border, border + 1])
  const times = [...borders, ...Array.from({ length: 20 }, () => Number(below(BigInt(border))))]
  const points = times.filter((time) => time >= 0 && time < border).map((time) => [below(1n << 112n), time] as const)
  return { segments, points }
}

test(
  'the contract and a second version in TypeScript agree on the points of 400 curves to the unit',
  { timeout: 60_000 },
  async () => {
    await using chain = await testChain()
    const to = '0x00000000000000000000000000000000000f0f0f'
    const code = compiled()
    let compared = 0
    for (let from = 0; from < 400; from += 50) {
      const curves = Array.from({ length: 50 }, (_, index) => curveOf(from + index))
      const points = curves.map((curve) => curve.points.map(([amount, time]) => [amount, BigInt(time)] as const))
      const data = encodeFunctionData({ abi, args: [curves.map(({ segments }) => segments), points] })
      const call = { to, data, gas: '0x1c9c3800' }
      const answer = (await chain.ask('eth_call', call, 'latest', { [to]: { code } })) as Hex
      const expected = curves.map(({ segments, points: of }) =>
        of.map(([amount, time]) => vested(segments, amount, time)),
      )
      expect(decodeFunctionResult({ abi, data: answer })).toEqual(expected)
      compared += points.flat().length
    }
    expect(compared).toBeGreaterThan(10_000)
  },
)
