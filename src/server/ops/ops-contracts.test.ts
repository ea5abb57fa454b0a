import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { encodeFunctionData, toHex, type Address } from 'viem'
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anvilRpc } from '#chain/anvil/anvil.server.ts'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { testSourcify } from '#chain/deployment/test-sourcify.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { sealEngraverCode } from '#contracts/seal-engraver.ts'
import { readEnv } from '#core/process/env.server.ts'
import { sampleCollection, seedSampleCollection } from '#tools/mint/campaign/sample-collection.server.ts'
import { runOps } from './ops.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const chain = await testChain()
afterAll(chain.stop)

let snapshot: unknown
beforeEach(async () => (snapshot = await chain.ask('evm_snapshot')))
afterEach(async () => void (await chain.ask('evm_revert', snapshot)))

const deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const phrase = 'test test test test test test test test test test test junk'
const key = toHex(mnemonicToAccount(phrase).getHdKey().privateKey!)
const kinds = Object.keys(contractAddresses)

/** Runs one command line against this chain, as `npm run ops -- contracts …` would. */
async function ops(line: string, { answer, ...variables }: Record<string, string> = {}) {
  let [out, err] = ['', '']
  const code = await runOps(`contracts ${line}`.split(' '), {
    env: () => readEnv({ RPC_URL: chain.url, ...variables }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ask: answer === undefined ? undefined : async () => answer,
  })
  return { code, out, err }
}

const head = () => chain.ask('eth_blockNumber')

test('a dry run shows addresses, sizes and cost, and sends nothing, even with a key', async () => {
  const before = await head()
  const { code, out } = await ops('deploy --dry-run', { DEPLOYER_KEY: key })

  expect(code).toBe(0)
  for (const kind of kinds)
    expect(out).toMatch(
      new RegExp(`${kind} +${contractAddresses[kind as 'LockLens']} +to deploy +\\d{4,5} +\\d{6,7} +0\\.00\\d+ ETH`),
    )
  expect(out).toMatch(/Together \d{8} gas, about 0\.0\d+ ETH/)
  expect(await head()).toBe(before)
})

test('after a yes everything is deployed; a second run changes nothing', async () => {
  const { code, out, err } = await ops('deploy', { DEPLOYER_KEY: key, answer: 'yes' })
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Every contract is where it belongs.')
  const before = await head()
  const second = await ops('deploy --yes --json', { DEPLOYER_KEY: key })
  const report = JSON.parse(second.out) as { contracts: { found: string }[] }

  expect(report).toMatchObject({ chainId: 31337, sent: [] })
  expect(report.contracts.map(({ found }) => found)).toEqual(kinds.map(() => 'itself'))
  expect((await ops('deploy', { DEPLOYER_KEY: key })).out).toContain('Nothing is left to deploy.')
  expect(await head()).toBe(before)
  expect((await ops('verify')).code).toBe(0)
})

test('without a key, funds or a yes nothing is sent, and the last line says what to do', async () => {
  const before = await head()
  const poor = generatePrivateKey()

  expect((await ops('deploy --yes')).err).toContain('set DEPLOYER_KEY, or DEPLOYER_KEYSTORE and DEPLOYER_PASSWORD')
  expect((await ops('deploy --yes', { DEPLOYER_KEY: poor })).err).toMatch(
    new RegExp(`^${privateKeyToAddress(poor)} has 0 ETH, and up to 0\\.\\d+ ETH may be needed\\.`),
  )
  expect(await ops('deploy', { DEPLOYER_KEY: key, answer: 'no' })).toMatchObject({
    code: 1,
    err: 'Nothing was sent.\n',
  })
  expect((await ops('deploy', { DEPLOYER_KEY: key })).err).toContain('say --yes')
  expect(() => readEnv({ DEPLOYER_KEY: key.slice(0, -1) })).toThrow(
    'DEPLOYER_KEY: must be 0x and 64 hexadecimal digits',
  )
  expect(await head()).toBe(before)
})

test('a run that was interrupted goes on where it ended, after what it left pending', async () => {
  let left = 3
  const ask = anvilRpc(Number(new URL(chain.url).port))
  const failing = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()) as {
      id: number
      method: string
      params: unknown[]
    }
    const broken = method === 'eth_sendRawTransaction' && left-- <= 0
    if (broken) return void response.destroy()
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: await ask(method, ...params) }))
  })
  await new Promise<void>((listening) => failing.listen(0, '127.0.0.1', listening))
  const { port } = failing.address() as AddressInfo
  const broken = await ops('deploy --yes', { DEPLOYER_KEY: key, RPC_URL: `http://127.0.0.1:${port}` })
  failing.close()
  expect(broken.code).toBe(1)
  expect(broken.err).toMatch(/^The node did not take the transaction for LockLens: .* Run the command again\.\n$/)

  await chain.ask('evm_setAutomine', false)
  const from = privateKeyToAddress(key)
  await chain.ask('eth_sendTransaction', { from, to: from, value: '0x1' })
  const again = ops('deploy --yes --json', { DEPLOYER_KEY: key })
  setTimeout(() => void chain.ask('evm_setAutomine', true).then(() => chain.ask('evm_mine')), 500)
  const { code, out } = await again

  expect(code).toBe(0)
  expect((JSON.parse(out) as { sent: { contract: string }[] }).sent.map(({ contract }) => contract)).toEqual(
    kinds.slice(3),
  )
})

