import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import solc from 'solc'
import {
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  parseAbi,
  zeroAddress,
  type Abi,
  type Address,
  type Hex,
} from 'viem'
import type { Anvil } from '#chain/anvil/anvil.server.ts'
import { localChain } from '#chain/catalogue.ts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { standardInput } from '#chain/deployment/contract-sources.server.ts'

type Compiled = Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>
type Ask = Anvil['ask']

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function deposit() payable',
  'function createPair(address a, address b)',
  'function getPair(address a, address b) view returns (address)',
  'function mint(address to)',
  'function approve(address spender, uint256 amount)',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
  'function fill(address pools, (address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) key, int24 range, int256 liquidity) payable',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) position)',
])

function compile(): Compiled {
  const input = standardInput(join(import.meta.dirname, '..'), ['testing/TrapTokens'])
  const answer = JSON.parse(solc.compile(JSON.stringify(input))) as { contracts: Record<string, Compiled> }
  return answer.contracts['contracts/testing/TrapTokens.sol']!
}

/** What a pool of Uniswap V4 mostly has: ether, 0.3 %, and no hook. */
const usualV4 = { quote: zeroAddress as Address, fee: 3000, spacing: 60, hooks: zeroAddress as Address }

/** Makes the tokens of contracts/testing/TrapTokens.sol on a chain that `seedChain` has filled; `from` owns them. */
export function trapTokens(ask: Ask, from: Address) {
  let compiled: Compiled | undefined

  async function send(transaction: object): Promise<{ contractAddress: Hex; status: Hex }> {
    const hash = await ask('eth_sendTransaction', { from, gas: '0x900000', ...transaction })
    for (;;) {
      const receipt = (await ask('eth_getTransactionReceipt', hash)) as { contractAddress: Hex; status: Hex } | null
      if (receipt?.status === '0x0') throw new Error(`${String(hash)} was reverted.`)
      if (receipt) return receipt
      await sleep(5)
    }
  }
  const call = (to: Address, functionName: string, args: readonly unknown[] = [], value = 0n) =>
    send({
      to,
      value: `0x${value.toString(16)}`,
      data: encodeFunctionData({ abi, functionName, args } as never),
    })

  /** A new token; all of it belongs to `from`. */
  async function make(name: string, args: readonly unknown[] = []): Promise<Address> {
    compiled ??= compile()
    const { abi: own, evm } = compiled[name]!
    const data = encodeDeployData({ abi: own, bytecode: `0x${evm.bytecode.object}`, args } as never)
    return getAddress((await send({ data })).contractAddress)
  }

  /** Puts 10 million of a token, or as many as are said, and 10 of a quote into a pair of Uniswap V2. The quote is wrapped ether. */
  async function pool(token: Address, { quote = sampleWorld.wrappedEther as Address, amount = 10n ** 25n } = {}) {
    const factory = localChain.uniswap.v2Factory
    await call(factory, 'createPair', [token, quote])
    const data = encodeFunctionData({ abi, functionName: 'getPair', args: [token, quote] })
    const pair = getAddress(`0x${((await ask('eth_call', { to: factory, data }, 'latest')) as Hex).slice(26)}`)
    if (quote === sampleWorld.wrappedEther) await call(quote, 'deposit', [], 10n ** 19n)
    await call(quote, 'transfer', [pair, 10n ** 19n])
    await call(token, 'transfer', [pair, amount])
    await call(pair, 'mint', [from])
    return pair
  }

  /** Puts 10 wrapped ether and as many of a token into a pool of Uniswap V3 with a fee of 0.3 %, around a price of one. */
  async function poolV3(token: Address): Promise<void> {
    const { wrappedEther } = sampleWorld
    const { v3Positions } = localChain.uniswap
    const amount = 10n ** 19n
    const [token0, token1] = BigInt(token) < BigInt(wrappedEther) ? [token, wrappedEther] : [wrappedEther, token]
    await call(wrappedEther, 'deposit', [], amount)
    for (const one of [wrappedEther, token]) await call(one, 'approve', [v3Positions, amount])
    await call(v3Positions, 'createAndInitializePoolIfNecessary', [token0, token1, 3000, 2n ** 96n])
    const [tickLower, tickUpper] = [-60_000, 60_000]
    const [amount0Desired, amount1Desired] = [amount, amount]
    const rest = {
      amount0Desired,
      amount1Desired,
      amount0Min: 0n,
      amount1Min: 0n,
      recipient: from,
      deadline: 2n ** 64n,
    }
    await call(v3Positions, 'mint', [{ token0, token1, fee: 3000, tickLower, tickUpper, ...rest }])
  }

  let filler: Promise<Address> | undefined

  /**
   * Puts 10 of a quote, or of ether, and as many of a token into a pool of Uniswap V4 around a price of one. Ticks that are `spacing` apart
   * have to meet 60,000.
   */
  async function poolV4(token: Address, pools: Address, asked: Partial<typeof usualV4> = {}) {
    const { quote, fee, spacing, hooks } = { ...usualV4, ...asked }
    filler ??= make('PoolFiller')
    const to = await filler
    const amount = 10n ** 19n
    const [currency0, currency1] = BigInt(token) < BigInt(quote) ? [token, quote] : [quote, token]
    if (quote === sampleWorld.wrappedEther) await call(quote, 'deposit', [], amount)
    for (const one of [quote, token]) if (one !== zeroAddress) await call(one, 'approve', [to, amount])
    // What 10 of each give between the ticks.
    const range = 60_000
    const liquidity = BigInt(Math.floor(9.99e18 / (1 - 1.0001 ** (-range / 2))))
    const key = { currency0, currency1, fee, tickSpacing: spacing, hooks }
    await call(to, 'fill', [pools, key, range, liquidity], quote === zeroAddress ? amount : 0n)
  }
  return {
    send,
    make,
    pool,
    poolV3,
    poolV4,
    makePooled: async (name: string) => {
      const token = await make(name)
      await pool(token)
      return token
    },
  }
}
