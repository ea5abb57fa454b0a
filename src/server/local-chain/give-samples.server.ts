import { encodeFunctionData, keccak256, pad, stringToHex, type Address, type Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import { sampleAccount, sampleWorld } from '#chain/contracts/sample-world.ts'
import { oneAtATime } from '#core/one-at-a-time.ts'
import { callOfPosition, inkPerEther, poolFee } from './sample-position.ts'
import { uniswapAbi } from './uniswap-abi.ts'

const { ink, paper, wrappedEther, pair, swapRouter } = sampleWorld
const ether = 10n ** 18n

/** What an account gets: INK, PAPER, and a position of this much ether and the INK that belongs to it; each in smallest units. */
const gift = { ink: 25_000n * ether, paper: 10_000n * 10n ** 6n, ether: 5n * ether }

/** The part of its LP tokens that the sample account gives away: it never runs out. */
const lpPart = 20n

/** What is swapped there and back after a position was given, so that there are fees to collect. */
const swapped = 10n * ether

/**
 * Answers a function that gives an account of the local chain something to try every tool with: INK, PAPER, LP tokens of the pair, and
 * a position in the pool with fees to collect. Each account gets it once; asked again, nothing happens. One is served after the other.
 * Throws when the samples are not there.
 */
export function sampleGiver(rpc: ContractRpc): (account: Address) => Promise<void> {
  const inTurn = oneAtATime()
  return (account) => inTurn(() => giveOnce(rpc, account))
}

async function giveOnce(rpc: ContractRpc, to: Address): Promise<void> {
  if (await wasGiven(rpc, to)) return
  const account = await openSampleAccount(rpc)
  const send = (contract: Address, data: Hex, value?: bigint) => account.send({ to: contract, data, value })
  const transfer = (amount: bigint) =>
    encodeFunctionData({ abi: uniswapAbi, functionName: 'transfer', args: [to, amount] })
  const lp = await balanceOf(rpc, pair, sampleAccount)
  const position = { ink: gift.ether * inkPerEther, ether: gift.ether }

  await send(wrappedEther, encodeFunctionData({ abi: uniswapAbi, functionName: 'deposit' }), gift.ether + swapped)
  await send(localChain.uniswap.v3Positions, callOfPosition(to, position))
  await send(swapRouter, callOfSwap(wrappedEther, ink, swapped))
  await send(swapRouter, callOfSwap(ink, wrappedEther, swapped * inkPerEther))
  await send(pair, transfer(lp / lpPart))
  await send(paper, transfer(gift.paper))
  // Last, because it is what says that an account was served.
  await send(ink, transfer(gift.ink))
  await account.settle()
}

/** Whether the sample account has ever sent INK to this one. */
async function wasGiven(rpc: ContractRpc, to: Address): Promise<boolean> {
  const topics = [keccak256(stringToHex('Transfer(address,address,uint256)')), pad(sampleAccount), pad(to)]
  const found = await rpc('eth_getLogs', { address: ink, fromBlock: '0x0', toBlock: 'latest', topics })
  return (found as unknown[]).length > 0
}

async function balanceOf(rpc: ContractRpc, token: Address, holder: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: uniswapAbi, functionName: 'balanceOf', args: [holder] })
  return BigInt((await rpc('eth_call', { to: token, data }, 'latest')) as string)
}

function callOfSwap(tokenIn: Address, tokenOut: Address, amountIn: bigint): Hex {
  const swap = {
    tokenIn,
    tokenOut,
    fee: poolFee,
    recipient: sampleAccount,
    deadline: 2n ** 256n - 1n,
    amountIn,
    amountOutMinimum: 0n,
    sqrtPriceLimitX96: 0n,
  }
  return encodeFunctionData({ abi: uniswapAbi, functionName: 'exactInputSingle', args: [swap] })
}
