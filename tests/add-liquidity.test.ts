import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import {
  encodeFunctionData,
  erc20Abi,
  numberToHex,
  parseAbi,
  parseEther,
  type Address,
  type Hash,
  type Hex,
} from 'viem'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import type { UniswapAddresses } from '#chain/chain.ts'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import type { RawLog } from '#chain/read/contract-logs.ts'
import { readContract } from '#chain/read/rpc.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { sampleCodes } from '#server/local-chain/sample-codes.server.ts'
import { defaultOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenFamily } from '#tools/token/generator/artifact.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { familyOf } from '#tools/token/generator/variants.ts'
import { signPermit } from '#tools/plan/permit.ts'
import type { Signing } from '#tools/plan/send-call.ts'
import { planState } from '#tools/plan/plan-state.ts'
import { beginLiquidity } from '#tools/token/liquidity/begin-liquidity.ts'
import { findPool } from '#tools/token/liquidity/found-pool.ts'
import { allowCall, callOfStep, spenderOf } from '#tools/token/liquidity/liquidity-calls.ts'
import { simulate } from '#tools/token/liquidity/liquidity-errors.ts'
import { checkLiquidity, firstLiquidity, priceOf, type LiquidityForm } from '#tools/token/liquidity/liquidity-form.ts'
import { liquidityKind } from '#tools/token/liquidity/liquidity-kind.ts'
import { outlookOf } from '#tools/token/liquidity/liquidity-outlook.ts'
import { liquidityPlace, type LiquidityPlace } from '#tools/token/liquidity/liquidity-place.ts'
import { planIn, textOf, type LiquidityPlan } from '#tools/token/liquidity/liquidity-plan.ts'
import { liquidityContracts } from '#tools/token/liquidity/liquidity-words.ts'
import { readAdded } from '#tools/token/liquidity/read-added.ts'
import { decodeFunctionData } from 'viem/utils'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import type { PoolVersion } from '#tools/token/pool/pool-chain.ts'
import { lockChain } from './lock-chain.ts'
import { hasV4, permit2Code, v4Codes } from './v4-codes.ts'

// V2 and V3 are the bytes of their npm packages. V4 is there after `npm run contracts:v4`, which runs this file with it.
const versions: readonly PoolVersion[] = hasV4 ? ['V4', 'V3', 'V2'] : ['V3', 'V2']

const world = await openWorld()
afterAll(() => {
  // Other tests in this process know no V4 on the local chain.
  delete (localChain.uniswap as UniswapAddresses).v4Positions
  return world.stop()
})

const abi = parseAbi([
  'function deposit() payable',
  'function createPair(address, address) returns (address)',
  'function getPair(address, address) view returns (address)',
  'function sync()',
  'function ownerOf(uint256) view returns (address)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) swap) payable',
])
const supply = 10n ** 24n

async function openWorld() {
  const chain = await lockChain()
  for (const { creationCode: code } of Object.values(await sampleCodes()))
    await chain.send({ to: create2Deployer, data: callOfDeployer(code) })
  const [from, stranger] = chain.accounts as [Address, Address]
  if (hasV4) {
    const pools = (await chain.send({ data: await v4Codes.pools(from) })).contractAddress
    const code = await v4Codes.positions(pools, sampleWorld.wrappedEther, permit2Address)
    // The catalogue knows no V4 on the local chain: for this test it does.
    const uniswap: UniswapAddresses = localChain.uniswap
    uniswap.v4Positions = (await chain.send({ data: code })).contractAddress
    await chain.ask('anvil_setCode', [permit2Address, await permit2Code()])
  }
  return { ...chain, from, stranger }
}

/** A token of the creator, all of it with one account. Each has another symbol, and so another address. */
async function launchAlone(symbol: string, permit = false, decimals = 18): Promise<Address> {
  const options = { ...defaultOptions.erc20, permit }
  const file = new URL(`../contracts/emitter/compiled/${familyOf(options)}.json.br`, import.meta.url)
  const { variants } = JSON.parse(String(brotliDecompressSync(await readFile(file)))) as TokenFamily
  const values = { name: symbol, symbol, decimals, supply, receiver: world.from } as Partial<TokenValues> as TokenValues
  const { data } = creationOf(variants[emitToken(options).id]!, options, values)
  return (await world.send({ data })).contractAddress
}

