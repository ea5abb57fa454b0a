import { encodeDeployData, encodeFunctionData, getAddress, parseAbi, type Address, type Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { addressOfCode, callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import { sampleAccount, sampleWorld } from '#chain/contracts/sample-world.ts'
import { unsellableCoinAbi, unsellableCoinCode } from '#contracts/samples/unsellable-coin.ts'

/** The ether in the pool of the sample, in wei, and the tokens beside it. */
const pooled = { ether: 10n * 10n ** 18n, tokens: 10n ** 25n }

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function deposit() payable',
  'function createPair(address a, address b)',
  'function getPair(address a, address b) view returns (address)',
  'function totalSupply() view returns (uint256)',
  'function mint(address to)',
])

/** The sample that cannot be sold: what creates it, and where that puts it. */
export function unsellableCoin(): { creationCode: Hex; address: Address } {
  const creationCode = encodeDeployData({ abi: unsellableCoinAbi, bytecode: unsellableCoinCode, args: [sampleAccount] })
  return { creationCode, address: addressOfCode(creationCode) }
}

/** Puts the sample that cannot be sold onto the local chain, with a pool; what is there stays. The chain has Uniswap by then. */
export async function seedUnsellable(rpc: ContractRpc): Promise<void> {
  const { address: token, creationCode } = unsellableCoin()
  const { wrappedEther } = sampleWorld
  const { v2Factory } = localChain.uniswap
  const read = async (to: Address, functionName: string, args: readonly unknown[] = []) =>
    (await rpc('eth_call', { to, data: encodeFunctionData({ abi, functionName, args } as never) }, 'latest')) as Hex
  const pairOf = async () => getAddress(`0x${(await read(v2Factory, 'getPair', [token, wrappedEther])).slice(26)}`)
  const account = await openSampleAccount(rpc)
  const send = (to: Address, functionName: string, args: readonly unknown[] = [], value = 0n) =>
    account.send({ to, value, data: encodeFunctionData({ abi, functionName, args } as never) })

  if ((await rpc('eth_getCode', token, 'latest')) === '0x') {
    await account.send({ to: create2Deployer, data: callOfDeployer(creationCode) })
    await account.settle()
  }
  if (/^0x0+$/.test(await pairOf())) {
    await send(v2Factory, 'createPair', [token, wrappedEther])
    await account.settle()
  }
  const pair = await pairOf()
  if (BigInt(await read(pair, 'totalSupply')) > 0n) return
  await send(wrappedEther, 'deposit', [], pooled.ether)
  await send(wrappedEther, 'transfer', [pair, pooled.ether])
  await send(token, 'transfer', [pair, pooled.tokens])
  await send(pair, 'mint', [sampleAccount])
  await account.settle()
}
