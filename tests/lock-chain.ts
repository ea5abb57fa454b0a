import { join } from 'node:path'
import solc from 'solc'
import { encodeDeployData, encodeFunctionData, type Abi, type Address, type Hex } from 'viem'
import { testChain } from '#chain/anvil/test-chain.server.ts'
import { create2Deployer, callOfDeployer } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { sourcesOf } from '#chain/deployment/contract-sources.server.ts'

type Compiled = Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>

/** The odd tokens of the contracts' own tests, by their names. */
function compiledTokens(): Compiled {
  const entries = ['OddTokens', 'PowerfulCoins', 'PermitTokens', 'StandInPermit2', 'VotingCoins'].map(
    (name) => `contracts/testing/${name}.sol`,
  )
  const input = {
    language: 'Solidity',
    sources: sourcesOf(join(import.meta.dirname, '..'), entries),
    settings: {
      evmVersion: 'cancun',
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as { contracts: Record<string, Compiled> }
  return Object.assign({}, ...entries.map((entry) => contracts[entry]!)) as Compiled
}

type Receipt = { status: Hex; contractAddress: Address; logs: { topics: Hex[] }[] }

/** A chain with the contracts that lock, at the addresses they have everywhere, and what makes tokens on it. */
export async function lockChain(options: { chainId?: number } = {}) {
  const chain = await testChain(options)
  const ask = (method: string, params: readonly unknown[]) => chain.ask(method, ...params)
  const accounts = (await ask('eth_accounts', [])) as Address[]
  const [first] = accounts as [Address]
  let compiled: Compiled | undefined

  /** Sends as one of the accounts, and answers the receipt. Rejects when it was reverted. */
  async function send(call: { from?: Address; to?: Address; data: Hex }) {
    const hash = await ask('eth_sendTransaction', [{ from: first, gas: '0xf00000', ...call }])
    let receipt: Receipt | null = null
    while (!receipt) receipt = (await ask('eth_getTransactionReceipt', [hash])) as Receipt | null
    if (receipt.status !== '0x1') throw new Error('The transaction was reverted.')
    return receipt
  }

  for (const { creationCode } of plannedContracts)
    await send({ to: create2Deployer, data: callOfDeployer(creationCode) })

  /** Makes one of the odd tokens. Answers its address, and what sends a call of its ABI. */
  async function make(name: string, args: readonly unknown[] = []) {
    compiled ??= compiledTokens()
    const { abi, evm } = compiled[name]!
    const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args } as never)
    const { contractAddress: address } = await send({ data })
    const tell = (functionName: string, given: readonly unknown[], from = first) =>
      send({ from, to: address, data: encodeFunctionData({ abi, functionName, args: given } as never) })
    return { address, tell }
  }
  return { ...chain, ask, accounts, send, make }
}
