import type { Address, Hex } from 'viem'
import { concat, encodeAbiParameters, encodeFunctionData, numberToHex, parseAbi, parseAbiParameters } from 'viem/utils'
import { findChain } from '#chain/catalogue.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { coinAddress } from '#chain/tokens/quote-tokens.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { permitArgument } from '#tools/plan/permit.ts'
import type { Call, Unsent } from '#tools/plan/simulate.ts'
import { isCoin } from '#tools/token/pool/pool-chain.ts'
import { liquidityOf, rangeOf, spacings } from '#tools/token/pool/pool-range.ts'
import { inPool } from './found-pool.ts'
import type { LiquidityPlan, LiquidityStep } from './liquidity-plan.ts'

/** What fills pairs of Uniswap V2. */
export const routerAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256, uint256, uint256)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable returns (uint256, uint256, uint256)',
])

/** What the manager of positions of Uniswap V3 is called for, all of it in one `multicall`. */
export const positionsAbi = parseAbi([
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function mint((address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, address recipient, uint256 deadline) position) payable returns (uint256, uint128, uint256, uint256)',
  'function refundETH() payable',
])

/** The same of V4. */
export const positionsV4Abi = parseAbi([
  'function multicall(bytes[] data) payable returns (bytes[])',
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function initializePool(PoolKey key, uint160 sqrtPriceX96) payable returns (int24)',
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
])

/** What Permit2 is told once a token lets it: who may take how much, and until when. */
export const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** What V4 does within one call: makes a position, takes both sides, and gives back what is left of the coin. */
export const actionsV4 = { mint: 0x02, settle: 0x0d, sweep: 0x14 } as const

/** A position as V4 makes it. */
export const mintV4 = parseAbiParameters([
  'PoolKey key, int24 tickLower, int24 tickUpper, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, address owner, bytes hookData',
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
])

/** What an amount may at least or at most become of it: all but what is rounded where the pool is new, all but 1 % where its price moves. */
export const least = (amount: bigint, joins: boolean): bigint => {
  const part = amount - amount / (joins ? 100n : 1000n) - 1n
  return part > 0n ? part : 0n
}

/** Who takes the liquidity on the chain of a plan: the router of V2, or the manager of positions. Only the catalogue says it. */
export function takerOf({ chainId, version }: Pick<LiquidityPlan, 'chainId' | 'version'>): Address {
  const { v2Router, v3Positions, v4Positions } = findChain(chainId)?.uniswap ?? {}
  return { V2: v2Router, V3: v3Positions, V4: v4Positions }[version] ?? coinAddress
}

/** Who both tokens let take them: V4 takes through Permit2. */
export const spenderOf = (plan: LiquidityPlan): Address => (plan.version === 'V4' ? permit2Address : takerOf(plan))

/** Lets an amount of a token be taken. */
export function allowCall(plan: LiquidityPlan, token: Address, amount: bigint): Call {
  const args = [spenderOf(plan), amount] as const
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args }) }
}

/** The transaction of a step. */
export function callOfStep(plan: LiquidityPlan, step: LiquidityStep): Unsent {
  const { token, quote, tokens, amount } = plan
  if (step === 'reset') return allowCall(plan, quote.address, 0n)
  if (step === 'allow') return allowCall(plan, quote.address, amount)
  if (step === 'letToken') return letCall(plan, token.address, tokens)
  if (step === 'letQuote') return letCall(plan, quote.address, amount)
  return { V2: addToPair, V3: addV3, V4: addV4 }[plan.version](plan)
}

function letCall(plan: LiquidityPlan, token: Address, amount: bigint): Call {
  const args = [token, takerOf(plan), amount, plan.deadline] as const
  return { to: permit2Address, data: encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args }) }
}

function addToPair(plan: LiquidityPlan): Unsent {
  const { token, quote, tokens, amount, from, deadline, joins } = plan
  const to = takerOf(plan)
  const mins = [least(tokens, joins), least(amount, joins)] as const
  if (!isCoin(quote.address)) {
    const args = [token.address, quote.address, tokens, amount, ...mins, from, BigInt(deadline)] as const
    return { to, data: encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args }) }
  }
  const args = [token.address, tokens, ...mins, from, BigInt(deadline)] as const
  return { to, data: encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args }), value: amount }
}