const placeOf = async (token: Address, account = world.from) =>
  (await liquidityPlace(world.ask, token, account)) as LiquidityPlace

function termsOf(form: Partial<LiquidityForm>, place: LiquidityPlace) {
  const { terms, errors } = checkLiquidity({ ...firstLiquidity, tokens: '500000', amount: '2', ...form }, place)
  expect(errors).toEqual({})
  return terms!
}

async function begin(token: Address, form: Partial<LiquidityForm>, from = world.from): Promise<LiquidityPlan> {
  const place = await placeOf(token, from)
  const plan = await beginLiquidity(world.ask, { terms: termsOf(form, place), place, from })
  expect(plan).not.toBe('other')
  return plan as LiquidityPlan
}

const tell = (from: Address, to: Address, data: Hex, value = 0n) =>
  world.send({ from, to, data, value: numberToHex(value) } as never)

/** Carries a plan out as the page does, each transaction simulated first. Answers the hash of the last. */
async function carryOut(plan: LiquidityPlan): Promise<{ hash: Hash; logs: RawLog[] }> {
  const calls = [
    ...(plan.permit?.signed ? [] : [allowCall(plan, plan.token.address, plan.tokens)]),
    ...plan.steps.map((step) => callOfStep(plan, step)),
  ]
  let last: { transactionHash: Hash; logs: RawLog[] } | undefined
  for (const { to, data, value } of calls as { to: Address; data: Hex; value?: bigint }[]) {
    expect(await simulate(world.ask, plan.from, [{ to, data, value }])).toMatchObject({ at: 'fine' })
    last = (await tell(plan.from, to, data, value)) as never
  }
  return { hash: last!.transactionHash, logs: last!.logs }
}

const wrap = (value: bigint) =>
  tell(world.from, sampleWorld.wrappedEther, encodeFunctionData({ abi, functionName: 'deposit' }), value)

const heldBy = (token: Address, account: Address) =>
  readContract(world.ask, { to: token, abi: erc20Abi, name: 'balanceOf', args: [account] })

const ways = versions.flatMap((version) =>
  [coinAddress, sampleWorld.wrappedEther].map((quoteToken) => ({ version, quoteToken })),
)

test.each(ways)('a token that was launched alone gets a pool on $version, paired with $quoteToken', async (form) => {
  const { from } = world
  const token = await launchAlone(`A${form.version}${form.quoteToken.slice(2, 5)}`)
  await wrap(parseEther('2'))
  const before = await heldBy(sampleWorld.wrappedEther, from)
  const plan = await begin(token, form)
  expect(planIn(textOf(plan))).toEqual(plan)
  const { hash } = await carryOut(plan)

  // All but what is rounded went in, and no allowance is left over.
  const left = await heldBy(token, from)
  expect(left >= supply / 2n && left <= supply / 2n + supply / 1000n).toBe(true)
  const paid = before - (await heldBy(sampleWorld.wrappedEther, from))
  const wanted = form.quoteToken === coinAddress ? 0n : parseEther('2')
  expect(paid <= wanted && paid >= wanted - wanted / 1000n).toBe(true)
  const allowed = { to: token, abi: erc20Abi, name: 'allowance', args: [from, spenderOf(plan)] } as const
  expect(await readContract(world.ask, allowed)).toBeLessThan(supply / 1000n)

  const added = await readAdded(world.ask, plan, hash)
  expect(added?.lock).toMatch(
    form.version === 'V2'
      ? /^\/token-locking\?token=0x[\da-fA-F]{40}#lock$/
      : new RegExp(`^/liquidity-locking\\?position=${form.version.toLowerCase()}-\\d+#lock$`),
  )
  const found = await findPool(world.ask, { ...plan, token, on: (await placeOf(token)).on })
  expect(found?.isEmpty).toBe(false)
  expect(priceOf(found!.price, plan.token, plan.quote)).toBeCloseTo(2 / 500_000, 12)
})

