import { encodeFunctionData, maxUint256, type Address, type Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import type { SampleAccount } from '#chain/contracts/sample-account.server.ts'
import { sampleAccount, sampleWorld } from '#chain/contracts/sample-world.ts'
import { callOfPool, callOfPosition, inkPerEther } from './sample-position.ts'
import { uniswapAbi } from './uniswap-abi.ts'

const { ink, wrappedEther, pair, pool, swapRouter } = sampleWorld
const { v2Factory, v3Positions } = localChain.uniswap

/** The ether in each pool, in wei, and the INK beside it. */
const pooledEther = 1_000n * 10n ** 18n
const pooledInk = pooledEther * inkPerEther

const transfer = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: uniswapAbi, functionName: 'transfer', args: [to, amount] })
const allow = (spender: Address) =>
  encodeFunctionData({ abi: uniswapAbi, functionName: 'approve', args: [spender, maxUint256] })

/** Makes the two pools of INK and fills them, where they are not filled. What is begun here and not ended is ended by the next call. */
export async function seedPools(rpc: ContractRpc, account: SampleAccount): Promise<void> {
  const there = async (address: Address) => (await rpc('eth_getCode', address, 'latest')) !== '0x'
  const holds = async (token: Address, holder: Address) => {
    const data = encodeFunctionData({ abi: uniswapAbi, functionName: 'balanceOf', args: [holder] })
    return BigInt((await rpc('eth_call', { to: token, data }, 'latest')) as string) > 0n
  }
  const send = (to: Address, data: Hex) => account.send({ to, data })

  const pairFilled = (await there(pair)) && (await holds(pair, sampleAccount))
  const poolFilled = (await there(pool)) && (await holds(ink, pool))
  if (pairFilled && poolFilled) return
  const deposit = encodeFunctionData({ abi: uniswapAbi, functionName: 'deposit' })
  await account.send({ to: wrappedEther, data: deposit, value: 3n * pooledEther })
  if (!pairFilled) {
    if (!(await there(pair)))
      await send(
        v2Factory,
        encodeFunctionData({ abi: uniswapAbi, functionName: 'createPair', args: [ink, wrappedEther] }),
      )
    await send(ink, transfer(pair, pooledInk))
    await send(wrappedEther, transfer(pair, pooledEther))
    await send(pair, encodeFunctionData({ abi: uniswapAbi, functionName: 'mint', args: [sampleAccount] }))
  }
  if (!poolFilled) {
    for (const token of [ink, wrappedEther])
      for (const spender of [v3Positions, swapRouter]) await send(token, allow(spender))
    await send(v3Positions, callOfPool())
    await send(v3Positions, callOfPosition(sampleAccount, { ink: pooledInk, ether: pooledEther }))
  }
  await account.settle()
}
