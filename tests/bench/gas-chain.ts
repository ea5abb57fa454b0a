import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { encodeDeployData, encodeFunctionData, type Abi, type Hex } from 'viem'
import { testChain } from '#chain/anvil/test-chain.server.ts'

/** Something that was compiled, by us or by those who published it. */
export interface Compiled {
  abi: Abi
  code: Hex
}

/** Something that stands on the chain of the comparison. */
export interface Deployed {
  abi: Abi
  address: Hex
  gas: number
}

const here = join(import.meta.dirname, '../gas-peers')
const root = join(here, '../..')

/** The text of a file in the packages of the product, or else in those of this comparison. */
export function packageFile(path: string): string {
  try {
    return readFileSync(join(root, 'node_modules', path), 'utf8')
  } catch {
    return readFileSync(join(here, 'node_modules', path), 'utf8')
  }
}

/** Compiles files beside this one with the settings of our own contracts: each contract by its name. */
export function compile(files: string[]): (name: string) => Compiled {
  const sources = Object.fromEntries(files.map((file) => [file, { content: readFileSync(join(here, file), 'utf8') }]))
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const answer = JSON.parse(
    solc.compile(JSON.stringify(input), { import: (path: string) => ({ contents: packageFile(path) }) }),
  ) as {
    errors?: { severity: string; formattedMessage: string }[]
    contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
  }
  const faults = answer.errors?.filter(({ severity }) => severity === 'error') ?? []
  if (faults.length) throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return (name) => {
    const found = Object.values(answer.contracts).find((contracts) => contracts[name])?.[name]
    if (!found) throw new Error(`${files.join(', ')} hold no ${name}.`)
    return { abi: found.abi, code: `0x${found.evm.bytecode.object}` }
  }
}

/** A chain of its own, with calls that answer what they cost as whole transactions. */
export async function benchChain() {
  const chain = await testChain()
  const accounts = (await chain.ask('eth_accounts')) as Hex[]
  const gasPrice = '0x77359400'

  const send = async (transaction: { from?: Hex | undefined; to?: Hex; data: Hex }) => {
    const hash = await chain.ask('eth_sendTransaction', {
      from: accounts[0],
      gas: '0x1c9c380',
      gasPrice,
      ...transaction,
    })
    let receipt = null as Record<string, Hex> | null
    // The block is made as soon as it is asked for, which is not yet.
    while (!receipt) receipt = (await chain.ask('eth_getTransactionReceipt', hash)) as typeof receipt
    if (receipt.status !== '0x1')
      throw new Error(`Refused: ${transaction.to ?? 'a creation'}, ${transaction.data.slice(0, 10)}`)
    return { gas: Number(receipt.gasUsed), address: receipt.contractAddress! }
  }

  return {
    accounts,
    stop: chain.stop,
    deploy: async ({ abi, code }: Compiled, args: unknown[] = []): Promise<Deployed> => {
      const made = await send({ data: encodeDeployData({ abi, bytecode: code, args }) })
      return { abi, ...made }
    },
    call: async (to: Deployed, functionName: string, args: unknown[], from = accounts[0]): Promise<number> =>
      (await send({ from, to: to.address, data: encodeFunctionData({ abi: to.abi, functionName, args }) })).gas,
    waitUntil: async (time: number) => {
      await chain.ask('evm_setNextBlockTimestamp', time)
      await chain.ask('evm_mine')
    },
  }
}