test('the price of one token gives what goes in beside the tokens, in decimals of both', async () => {
  const place = await placeOf(await launchAlone('PRI', false, 6))
  const form = { by: 'price', price: '0.00002', tokens: '500000' } as const
  expect(termsOf(form, { ...place, balance: supply }).amount).toBe(parseEther('10'))
  const { errors } = checkLiquidity({ ...firstLiquidity, ...form, price: '1e-5', tokens: '' }, place)
  expect(errors).toEqual({
    tokens: 'Write a number such as 1000000 or 1,000,000.5, with a point before fractions.',
    price: 'Write a price such as 0.00002.',
  })
  const poor = checkLiquidity({ ...firstLiquidity, tokens: '2', amount: '1' }, { ...place, balance: 1n })
  expect(poor.errors.tokens).toBe('Your account has 0.000001 PRI.')
})

test.each(versions)(
  'a pool of %s that is there at another price is told of, and joined at its own',
  async (version) => {
    const token = await launchAlone(`B${version}`)
    await carryOut(await begin(token, { version, tokens: '1000', amount: '1' }))
    const place = await placeOf(token)
    const asked = { place, from: world.from }

    const dear = await outlookOf(world.ask, {
      ...asked,
      terms: termsOf({ version, tokens: '1000', amount: '3' }, place),
    })
    expect(dear).toMatchObject({ other: true, found: { isEmpty: false } })
    expect(
      await beginLiquidity(world.ask, { ...asked, terms: termsOf({ version, tokens: '1000', amount: '3' }, place) }),
    ).toBe('other')

    const terms = termsOf({ version, tokens: '500', amount: '0.5' }, place)
    const fitting = await outlookOf(world.ask, { ...asked, terms })
    expect(fitting).toMatchObject({ other: false, cost: { sent: version === 'V4' ? 3 : 2 } })
    expect(fitting.cost!.gas).toBeGreaterThan(100_000n)
    const plan = (await beginLiquidity(world.ask, { ...asked, terms })) as LiquidityPlan
    expect(plan.joins).toBe(true)
    await carryOut(plan)
  },
)

test.each(versions)(
  'a price that was set on %s after the plan was begun is refused, and nothing is sent',
  async (version) => {
    const token = await launchAlone(`C${version}`)
    const plan = await begin(token, { version })
    // Someone else opens the pool at twice the price before the transaction arrives.
    await tell(
      world.from,
      token,
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [world.stranger, supply / 10n] }),
    )
    await carryOut(await begin(token, { version, tokens: '1000', amount: '0.008' }, world.stranger))
    const { to, data } = allowCall(plan, token, plan.tokens)
    await tell(world.from, to, data)
    for (const step of plan.steps.slice(0, -1)) {
      const { data: approved, to: at } = callOfStep(plan, step)
      await tell(world.from, at!, approved)
    }
    const ended = await simulate(world.ask, world.from, [callOfStep(plan, 'add')])
    expect(ended).toMatchObject({ at: 'refused', why: { message: 'The pool has another price by now.' } })
  },
)

test('a pair that a stranger has spoiled is told of before anything is sent', async () => {
  const token = await launchAlone('SPOILT')
  const { v2Factory } = localChain.uniswap
  const { wrappedEther } = sampleWorld
  await tell(
    world.stranger,
    v2Factory,
    encodeFunctionData({ abi, functionName: 'createPair', args: [token, wrappedEther] }),
  )
  const pair = await readContract(world.ask, { to: v2Factory, abi, name: 'getPair', args: [token, wrappedEther] })
  await wrap(1n)
  await tell(
    world.from,
    wrappedEther,
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [pair, 1n] }),
  )
  await tell(world.stranger, pair, encodeFunctionData({ abi, functionName: 'sync' }))
  const place = await placeOf(token)
  const outlook = await outlookOf(world.ask, { place, from: world.from, terms: termsOf({ version: 'V2' }, place) })
  expect(outlook.refused?.message).toBe('Someone has spoiled this pair: it holds one side only.')
})

