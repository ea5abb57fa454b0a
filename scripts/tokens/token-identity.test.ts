import { Hono } from 'hono'
import { encodeDeployData, getAddress, type Address, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { codes, RpcRefusal } from '#chain/rpc/rpc-refusal.server.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { codeMint721Runtime } from '#contracts/code-mint-721.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { constructorArguments, emitToken } from '#tools/token/generator/emit.ts'
import { familyPath, recipesPath } from '#tools/token/generator/fetch-compiled.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { identityPage } from '#tools/token/verify/identity-page.server.ts'
import { recipeTable } from './recipe-record.ts'
import { keptArtifacts, keptFamilies } from './token-artifacts.ts'

const files = new Map([...keptFamilies()].map(([family, { json }]) => [familyPath(family), Buffer.from(json)]))
files.set(recipesPath, Buffer.from(JSON.stringify(recipeTable())))
const findVariant = variantFinder((path) => files.get(path))
const chain = await testChain()
afterAll(chain.stop)
const [from, other] = ((await chain.ask('eth_accounts')) as string[]).map((one) => getAddress(one)) as [Hex, Hex]

async function send(transaction: object): Promise<{ contractAddress: Hex }> {
  const hash = await chain.ask('eth_sendTransaction', { from, gas: '0x900000', ...transaction })
  return vi.waitFor(async () => {
    const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as { contractAddress: Hex; status: Hex } | null
    expect(receipt?.status).toBe('0x1')
    return receipt!
  })
}
for (const { creationCode } of plannedContracts) await send({ to: create2Deployer, data: callOfDeployer(creationCode) })

const framed: InShell = ({ title, lead, body, status = 200 }) =>
  new Response(`<h1>${title}</h1><p>${lead}</p>${String(body)}`, { status })

function ask(query: string, { url = chain.url, limits = async () => undefined as void } = {}) {
  const gateway = openGateway({
    chain: localChain,
    nodes: [openNode({ number: 1, address: () => url, chainId: localChain.id })],
  })
  return new Hono<{ Variables: Variables }>()
    .route('/', identityPage({ gateway, limits, findVariant, framed, timeoutMs: 5_000 }))
    .request(`/contracts/check?${query}`)
}
const tooMuch = () => Promise.reject(new RpcRefusal(codes.tooMuch, 'Too many.', { status: 429, data: { seconds: 9 } }))

const identityOf = async (address: Address) =>
  ((await (await ask(`address=${address}&format=json`)).json()) as { identity: unknown }).identity

/** Puts a code at a fresh address. */
async function put(code: string): Promise<Address> {
  const address = getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}00000000`)
  await chain.ask('anvil_setCode', address, code)
  return address
}

test('each contract of ours is named at its address, with its sources', async () => {
  for (const { kind, address } of plannedContracts)
    expect(await identityOf(address)).toEqual({ is: 'contract', kind, exact: true, place: 'ours' })
  const page = await (await ask(`address=${contractAddresses.LaunchBook.toLowerCase()}`)).text()
  expect(page).toContain('<h1>Exact: LaunchBook</h1>')
  expect(page).toContain('href="/contracts/LaunchBook.input.json"')
})

test('our code elsewhere is told from ours, and so is the same code with other sources', async () => {
  const code = (await chain.ask('eth_getCode', contractAddresses.TokenLocker, 'latest')) as string
  expect(await identityOf(await put(code))).toMatchObject({ kind: 'TokenLocker', exact: true, place: 'elsewhere' })
  // The hash of the sources is in the note at the end of the code.
  const noted = `${code.slice(0, -60)}${code.slice(-60, -58) === '00' ? '01' : '00'}${code.slice(-58)}`
  expect(await identityOf(await put(noted))).toMatchObject({ kind: 'TokenLocker', exact: false, place: 'elsewhere' })
  const changed = `${code.slice(0, 400)}${code.slice(400, 402) === '00' ? '01' : '00'}${code.slice(402)}`
  expect(await identityOf(await put(changed))).toEqual({ is: 'unknown' })
})

test('a collection and a token are known wherever they are', async () => {
  expect(await identityOf(await put(codeMint721Runtime.code))).toEqual({
    is: 'contract',
    kind: 'CodeMint721',
    exact: true,
    place: 'own',
  })
  const options = optionsNamed('erc20-permit')!
  const { abi, creationCode: bytecode } = keptArtifacts().get('erc20-permit')!
  const values = { name: 'Gold', symbol: 'GLD', decimals: 6, supply: 10n ** 12n, receiver: from, owner: from }
  const data = encodeDeployData({
    abi,
    bytecode,
    args: constructorArguments(emitToken(options), values as never),
  } as never)
  const token = getAddress((await send({ data })).contractAddress)
  expect(await identityOf(token)).toEqual({ is: 'token', variant: 'erc20-permit' })
  expect(await (await ask(`address=${token}`)).text()).toContain(`href="/meme-token/${token}"`)
})

test('what is not ours, and what is not there, is said', async () => {
  expect(await identityOf(create2Deployer)).toEqual({ is: 'unknown' })
  expect(await identityOf(other)).toEqual({ is: 'nothing' })
  const wrong = await ask('address=0x12')
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Nothing was compared')
  expect((await ask(`address=${other}`, { url: 'http://127.0.0.1:9' })).status).toBe(503)
  expect((await ask(`address=${other}`, { limits: tooMuch })).status).toBe(429)
})
