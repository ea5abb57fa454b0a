import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import { createEVM, type EVM, type EVMResult } from '@ethereumjs/evm'
import { Account, Address, bytesToHex, hexToBytes } from '@ethereumjs/util'
import { RememberedState } from './remembered-state.ts'

/** What one transaction may use. */
export const gasLimit = 30_000_000n

const visitor = new Address(hexToBytes('0x00000000000000000000000000000000000a77ac'))
const ether = 10n ** 18n
/** 1 January 2026, and a block every twelve seconds. */
const began = 1_767_225_600n

type Order = { to?: Address; data: string; value?: bigint; isStatic?: boolean }

/** A chain of its own, in memory, with the rules of the Cancun upgrade. */
export type Stage = {
  evm: EVM
  /** Sends a transaction of the visitor, in a block of its own. */
  send: (order: Order) => Promise<EVMResult>
  root: () => Promise<string>
}

/** Makes an empty chain on which the visitor has 1,000 ether. */
export async function makeStage(): Promise<Stage> {
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun })
  const stateManager = new RememberedState({ common })
  await stateManager.putAccount(visitor, new Account(0n, 1_000n * ether))
  const evm = await createEVM({ common, stateManager })
  let height = 0n

  async function send({ to, data, value = 0n, isStatic = false }: Order): Promise<EVMResult> {
    height += 1n
    const result = await evm.runCall({
      caller: visitor,
      to,
      data: hexToBytes(`0x${data}`),
      value,
      isStatic,
      gasLimit,
      block: blockAt(height),
    })
    // What only one transaction remembers: warm addresses and transient storage.
    await evm.journal.cleanup()
    evm.transientStorage.clear()
    stateManager.originalStorageCache.clear()
    return result
  }

  return { evm, send, root: async () => bytesToHex(await stateManager.getStateRoot()) }
}

const blockAt = (number: bigint) => ({
  header: {
    number,
    coinbase: new Address(new Uint8Array(20)),
    timestamp: began + number * 12n,
    difficulty: 0n,
    prevRandao: new Uint8Array(32),
    gasLimit,
    baseFeePerGas: undefined,
    getBlobGasPrice: () => undefined,
  },
})
