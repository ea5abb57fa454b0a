import { Hono } from 'hono'
import { encodeAbiParameters } from 'viem'
import { expect, test, vi } from 'vitest'
import { chainOf, localChain } from '#chain/catalogue.ts'
import { done, taken, testSourcify, working, type Answer } from '#chain/deployment/test-sourcify.server.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { runtimeCode } from '#tools/token/generator/compiled-code.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { familyPath, libraryPath, recipesPath } from '#tools/token/generator/fetch-compiled.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { verifyEndpoint } from '#tools/token/source/verify-endpoint.server.ts'
import { recipeTable } from './recipe-record.ts'
import { keptArtifacts, keptFamilies } from './token-artifacts.ts'
import { libraryOf, librarySource } from './token-library.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const files = new Map([...keptFamilies()].map(([family, { json }]) => [familyPath(family), Buffer.from(json)]))
files.set(recipesPath, Buffer.from(JSON.stringify(recipeTable())))
files.set(libraryPath, Buffer.from(JSON.stringify(libraryOf())))
const read = (path: string) => files.get(path)
const artifact = keptArtifacts().get('erc20-burnable')!
const options = optionsNamed('erc20-burnable')!

const created = `0x${'ab'.repeat(32)}`

function endpointWith(url: string | undefined, { code = runtimeCode(artifact), chain = chainOf(11155111) } = {}) {
  const rpc = async (method: string, [about]: readonly unknown[]) => {
    if (method === 'eth_getCode') return code
    if (method === 'eth_call') return encodeAbiParameters([{ type: 'string' }], ['Gold of Zürich'])
    return { contractAddress: about === created ? address.toLowerCase() : null }
  }
  const gateway = { chain, rpc } as unknown as Gateway
  const deps = { gateway, limits: async () => undefined, findVariant: variantFinder(read), read, pause: 1 }
  const app = new Hono<{ Variables: Variables }>().route('/', verifyEndpoint({ ...deps, env: { SOURCIFY_URL: url } }))
  return async (body: object = { address }) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request('/verify', { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as { state?: string; code?: string }
  }
}

test('the sources of a token are given to the verifier once, and its verdict is answered', async () => {
  await using sourcify = await testSourcify([taken, working, done('exact_match')])
  const ask = endpointWith(sourcify.url)
  expect(await ask({ address, transaction: created })).toEqual({ state: 'working' })
  await vi.waitFor(async () => expect(await ask()).toEqual({ state: 'exact' }))

  const [{ path, content }, ...others] = sourcify.submitted as [{ path: string; content: Record<string, unknown> }]
  expect(others).toEqual([])
  expect(path).toContain(`/v2/verify/11155111/${address}`)
  expect(content).toMatchObject({
    contractIdentifier: 'GoldOfZurich.sol:GoldOfZurich',
    creationTransactionHash: created,
  })
  const token = emitToken(options, 'Gold of Zürich')
  expect(content.stdJsonInput).toEqual(tokenInput([token], librarySource))
})

test('what failed can be asked for again', async () => {
  const away: Answer = { status: 502, body: '<html>' }
  await using sourcify = await testSourcify([away, taken, done('match')])
  const ask = endpointWith(sourcify.url)
  await ask()
  await vi.waitFor(async () => expect((await ask()).state).not.toBe('failed'))
  await vi.waitFor(async () => expect(await ask()).toEqual({ state: 'match' }))
})

test('a transaction that has created another contract is not passed on', async () => {
  await using sourcify = await testSourcify([taken, done('match')])
  await endpointWith(sourcify.url)({ address, transaction: created.replaceAll('ab', 'cd') })
  await vi.waitFor(() => expect(sourcify.submitted).toHaveLength(1))
  expect(sourcify.submitted[0]!.content).not.toHaveProperty('creationTransactionHash')
})

test('without a verifier, on the embedded chain, for other code and for no address nothing is asked', async () => {
  expect(await endpointWith(undefined)()).toEqual({ state: 'off' })
  await using sourcify = await testSourcify([])
  expect(await endpointWith(sourcify.url, { chain: localChain })()).toEqual({ state: 'off' })
  expect(await endpointWith(sourcify.url, { code: '0x6001' })()).toEqual({ state: 'unknown' })
  expect((await endpointWith(sourcify.url)({ address: 'x' })).code).toBe('address.invalid')
  expect(sourcify.submitted).toEqual([])
})
