import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { encodeFunctionData, erc20Abi, numberToHex, parseAbi, parseEther, type Address, type Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { eventsIn, type RawLog } from '#chain/read/contract-logs.ts'
import { readContract } from '#chain/read/rpc.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launcherAbi } from '#contracts/launcher.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { sampleCodes } from '#server/local-chain/sample-codes.server.ts'
import { defaultOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenFamily } from '#tools/token/generator/artifact.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { familyOf } from '#tools/token/generator/variants.ts'
import { launchCall, type LaunchPlan } from '#tools/token/pool/launch-plan.ts'
import { simulate, wantsOther } from '#tools/token/pool/launcher-errors.ts'
import type { PoolChain, PoolVersion } from '#tools/token/pool/pool-chain.ts'
import { checkPool, firstPool, type PoolForm } from '#tools/token/pool/pool-form.ts'
import { lockChain } from './lock-chain.ts'
import { hasV4, v4Codes } from './v4-codes.ts'

// V2 and V3 are the bytes of their npm packages. V4 is there after `npm run contracts:v4`, which runs this file with it.
const versions: readonly PoolVersion[] = hasV4 ? ['V4', 'V3', 'V2'] : ['V3', 'V2']

const world = await openWorld()
afterAll(world.stop)

const abi = parseAbi([
  'function deposit() payable',
  'function createPair(address, address) returns (address)',
  'function getPair(address, address) view returns (address)',
  'function sync()',
  'function createAndInitializePoolIfNecessary(address, address, uint24, uint160) payable returns (address)',
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function initialize(PoolKey, uint160) returns (int24)',
])
const supply = 10n ** 27n
const creationCode = await tokenCode()

/** The smallest token of the creator, its supply for the launcher, as the page makes it. */
async function tokenCode(): Promise<Hex> {
  const options = defaultOptions.erc20
  const file = new URL(`../contracts/emitter/compiled/${familyOf(options)}.json.br`, import.meta.url)
  const { variants } = JSON.parse(String(brotliDecompressSync(await readFile(file)))) as TokenFamily
  const written = { name: 'One', symbol: 'ONE', decimals: 18, supply, receiver: contractAddresses.Launcher }
  return creationOf(variants[emitToken(options).id]!, options, written as Partial<TokenValues> as TokenValues).data
}

async function openWorld() {
  const chain = await lockChain()
  const [from, stranger] = chain.accounts as [Address, Address]
  const wrapped = sampleWorld.wrappedEther
  for (const { creationCode: code } of Object.values(await sampleCodes()))
    await chain.send({ to: create2Deployer, data: callOfDeployer(code) })
  const { v2Factory, v3Positions } = localChain.uniswap
  const pools = hasV4 ? (await chain.send({ data: await v4Codes.pools(from) })).contractAddress : undefined
  const V4 = pools && (await chain.send({ data: await v4Codes.positions(pools, wrapped) })).contractAddress
  const { timestamp } = (await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
  const on: PoolChain = {
    chain: localChain,
    managers: { ...(V4 && { V4 }), V3: v3Positions, V2: v2Factory },
    wrapped,
    quotes: [
      { address: coinAddress, symbol: 'ETH', decimals: 18 },
      { address: wrapped, symbol: 'WETH', decimals: 18 },
    ],
    now: Number(timestamp),
  }
  return { ...chain, from, stranger, pools, on }
}

let salts = 0n

/** A launch as the page prepares it; each gets another address. */
function prepare(form: Partial<PoolForm>) {
  const { terms, errors } = checkPool({ ...firstPool, amount: '2', worth: '10', ...form }, supply, world.on)
  expect(errors).toEqual({})
  const { from, on } = world
  return launchCall({ terms: terms!, creationCode, from, rest: from, salt: numberToHex(++salts, { size: 32 }), on })
}

const withValue = <Call extends object>(call: Call, value: bigint) => ({ ...call, value: numberToHex(value) })

const tell = (from: Address, to: Address, data: Hex, value = 0n) => world.send(withValue({ from, to, data }, value))

/** Gives an account wrapped ether. */
const wrap = (from: Address, value: bigint) =>
  tell(from, world.on.wrapped, encodeFunctionData({ abi, functionName: 'deposit' }), value)

const heldBy = (token: Address, account: Address) =>
  readContract(world.ask, { to: token, abi: erc20Abi, name: 'balanceOf', args: [account] })

const ways = versions.flatMap((version) =>
  [coinAddress, sampleWorld.wrappedEther].flatMap((quoteToken) =>
    (version === 'V2' ? (['both'] as const) : (['both', 'tokens'] as const)).map((sides) => ({
      version,
      quoteToken,
      sides,
    })),
  ),
)

test.each(ways)('the page launches on $version, paired with $quoteToken, $sides in the pool', async (form) => {
  const { from, on } = world
  const { to, data, value, token, takes, plan } = prepare(form)
  if (takes) {
    await wrap(from, takes.amount)
    const args = [to, takes.amount] as const
    await tell(from, takes.token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
  }
  expect(await simulate(world.ask, from, [{ to, data, value }])).toMatchObject({ at: 'fine' })
  const { logs } = await tell(from, to, data, value)
  const [event] = eventsIn(logs as RawLog[], { address: to, abi: launcherAbi }).filter(
    ({ eventName }) => eventName === 'Launched',
  )
  const { made } = event!.args
  expect(made.token).toBe(token)
  const locker =
    form.version === 'V2'
      ? ({ to: contractAddresses.TokenLocker, abi: tokenLockerAbi } as const)
      : ({ to: contractAddresses.PositionLocker, abi: positionLockerAbi } as const)
  const answer = JSON.stringify(
    await readContract(world.ask, {
      ...(locker as typeof locker & object),
      name: 'lockOf',
      args: [made.lockId],
    } as never),
    (_, one) => (typeof one === 'bigint' ? String(one) : one),
  )
  expect(answer.toLowerCase()).toContain(from)
  // All but what is rounded is in the pool, and nothing stays at the launcher.
  const inPool = supply - (await heldBy(token, from))
  expect(inPool <= plan.pool.tokenAmount && inPool >= plan.pool.tokenAmount - plan.pool.tokenAmount / 1000n).toBe(true)
  for (const held of [token, on.wrapped]) expect(await heldBy(held, to)).toBe(0n)
  expect(await world.ask('eth_getBalance', [to, 'latest'])).toBe('0x0')
})

/** What a stranger does before a launch, at the address the token will have. */
function openBefore(version: PoolVersion, { manager, quote, ...pool }: LaunchPlan['pool'], token: Address) {
  const { stranger } = world
  const [first, second] = BigInt(token) < BigInt(quote) ? [token, quote] : [quote, token]
  const other = pool.sqrtPriceX96 * 2n
  if (version === 'V4') {
    const key = { currency0: first, currency1: second, ...pool }
    return tell(stranger, world.pools!, encodeFunctionData({ abi, functionName: 'initialize', args: [key, other] }))
  }
  const args = [first, second, pool.fee, other] as const
  return tell(stranger, manager, encodeFunctionData({ abi, functionName: 'createAndInitializePoolIfNecessary', args }))
}

test.each(versions.filter((version) => version !== 'V2'))(
  'a stranger who has opened the pool on %s before is told of, and another address helps',
  async (version) => {
    const { to, data, value, token, plan } = prepare({ version })
    await openBefore(version, plan.pool, token)
    const refused = await simulate(world.ask, world.from, [{ to, data, value }])
    expect(refused.at).toBe('refused')
    const { why } = refused as Extract<typeof refused, { at: 'refused' }>
    expect(why.message).toBe('Someone has opened the pool of this token at another price before.')
    expect(wantsOther(why)).toBe(true)
    const another = prepare({ version })
    expect(await simulate(world.ask, world.from, [{ to, data: another.data, value: another.value }])).toMatchObject({
      at: 'fine',
    })
  },
)

test('on V2 a stranger cannot set the price: what was sent to the pair before does not count', async () => {
  const { stranger, on, from } = world
  const { to, data, value, token, plan } = prepare({ version: 'V2' })
  const { manager, quote } = plan.pool
  await tell(stranger, manager, encodeFunctionData({ abi, functionName: 'createPair', args: [token, quote] }))
  const pair = await readContract(world.ask, { to: manager, abi, name: 'getPair', args: [token, quote] })
  await wrap(stranger, parseEther('1'))
  const args = [pair, parseEther('1')] as const
  await tell(stranger, quote, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }))
  // The token does not exist yet, so the pair cannot count what it has.
  await expect(tell(stranger, pair, encodeFunctionData({ abi, functionName: 'sync' }))).rejects.toThrow('reverted')
  await tell(from, to, data, value)
  expect(await heldBy(on.wrapped, pair)).toBe(value)
})

test('a quote token that was not approved is refused before anything is sent', async () => {
  const { to, data, value } = prepare({ version: 'V3', quoteToken: sampleWorld.wrappedEther, amount: '7000' })
  expect(await simulate(world.ask, world.from, [{ to, data, value }])).toMatchObject({ at: 'refused' })
})
