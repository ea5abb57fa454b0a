import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import solc from 'solc'
import { encodeDeployData, encodeFunctionData, getAddress, parseAbi, type Abi, type Address, type Hex } from 'viem'
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
])

function compile(): Compiled {
  const input = standardInput(join(import.meta.dirname, '..'), ['testing/TrapTokens'])
  const answer = JSON.parse(solc.compile(JSON.stringify(input))) as { contracts: Record<string, Compiled> }
  return answer.contracts['contracts/testing/TrapTokens.sol']!
}

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

  /** Puts 10 million of a token and 10 wrapped ether into a pair of Uniswap V2. */
  async function pool(token: Address): Promise<Address> {
    const { wrappedEther } = sampleWorld
    const factory = localChain.uniswap.v2Factory
    await call(factory, 'createPair', [token, wrappedEther])
    const data = encodeFunctionData({ abi, functionName: 'getPair', args: [token, wrappedEther] })
    const pair = getAddress(`0x${((await ask('eth_call', { to: factory, data }, 'latest')) as Hex).slice(26)}`)
    await call(wrappedEther, 'deposit', [], 10n ** 19n)
    await call(wrappedEther, 'transfer', [pair, 10n ** 19n])
    await call(token, 'transfer', [pair, 10n ** 25n])
    await call(pair, 'mint', [from])
    return pair
  }
  return {
    send,
    make,
    pool,
    makePooled: async (name: string) => {
      const token = await make(name)
      await pool(token)
      return token
    },
  }
}