/** The two sides of a pool in its order, and its range over every price. */
function sidesOf({ token, quote, version, wrapped, tokens, amount, fee, root }: LiquidityPlan) {
  const other = inPool(quote, version, wrapped)
  const first = BigInt(token.address) < BigInt(other)
  const range = { ...rangeOf({ price: { quote: amount, tokens }, fee, first, both: true }), sqrtPriceX96: root }
  return first
    ? { range, addresses: [token.address, other] as const, amounts: [tokens, amount] as const }
    : { range, addresses: [other, token.address] as const, amounts: [amount, tokens] as const }
}

function addV3(plan: LiquidityPlan): Unsent {
  const { quote, amount, fee, root, joins, from, deadline, token, permit } = plan
  const { range, addresses, amounts } = sidesOf(plan)
  const abi = positionsAbi
  const sent = isCoin(quote.address)
  const position = {
    token0: addresses[0],
    token1: addresses[1],
    fee,
    tickLower: range.tickLower,
    tickUpper: range.tickUpper,
    amount0Desired: amounts[0],
    amount1Desired: amounts[1],
    amount0Min: least(amounts[0], joins),
    amount1Min: least(amounts[1], joins),
    recipient: from,
    deadline: BigInt(deadline),
  }
  const signed = permit?.signed && permitArgument(permit.signed)
  const calls = [
    encodeFunctionData({ abi, functionName: 'createAndInitializePoolIfNecessary', args: [...addresses, fee, root] }),
    ...(signed
      ? [
          encodeFunctionData({
            abi,
            functionName: 'selfPermitIfNecessary',
            args: [token.address, signed.value, signed.deadline, signed.v, signed.r, signed.s],
          }),
        ]
      : []),
    encodeFunctionData({ abi, functionName: 'mint', args: [position] }),
    ...(sent ? [encodeFunctionData({ abi, functionName: 'refundETH' })] : []),
  ]
  const data = encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })
  return { to: takerOf(plan), data, ...(sent && { value: amount }) }
}

function addV4(plan: LiquidityPlan): Unsent {
  const { quote, amount, fee, root, joins, from, deadline } = plan
  const { range, addresses, amounts } = sidesOf(plan)
  const abi = positionsV4Abi
  const key = {
    currency0: addresses[0],
    currency1: addresses[1],
    fee,
    tickSpacing: spacings[fee],
    hooks: coinAddress,
  }
  const sent = isCoin(quote.address)
  // V4 takes a liquidity and not amounts: of a price that moves, 1 % less, so that neither amount is exceeded.
  const liquidity = liquidityOf(range, joins ? [least(amounts[0], true), least(amounts[1], true)] : amounts)
  const { mint, settle, sweep } = actionsV4
  const actions = concat([mint, settle, ...(sent ? [sweep] : [])].map((action) => numberToHex(action, { size: 1 })))
  const parameters: Hex[] = [
    encodeAbiParameters(mintV4, [key, range.tickLower, range.tickUpper, liquidity, amounts[0], amounts[1], from, '0x']),
    encodeAbiParameters(parseAbiParameters('address, address'), [...addresses]),
    ...(sent ? [encodeAbiParameters(parseAbiParameters('address, address'), [coinAddress, from])] : []),
  ]
  const unlock = encodeAbiParameters(parseAbiParameters('bytes, bytes[]'), [actions, parameters])
  const calls = [
    encodeFunctionData({ abi, functionName: 'initializePool', args: [key, root] }),
    encodeFunctionData({ abi, functionName: 'modifyLiquidities', args: [unlock, BigInt(deadline)] }),
  ]
  const data = encodeFunctionData({ abi, functionName: 'multicall', args: [calls] })
  return { to: takerOf(plan), data, ...(sent && { value: amount }) }
}
