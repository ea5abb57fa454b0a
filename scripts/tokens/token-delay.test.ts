import { Hono } from 'hono'
import { encodeDeployData, encodeFunctionData, getAddress, keccak256, parseAbi, type Hex } from 'viem'
import { afterAll, expect, test, vi } from 'vitest'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { localChain } from '#chain/catalogue.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { announcementsOf } from '#chain/index/asked.server.ts'
import { indexState } from '#chain/index/index-state.server.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { followChain } from '#tests/follow-chain.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { constructorArguments, emitToken } from '#tools/token/generator/emit.ts'
import { familyPath, recipesPath } from '#tools/token/generator/fetch-compiled.ts'
import { variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { tokenPage } from '#tools/token/page/token-page.server.ts'
import { powerCallsOf, type PowerCall } from '#tools/token/powers/power-calls.ts'
import { plainWords, powerWords, type DelayedUnit } from '#tools/token/powers/power-words.ts'
import { readPower, type Typed } from '#tools/token/powers/read-power.ts'
import { readRights, readTimelock, type KnownAnnouncements } from '#tools/token/timelock/read-timelock.ts'
import { readDelayedUnit } from '#tools/token/powers/read-unit.ts'
import { timelockCodeHash } from '#tools/token/timelock/timelock-abi.ts'
import { cancelCall, executeCallOf, scheduleCall } from '#tools/token/timelock/timelock-calls.ts'
import { recipeTable } from './recipe-record.ts'
import { keptArtifacts, keptFamilies } from './token-artifacts.ts'
import { tokenValues } from '#tests/token-values.ts'

const files = new Map([...keptFamilies()].map(([family, { json }]) => [familyPath(family), Buffer.from(json)]))
files.set(recipesPath, Buffer.from(JSON.stringify(recipeTable())))
const findVariant = variantFinder((path) => files.get(path))
const artifacts = keptArtifacts()
const chain = await testChain()
const store = await testDatabase()
afterAll(async () => {
  await store.close()
  await chain.stop()
})
const ask: Rpc = (method, params) => chain.ask(method, ...params)
const [from, other] = ((await chain.ask('eth_accounts')) as string[]).map((one) => getAddress(one)) as [Hex, Hex]
const twoDays = 172_800n

const limits = async () => undefined
const framed: InShell = ({ lead, body, status = 200 }) => new Response(`<p>${lead}</p>${String(body)}`, { status })

/** The text of the public page of a token. */
async function pageText(address: string): Promise<string> {
  const nodes = [openNode({ number: 1, address: () => chain.url, chainId: 31337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  const answer = await new Hono<{ Variables: Variables }>()
    .route(
      '/meme-token',
      tokenPage({ db: store.db, gateway, limits, framed, findVariant, publicUrl: 'http://site.example' }),
    )
    .request(`/meme-token/${address}`)
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

/** Text without spaces: an address is written in groups. */
const packed = (text: string) => text.replaceAll(/\s/g, '')

/** Sends a transaction and waits for its block; answers what it created. */
async function send(transaction: object, status = '0x1'): Promise<Hex> {
  const hash = await chain.ask('eth_sendTransaction', { from, gas: '0x600000', ...transaction })
  return vi.waitFor(async () => {
    const receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as { contractAddress: Hex; status: Hex } | null
    expect(receipt?.status).toBe(status)
    return receipt!.contractAddress
  })
}

async function launch(id: string): Promise<DelayedUnit> {
  const options = optionsNamed(id)!
  const { abi, creationCode: bytecode } = artifacts.get(id)!
  const values = {
    ...tokenValues(from),
    decimals: 6,
    supply: 1_000_500_000n,
    cap: 2_000_000_000n,
    minter: other,
    pauser: other,
    controller: other,
    delay: twoDays,
  }
  const data = encodeDeployData({ abi, bytecode, args: constructorArguments(emitToken(options), values) })
  return readDelayedUnit(ask, { token: getAddress(await send({ data })), options })
}

const state = async ({ timelock }: DelayedUnit, known?: KnownAnnouncements, rpc = ask) =>
  readTimelock(rpc, { timelock, end: Number(await chain.ask('eth_blockNumber')) + 1, known })
const named = (unit: DelayedUnit, label: string) => powerCallsOf(unit.options).find((call) => call.label === label)!

/** The call that was typed into the form. */
function typedCall(unit: DelayedUnit, call: PowerCall, typed: Typed): Call {
  const read = readPower(call, typed, unit)
  if ('errors' in read) throw new Error(JSON.stringify(read.errors))
  return read.call
}

const announce = (unit: DelayedUnit, call: Call, salt: Hex = `0x${'01'.repeat(32)}`) =>
  send(scheduleCall(unit.timelock, { call, salt, seconds: twoDays }))

const pass = async (seconds: bigint) => {
  await chain.ask('evm_increaseTime', Number(seconds))
  await chain.ask('evm_mine')
}

test('what an owner announces is on the page in words, and is carried out when its time has come', async () => {
  const unit = await launch('erc20-mintable-pausable-permit-delayed-ownable')
  expect(await pageText(unit.token)).toMatch(/Every use of a power waits 2 days\. .*Nothing is announced now\./)
  const mint = typedCall(unit, named(unit, 'Create tokens'), { to: other, amount: '1,000.5' })
  await announce(unit, mint)
  const text = await pageText(unit.token)
  expect(packed(text)).toMatch(new RegExp(`Create1,000\\.5GLDfor${other}\\.Itcanbecarriedoutfrom20\\d\\d-`))
  expect(text).toContain('Yours? Announce, cancel or carry out')
  const { announced } = await state(unit)
  expect(announced).toMatchObject([{ target: unit.token, data: mint.data, alone: true }])
  await send(executeCallOf(unit.timelock, announced[0]!), '0x0')
  await pass(twoDays)
  expect(await pageText(unit.token)).toContain('It can be carried out since')
  await send(executeCallOf(unit.timelock, announced[0]!))
  expect((await state(unit)).announced).toEqual([])
  expect(await pageText(unit.token)).toContain('Nothing is announced now.')
  const balance = parseAbi(['function balanceOf(address) view returns (uint256)'])
  const held = await chain.ask('eth_call', {
    to: unit.token,
    data: encodeFunctionData({ abi: balance, functionName: 'balanceOf', args: [other] }),
  })
  expect(BigInt(held as Hex)).toBe(1_000_500_000n)
})

/** A node that does not tell of old blocks. */
const forgetful: Rpc = async (method, params) => {
  if (method === 'eth_getLogs') throw new Error('These blocks are too old.')
  return ask(method, params)
}

test('what is announced stays on the page, however old it is, where the index follows the token', async () => {
  const book = plannedContracts.find(({ address }) => address === contractAddresses.LaunchBook)!
  await send({ to: create2Deployer, data: callOfDeployer(book.creationCode) })
  const follow = followChain(store.db, chain.url)
  const nonce = BigInt((await chain.ask('eth_getTransactionCount', from, 'latest')) as Hex)
  const unit = await launch('erc20-mintable-pausable-permit-delayed-ownable')
  const mint = typedCall(unit, named(unit, 'Create tokens'), { to: other, amount: '7' })
  const pause = typedCall(unit, named(unit, 'Stop all transfers'), {})
  // Before the token is written into the book as well as after it.
  await announce(unit, mint)
  const data = encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [nonce] })
  await send({ to: contractAddresses.LaunchBook, data })
  await announce(unit, pause)
  await follow()
  expect(await state(unit, undefined, forgetful)).toMatchObject({ announced: [], whole: false })
  const known = async () => ({
    logs: (await announcementsOf(store.db, unit.timelock))!,
    until: (await indexState(store.db)).block!,
  })
  const both = [{ data: mint.data }, { data: pause.data }]
  expect(await state(unit, await known(), forgetful)).toMatchObject({ announced: both, whole: true })
  expect(await pageText(unit.token)).toContain('Create 7 GLD for')

  await pass(twoDays)
  await send(executeCallOf(unit.timelock, (await state(unit, await known())).announced[0]!))
  // What is newer than the index, the timelock itself says.
  expect(await state(unit, await known(), forgetful)).toMatchObject({ announced: [{ data: pause.data }], whole: false })
  expect(await state(unit, await known())).toMatchObject({ announced: [{ data: pause.data }], whole: true })
  await follow()
  expect(new Set((await known()).logs.map(({ topics }) => topics[1])).size).toBe(1)
  await send(cancelCall(unit.timelock, (await state(unit, await known())).announced[0]!))
  await follow()
  expect((await known()).logs).toEqual([])
})

test('what is cancelled is gone; the same call can be announced twice', async () => {
  const unit = await launch('erc20-mintable-pausable-permit-delayed-ownable')
  const pause = typedCall(unit, named(unit, 'Stop all transfers'), {})
  await announce(unit, pause, `0x${'01'.repeat(32)}`)
  await announce(unit, pause, `0x${'02'.repeat(32)}`)
  const { announced } = await state(unit)
  expect(announced.map(({ salt }) => salt.slice(0, 4))).toEqual(['0x01', '0x02'])
  await send({ ...cancelCall(unit.timelock, announced[0]!), from: other }, '0x0')
  await send(cancelCall(unit.timelock, announced[0]!))
  expect((await state(unit)).announced).toEqual([announced[1]])
})

test('behind roles the timelock holds every role, and says who may announce', async () => {
  const unit = await launch('erc20-mintable-burnable-pausable-blockList-freezable-permit-delayed-roles')
  const text = await pageText(unit.token)
  expect(text.match(/The (?:admin|minter|pauser|controller) can/g)!.length).toBeGreaterThan(4)
  expect(text).toContain('create any number of tokens, each time after the delay')
  expect(packed(text).match(new RegExp(unit.timelock, 'g'))!.length).toBeGreaterThan(4)
  expect(await readRights(ask, unit.timelock, from)).toEqual(['announce', 'cancel', 'carry out'])
  expect(await readRights(ask, unit.timelock, other)).toEqual([])
  await announce(unit, typedCall(unit, named(unit, 'Freeze an amount'), { account: other, amount: '2' }))
  const role = typedCall(unit, named(unit, 'Give a role to an account'), { account: other, role: 'pauser' })
  await announce(unit, role)
  const announced = packed(await pageText(unit.token))
  expect(announced).toContain(packed(`Freeze 2 GLD of ${other}, in place of what is frozen there now.`))
  expect(announced).toContain(packed(`Give ${other} the pauser role, which it then uses without a delay.`))
  expect(announced).toContain('Everyuseofapowerwaits2days.')
  await pass(twoDays)
  const given = (await state(unit)).announced.find(({ data }) => data === role.data)!
  await send(executeCallOf(unit.timelock, given))
  const direct = packed(await pageText(unit.token))
  expect(direct).not.toContain('Everyuseofapower')
  expect(direct).toContain(`Theseaccountshavearolethemselves,anduseitwithoutadelay:${other}`)
})

test('every timelock that our tokens make has the same code, and no other contract is taken for one', async () => {
  for (const id of ['erc20-mintable-delayed-ownable', 'erc721-delayed-roles', 'erc1155-delayed-ownable']) {
    const { timelock } = await launch(id)
    expect(keccak256((await chain.ask('eth_getCode', timelock, 'latest')) as Hex)).toBe(timelockCodeHash)
  }
  const unit = await launch('erc20-mintable-delayed-ownable')
  expect(await state({ ...unit, timelock: unit.token })).toMatchObject({ genuine: false, announced: [] })
})

test('a token that is added behind a delay is announced, and there once it is carried out', async () => {
  const unit = await launch('erc6909-delayed-ownable')
  const typed = {
    to: other,
    tokenName: 'Silver',
    tokenSymbol: 'SLV',
    tokenDecimals: '2',
    uri: 'ipfs://x',
    amount: '25.5',
  }
  await announce(unit, typedCall(unit, named(unit, 'Add a token'), typed))
  expect(await pageText(unit.token)).toContain('Add the token Silver (SLV, 2 decimals, metadata at ipfs://x)')
  const { announced } = await state(unit)
  await pass(twoDays)
  await send(executeCallOf(unit.timelock, announced[0]!))
  expect(await pageText(unit.token)).toContain('Token 2 Silver: 25.5 SLV exist, 2 decimals')
})

test('a call that this site does not know is said to be so', async () => {
  const unit = await launch('erc20-mintable-delayed-ownable')
  const words = (target: Hex, data: Hex, value = 0n) => plainWords(powerWords({ target, value, data }, unit))
  expect(words(other, '0x12345678')).toBe(`Call ${other} with 0x12345678: this site does not know what that does.`)
  const mint = typedCall(unit, named(unit, 'Create tokens'), { to: other, amount: '1' })
  expect(words(unit.token, mint.data)).toBe(`Create 1 GLD for ${other}.`)
  expect(words(other, mint.data)).toContain('does not know')
  expect(words(unit.token, mint.data, 1n)).toContain('does not know')
})