test('other code at one of the addresses, or at the deployer’s, stops everything', async () => {
  await chain.ask('anvil_setCode', contractAddresses.SealEngraver, '0x6001')
  const before = await head()
  expect((await ops('deploy --yes', { DEPLOYER_KEY: key })).err).toMatch(
    /^Other code is where ours belongs: SealEngraver/,
  )
  expect(await ops('verify')).toMatchObject({ code: 1, err: `Not as it should be: ${kinds.join(', ')}.\n` })

  await chain.ask('anvil_setCode', deployer, '0x')
  expect((await ops('deploy --yes', { DEPLOYER_KEY: key })).err).toMatch(/^Local chain has no contract at 0x4e59/)
  await chain.ask('anvil_setCode', deployer, '0x00')
  expect((await ops('deploy --yes', { DEPLOYER_KEY: key })).err).toMatch(/^Local chain has another contract at 0x4e59/)
  expect(await head()).toBe(before)
})

test('a node of another chain, none, and no local chain are refused', async () => {
  expect((await ops('deploy', { CHAIN_ID: '11155111' })).err).toBe(
    'The node is on chain 31337, and CHAIN_ID says 11155111 (Sepolia). Nothing was sent.\n',
  )
  expect((await ops('verify', { RPC_URL: 'http://127.0.0.1:9' })).err).toBe(
    'No node of Local chain answers. Check RPC_URL.\n',
  )
  expect((await ops('verify', { RPC_URL: '', DATA_DIR: '/nowhere' })).err).toMatch(/^The local chain is not running\./)
})

test('what a contract is compiled from is printed, and gives the very code', async () => {
  const { out } = await ops('source SealEngraver')
  const { default: solc } = await import('solc')
  const compiled = JSON.parse(solc.compile(out)) as {
    contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  }

  expect(`0x${compiled.contracts['contracts/SealEngraver.sol']!['SealEngraver']!.evm.bytecode.object}`).toBe(
    sealEngraverCode,
  )
  expect((await ops('source Nothing')).err).toMatch(/^There is no contract Nothing\. Say one of CodeMint721, /)
})

test('verify gives the sources of what stands as compiled to the server named, and fails where one is not verified', async () => {
  await ops('deploy --yes', { DEPLOYER_KEY: key })
  await using sourcify = await testSourcify([
    { status: 409, body: { customCode: 'already_verified', message: 'Known.' } },
  ])
  const { code, out } = await ops('verify', { SOURCIFY_URL: `${sourcify.url}/` })

  expect(code).toBe(0)
  expect(sourcify.submitted.map(({ path }) => path)).toEqual(
    Object.values(contractAddresses).map((address) => `/server/v2/verify/31337/${address}`),
  )
  expect(out.match(/as compiled +was verified before/g)).toHaveLength(kinds.length)
  await using broken = await testSourcify([{ status: 500, body: {} }])
  const failed = await ops('verify --json', { SOURCIFY_URL: broken.url })
  expect(failed.code).toBe(1)
  expect(JSON.parse(failed.out)).toMatchObject([
    { sourcify: { state: 'failed', reason: 'the server answers 500' } },
    ...kinds.slice(1).map(() => ({})),
  ])
  expect((await ops('verify --descriptors')).err).toBe('Wallets read of public chains only. Nothing was written.\n')
})

test('a collection is compared with CodeMint721, wherever it is, and its sources are given', async () => {
  await ops('deploy --yes', { DEPLOYER_KEY: key })
  await seedSampleCollection(chain.ask)
  const { address } = sampleCollection()
  await using sourcify = await testSourcify([
    { status: 409, body: { customCode: 'already_verified', message: 'Known.' } },
  ])
  const { code, out } = await ops(`verify --collection ${address}`, { SOURCIFY_URL: sourcify.url })

  expect(code).toBe(0)
  expect(out).toMatch(new RegExp(`CodeMint721 +${address} +as compiled +was verified before`))
  expect(sourcify.submitted.map(({ path }) => path)).toEqual([`/server/v2/verify/31337/${address}`])
  expect(await ops(`verify --collection ${contractAddresses.TokenLocker}`)).toMatchObject({
    code: 1,
    err: 'Not as it should be: CodeMint721.\n',
  })
  expect((await ops(`verify --collection ${address.toLowerCase()}`)).err).toMatch(/^Give the address/)
})

test('a contract is compiled again and compared, and what the book lists as well', async () => {
  await ops('deploy --yes', { DEPLOYER_KEY: key })
  await seedSampleCollection(chain.ask)
  const { address } = sampleCollection()
  const from = privateKeyToAddress(key)
  const record = (token: Address) =>
    chain.ask('eth_sendTransaction', {
      from,
      to: contractAddresses.LaunchBook,
      data: encodeFunctionData({ abi: launchBookAbi, functionName: 'record', args: [token, from] }),
    })
  for (const one of [address, deployer, address] as const) await record(one)
  const { code, out, err } = await ops('verify-all --contract SealEngraver')

  expect([code, err]).toEqual([0, ''])
  expect(out.match(/as compiled/g)).toHaveLength(2)
  expect(out).toMatch(new RegExp(`CodeMint721 +${address} +as compiled`))
  expect(out).toMatch(new RegExp(`unknown +${deployer} +none of ours`))

  await chain.ask('anvil_setCode', contractAddresses.SealEngraver, '0x6001')
  const broken = await ops('verify-all --contract SealEngraver --json')
  expect(broken).toMatchObject({ code: 1, err: 'Not as it should be: SealEngraver.\n' })
  expect(JSON.parse(broken.out)).toContainEqual({
    contract: 'SealEngraver',
    address: contractAddresses.SealEngraver,
    state: 'OTHER CODE',
  })
  expect((await ops('verify-all --ranges 0')).err).toMatch(/^Give --ranges as a whole number/)
  expect((await ops('verify-all --contract Nothing')).err).toMatch(/^There is no contract Nothing/)
})
