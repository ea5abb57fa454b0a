import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeFunctionResult, encodeDeployData, encodeFunctionData, getAddress, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { checkToken } from '#tools/token/check/check-token.ts'
import type { TokenForm } from '#tools/token/check/form.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { isCodeOf } from '#tools/token/generator/compiled-code.ts'
import { constructorArguments, emitToken } from '#tools/token/generator/emit.ts'
import { familyPath, fetchArtifact, fetchLibrary, libraryPath } from '#tools/token/generator/fetch-compiled.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { familyOf, optionsNamed, tokenVariants } from '#tools/token/generator/variants.ts'
import { keptFamilies } from './token-artifacts.ts'
import { libraryOf, librarySource } from './token-library.ts'

const files = new Map<string, Uint8Array | string>([[libraryPath, JSON.stringify(libraryOf())]])
for (const [family, { json }] of keptFamilies()) files.set(familyPath(family), json)
const server = createServer((request, response) => {
  const body = files.get(request.url!)
  response.writeHead(body ? 200 : 404).end(body)
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const chain = await testChain()
const ask = <Answer>(method: string, ...params: unknown[]) => chain.ask(method, ...params) as Promise<Answer>
const [account] = await ask<Hex[]>('eth_accounts')
afterAll(async () => {
  await chain.stop()
  server.close()
})

const form: TokenForm = {
  name: 'Gold of Zürich',
  symbol: 'GLD',
  decimals: '6',
  supply: '1,000,000.5',
  cap: '2,000,000',
  maxWallet: '20000',
  maxTransaction: '',
  limitHours: '48',
  maxSupply: '100',
  uri: 'ipfs://bafy/{id}/',
}

const byId = (id: string): TokenOptions => optionsNamed(id)!

/** One variant of each kind of constructor, and what it answers afterwards. */
test.each([
  ['erc20', { totalSupply: 1_000_000_500_000n, decimals: 6 }],
  [
    'erc20-mintable-capped-burnable-pausable-permit-votes-limits-roles',
    { cap: 2_000_000_000_000n, maxWallet: 20_000_000_000n, maxTransaction: 2n ** 256n - 1n },
  ],
  ['erc20-mintable-capped-pausable-permit-flash-ownable', { totalSupply: 1_000_000_500_000n, paused: false }],
  ['erc20-limits', { maxWallet: 20_000_000_000n }],
  ['erc721-capped-burnable-pausable-roles', { maxSupply: 100n, lastTokenId: 0n }],
  ['erc1155-burnable-ownable', { symbol: 'GLD' }],
])('%s goes from a form to a chain, and the code that is found there is what was shown', async (id, facts) => {
  const options = byId(id)
  const owner = getAddress(account!)
  const filled = { ...form, receiver: owner, owner, admin: owner, minter: owner, pauser: owner }
  const { values, errors } = checkToken(options, filled)
  expect(errors).toEqual({})

  const fetched = await fetchArtifact(options, { origin })
  if ('problem' in fetched) throw new Error(fetched.problem)
  const { artifact } = fetched
  const { abi, creationCode: bytecode } = artifact
  const args = constructorArguments(emitToken(options), values as TokenValues)
  const data = encodeDeployData({ abi, bytecode, args })
  const hash = await ask<Hex>('eth_sendTransaction', { from: account, data })
  const receipt = await vi.waitFor(async () => {
    const found = await ask<{ status: Hex; contractAddress: Hex } | null>('eth_getTransactionReceipt', hash)
    return found ?? Promise.reject(new Error('not mined yet'))
  })
  expect(receipt.status).toBe('0x1')

  const code = await ask<Hex>('eth_getCode', receipt.contractAddress, 'latest')
  expect(isCodeOf(artifact, code)).toBe(true)
  const changed = code.replace('0x60', '0x61')
  expect(isCodeOf(artifact, changed)).toBe(false)
  expect(isCodeOf(artifact, code.slice(0, -2))).toBe(false)
  expect(isCodeOf(artifact, '0x')).toBe(false)

  const read = async (functionName: string) => {
    const call = { to: receipt.contractAddress, data: encodeFunctionData({ abi, functionName }) }
    return decodeFunctionResult({ abi, functionName, data: await ask<Hex>('eth_call', call, 'latest') })
  }
  const found: Record<string, unknown> = {}
  for (const name of ['name', ...Object.keys(facts)]) found[name] = await read(name)
  expect(found).toEqual({ name: 'Gold of Zürich', ...facts })
})

test('the library that the site has is enough to compile every variant anywhere', async () => {
  const library = (await fetchLibrary({ origin }))!
  for (const options of tokenVariants()) {
    const token = emitToken(options)
    expect(tokenInput([token], (path) => library[path]!.content)).toEqual(tokenInput([token], librarySource))
  }
})

test('without an answer, and with one of another release, a sentence says what to do', async () => {
  const options = byId('erc20-flash')
  const path = familyPath(familyOf(options))
  const body = files.get(path)!
  files.delete(path)
  expect(await fetchArtifact(options, { origin })).toEqual({ problem: expect.stringContaining('Unable to reach') })
  files.set(path, '<html>')
  expect(await fetchArtifact(options, { origin })).toEqual({ problem: expect.stringContaining('Unable to reach') })
  files.set(path, String(body).replaceAll('"sourceHash":"0x', '"sourceHash":"0x0'))
  expect(await fetchArtifact(options, { origin })).toEqual({ problem: expect.stringContaining('older than the site') })
  files.set(path, body)
})
