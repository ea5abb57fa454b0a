import { createHash } from 'node:crypto'
import { join } from 'node:path'
import solc from 'solc'
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'

const permanent = 2n ** 40n - 1n
const abi = parseAbi(['function many(uint256[7][] points) pure returns (uint128[])'])
const entry = 'contracts/testing/VestingMany.sol'

/** What has vested, said a second time and in another way: by what is still to come. */
function vested([amount, base, start, cliff, end, steps, time]: bigint[]): bigint {
  if (end === permanent || (time! < end! && (time! < cliff! || time! <= start!))) return base!
  if (time! >= end!) return amount!
  const rest = amount! - base!
  const [done, of] =
    steps! > 0n ? [(steps! * (time! - start!)) / (end! - start!), steps!] : [time! - start!, end! - start!]
  // Rounding up what is to come is rounding down what has come.
  const toCome = (rest * (of - done) + of - 1n) / of
  return amount! - toCome
}

/** The code of the contract that answers many points, from the sources as they are now. */
function compiled(): `0x${string}` {
  const input = {
    language: 'Solidity',
    sources: sourcesOf(join(import.meta.dirname, '../..'), [entry]),
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { [entry]: { VestingMany: ['evm.deployedBytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  return `0x${contracts[entry].VestingMany.evm.deployedBytecode.object}`
}

/** Random numbers that are the same in every run. */
function random(point: number) {
  const bytes = createHash('sha512').update(`vesting ${point}`).digest()
  let at = 0
  return (below: bigint) => {
    const value = BigInt(`0x${bytes.subarray(at, at + 8).toString('hex')}`)
    at += 8
    return (value * below) >> 64n
  }
}

/** A point as the contract may meet it: amounts of every size, times around each border. */
function pointOf(index: number): bigint[] {
  const below = random(index)
  const amount = below(2n ** 64n) << below(64n)
  const base = index % 3 === 0 ? (amount * below(1001n)) / 1000n : 0n
  const start = below(4_000_000_000n)
  const end = start + 1n + below(index % 2 === 0 ? 100n : 4_000_000_000n)
  const cliff = start + below(end - start + 1n)
  const steps = index % 4 === 0 ? below(65_536n) : 0n
  const borders = [start, cliff, end, (start + end) / 2n]
  const time = index % 5 === 0 ? borders[index % 4]! + below(3n) - 1n : start + below(end - start + 10n)
  return [amount, base, start, cliff, index % 97 === 0 ? permanent : end, steps, time < 0n ? 0n : time]
}

test(
  'the contract and a second version in TypeScript agree on 100,000 points to the unit',
  { timeout: 60_000 },
  async () => {
    await using chain = await testChain()
    const to = '0x00000000000000000000000000000000000f0f0f'
    const code = compiled()
    for (let from = 0; from < 100_000; from += 5000) {
      const points = Array.from({ length: 5000 }, (_, index) => pointOf(from + index))
      const data = encodeFunctionData({ abi, functionName: 'many', args: [points as never] })
      const answer = (await chain.ask('eth_call', { to, data, gas: '0x1c9c3800' }, 'latest', {
        [to]: { code },
      })) as `0x${string}`
      expect(decodeFunctionResult({ abi, functionName: 'many', data: answer })).toEqual(points.map(vested))
    }
  },
)