test('a signature takes the place of the approval on V3, and one transaction does it', async () => {
  const token = await launchAlone('SIG', true)
  const plan = await begin(token, { version: 'V3' })
  expect(plan).toMatchObject({ permit: { by: 'permit' }, steps: ['add'] })
  const sign = async ({ typedData }: Signing) => {
    const data = typedData(localChain.id) as object
    const text = JSON.stringify(data, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
    return {
      at: 'signed' as const,
      signature: (await world.ask('eth_signTypedData_v4', [world.from, JSON.parse(text)])) as Hex,
    }
  }
  const spender = { spender: spenderOf(plan), spenderName: 'Uniswap' }
  const wanted = { permit: plan.permit!, token, from: world.from, amount: plan.tokens, ...spender }
  const signed = await signPermit(world.ask, wanted, sign)
  const { permit } = signed as Extract<typeof signed, { at: 'signed' }>
  const { hash } = await carryOut({ ...plan, permit })
  expect((await readAdded(world.ask, plan, hash))?.name).toMatch(/^Position \d+ of Uniswap V3$/)
})

test.each(versions)(
  'a lost answer on %s is looked for on the chain, and the liquidity is not added twice',
  async (version) => {
    const token = await launchAlone(`D${version}`)
    const plan = await begin(token, { version })
    const last = plan.steps.length - 1
    const asked = { ...plan, asked: last }
    const before = await liquidityKind.read(world.ask, asked)
    expect(before.made).toEqual({})
    const { hash } = await carryOut(plan)
    const chain = await liquidityKind.read(world.ask, asked)
    expect(chain.made).toEqual({ [last]: hash })
    const made = Object.fromEntries(plan.steps.map((_, at) => [at, hash]))
    expect(planState({ ...asked, found: made }, liquidityKind.outline(plan), { transactions: [], chain }).next).toEqual(
      {
        do: 'done',
      },
    )
  },
)

test.each(ways)(
  'the sheet says from the bytes of $version with $quoteToken what goes in, at which price and to whom',
  async (form) => {
    const token = await launchAlone(`E${form.version}${form.quoteToken.slice(2, 5)}`)
    const plan = await begin(token, form)
    const { data, to } = callOfStep(plan, 'add')
    const contract = liquidityContracts(localChain.id, plan).find(({ address }) => address === to)!
    const { functionName, args } = decodeFunctionData({ abi: contract.abi, data })
    const item = contract.abi.find((one) => one.type === 'function' && one.name === functionName) as unknown as {
      inputs: { name: string }[]
    }
    const named = Object.fromEntries(item.inputs.map(({ name }, at) => [name, (args as unknown[])[at]]))
    const words = contract.calls[functionName]!
    const { lines, recipients } = words.parts!(named)
    expect(recipients.map((one) => one.toLowerCase())).toEqual([world.from])
    const said = JSON.stringify(lines)
    expect(said).toContain(`500,000 ${plan.token.symbol}`)
    expect(said).toContain(form.quoteToken === coinAddress ? '2 ETH' : '2 WETH')
    expect(said).toMatch(/1 \w+ = 0\.000004 W?ETH/)
    expect(said).toContain('every price')
  },
)

test('the sheet takes no other bytes for liquidity', async () => {
  const plan = await begin(await launchAlone('OTHER'), { version: 'V3' })
  const [{ calls }] = liquidityContracts(localChain.id, plan) as [KnownContract]
  const { lines } = calls.multicall!.parts!({ data: ['0x12345678'] })
  expect(JSON.stringify(lines)).toContain('This site cannot read it.')
})

test('a plan that was bent is not signed', async () => {
  const plan = await begin(await launchAlone('BENT'), { version: 'V2' })
  const text = JSON.parse(textOf(plan)) as object
  for (const wrong of [
    { v: 2 },
    { version: 'V5' },
    { fee: 1 },
    { tokens: '-1' },
    { wrapped: '0x1' },
    { steps: ['add', 'allow'] },
    { steps: ['steal', 'add'] },
    { quote: { address: '0x1', symbol: 'x', decimals: 1 } },
    { deadline: '1' },
  ])
    expect(planIn(JSON.stringify({ ...text, ...wrong }))).toBeUndefined()
})
