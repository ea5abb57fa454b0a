import { encodeFunctionData, maxUint256, type Address, type Hex } from 'viem'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { uniswapAbi } from './uniswap-abi.ts'

/** The fee of the sample pool, in millionths, and the distance of its ticks. */
export const poolFee = 3000
const spacing = 60

/** INK for one wrapped ether, when the pools are made. */
export const inkPerEther = 1000n

/** How far a position reaches to both sides of the first price, in ticks of 0.01 %: a factor of about 1.8. */
const reach = 6000

const inkIsFirst = BigInt(sampleWorld.ink) < BigInt(sampleWorld.wrappedEther)

/** Two values that belong to INK and wrapped ether, in the order in which the pool has its tokens. */
const inOrder = <Value>(ink: Value, ether: Value): [Value, Value] => (inkIsFirst ? [ink, ether] : [ether, ink])

/** What the pool of V3 begins with: the root of its price, as a number of 2^-96. */
export function firstPrice(): bigint {
  const [amount0, amount1] = inOrder(inkPerEther, 1n)
  return root((amount1 << 192n) / amount0)
}

/** The call that makes the pool of V3, if it is not there. */
export function callOfPool(): Hex {
  const [token0, token1] = inOrder(sampleWorld.ink, sampleWorld.wrappedEther)
  return encodeFunctionData({
    abi: uniswapAbi,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [token0, token1, poolFee, firstPrice()],
  })
}

/** The call that makes a position of `recipient` around the first price, of at most these amounts in wei. */
export function callOfPosition(recipient: Address, { ink, ether }: { ink: bigint; ether: bigint }): Hex {
  const [token0, token1] = inOrder(sampleWorld.ink, sampleWorld.wrappedEther)
  const [amount0Desired, amount1Desired] = inOrder(ink, ether)
  const tick = Math.round(Math.log(Number(inkPerEther)) / Math.log(1.0001)) * (inkIsFirst ? -1 : 1)
  const middle = Math.round(tick / spacing) * spacing
  const position = {
    token0,
    token1,
    fee: poolFee,
    tickLower: middle - reach,
    tickUpper: middle + reach,
    amount0Desired,
    amount1Desired,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient,
    deadline: maxUint256,
  }
  return encodeFunctionData({ abi: uniswapAbi, functionName: 'mint', args: [position] })
}

/** The largest whole number whose square is not above `value`. */
function root(value: bigint): bigint {
  let [guess, next] = [value, (value + 1n) / 2n]
  while (next < guess) [guess, next] = [next, (next + value / next) / 2n]
  return guess
}
