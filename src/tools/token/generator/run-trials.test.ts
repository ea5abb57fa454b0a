import solc from 'solc'
import { encodeErrorResult, parseAbi, size, type Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { rpcAt } from '#chain/read/page-rpc.ts'
import { defaultOptions } from '#tools/token/features/options.ts'
import { runTrials, trialsInput } from './run-trials.ts'

const chain = await testChain()
afterAll(chain.stop)

const options = { ...defaultOptions.erc20, permit: false }
const compiled = solc.compile(trialsInput(options))
const abi = parseAbi(['error TooMuch(uint256 supply, uint256 cap)'])

/** Creation code that copies its end to memory and reverts with it. */
function refusing(data: Hex): Hex {
  const length = size(data).toString(16).padStart(2, '0')
  return `0x60${length}600a5f3960${length}5ffd${data.slice(2)}`
}

/** What is said of a token whose constructor refuses with these bytes. */
const said = (data: Hex, url = chain.url) => {
  const artifact = { id: '', sourceHash: '0x', runtime: [0, 0], immutables: [], abi, powers: [] } as const
  return runTrials(rpcAt(url), { options, artifact: { ...artifact, creationCode: refusing(data) }, compiled })
}

test.each([
  ['an error of its own', encodeErrorResult({ abi, args: [5n, 3n] }), 'The constructor refuses: TooMuch(5, 3).'],
  [
    'a sentence',
    encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['Not on this chain.'] }),
    'The constructor refuses: Not on this chain.',
  ],
  ['nothing', '0x', 'The constructor refuses and does not say why.'],
] as const)('a token whose constructor refuses with %s is said to refuse, once', async (_, data, sentence) => {
  expect(await said(data)).toEqual([sentence])
})

test('a chain that does not answer is not taken for a refusal', async () => {
  await expect(said('0x', 'http://127.0.0.1:9')).rejects.toMatchObject({ name: 'HttpRequestError' })
})
