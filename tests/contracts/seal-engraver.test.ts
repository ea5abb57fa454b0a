import { createPublicClient, http, keccak256, padHex, stringToHex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { sealEngraverAbi, sealEngraverRuntime } from '#contracts/seal-engraver.ts'
import { pickFrom } from '#seals/lines/random.ts'
import { sealSvg } from '#seals/marks/svg-text.ts'
import drawnList from '../../contracts/engraver/drawn.json' with { type: 'json' }

const chain = await testChain()
afterAll(chain.stop)
const client = createPublicClient({ transport: http(chain.url, { batch: { batchSize: 32 } }) })
const address = padHex('0x5ea1', { size: 20 })
await chain.ask('anvil_setCode', address, sealEngraverRuntime.code)

const drawn = (state: number, size: number, color: string) =>
  client.readContract({ address, abi: sealEngraverAbi, functionName: 'sealSvg', args: [state, BigInt(size), color] })

/** States far apart, another list every day: a difference between the two engravers has nowhere to hide for long. */
function states(count: number): number[] {
  const pick = pickFrom(Math.floor(Date.now() / 86_400_000))
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  return [0, 0xffffffff, ...Array.from({ length: count }, () => Array.from({ length: 4 }, () => pick(bytes)))].map(
    (state) => (typeof state === 'number' ? state : state.reduce((sum, byte) => sum * 256 + byte, 0)),
  )
}

test.each([
  [512, 1000, '#2a45bb'],
  [64, 230, 'currentColor'],
  [128, 48, '#000'],
  [128, 24, 'rebeccapurple'],
])('the contract draws %i seals at %i px byte for byte as the site does', async (count, size, color) => {
  const list = states(count)
  const svgs = await Promise.all(list.map((state) => drawn(state, size, color)))

  expect(svgs).toEqual(list.map((state) => sealSvg(state, size, color)))
})

test.each([1, 7, 39, 40, 95, 96, 199, 200, 999, 100_000])('and at %i px, in the same cut and stroke', async (size) => {
  expect(await drawn(0x1234abcd, size, '#fff')).toBe(sealSvg(0x1234abcd, size, '#fff'))
})

test('the seals that the tests in Solidity know are those of the site', () => {
  const { sizes, hashes } = drawnList
  const hash = (state: number, at: number) => keccak256(stringToHex(sealSvg(state, sizes[at]!, '#2a45bb')))

  expect(drawnList.states.map(hash)).toEqual(hashes)
})
