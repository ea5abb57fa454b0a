import { setTimeout as sleep } from 'node:timers/promises'
import { numberToHex, type Address, type Hex } from 'viem'
import type { ContractRpc } from './find-contracts.server.ts'
import { sampleAccount } from './sample-world.ts'

/** One transaction of the sample account. `value` is in wei. */
export type SampleCall = { to: Address; data?: Hex; value?: bigint }

/** The account that owns the samples of the local chain. It has no key: only the chain's own node can speak for it. */
export type SampleAccount = {
  /** Sends a transaction, after those before. It is mined when `settle` answers. Others may send for the same account meanwhile. */
  send(call: SampleCall): Promise<void>
  /** Waits until everything sent is mined. Throws when one was reverted. */
  settle(): Promise<void>
}

/** More than anything here costs, in gas; asking for an estimate each time would double the time. */
const gas = '0xe4e1c0'

/** In wei for a unit of gas, and always the same: at a higher price, a transaction would take the place of one with the same nonce. */
const price = { maxFeePerGas: numberToHex(10n ** 12n), maxPriorityFeePerGas: numberToHex(10n ** 9n) }

/** Milliseconds until everything sent has to be mined. */
const timeoutMs = 10_000

/** Opens the sample account of the local chain, with ether enough for everything it does. */
export async function openSampleAccount(rpc: ContractRpc): Promise<SampleAccount> {
  await rpc('anvil_impersonateAccount', sampleAccount)
  await rpc('anvil_setBalance', sampleAccount, numberToHex(10n ** 25n))
  let sent: Hex[] = []
  return {
    async send({ to, data, value = 0n }) {
      const transaction = { from: sampleAccount, to, data, value: numberToHex(value), gas, ...price }
      sent.push(await sendNext(rpc, transaction))
    },
    async settle() {
      const waiting = sent
      sent = []
      for (const hash of waiting) await mined(rpc, hash)
    },
  }
}

/** What a node says to the later of two transactions that it gave the same nonce: nothing of it was taken. */
const takenNonce = /replacement transaction underpriced|nonce too low|already (?:imported|known)/i

/** Sends a transaction with the nonce that is next, and again with the one after it where another was quicker. */
async function sendNext(rpc: ContractRpc, transaction: object): Promise<Hex> {
  for (const end = Date.now() + timeoutMs; ; await sleep(5)) {
    try {
      return (await rpc('eth_sendTransaction', transaction)) as Hex
    } catch (error) {
      if (!takenNonce.test(String(error)) || Date.now() > end) throw error
    }
  }
}

async function mined(rpc: ContractRpc, hash: Hex): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(5)) {
    const receipt = (await rpc('eth_getTransactionReceipt', hash)) as { status: string } | null
    if (receipt?.status === '0x1') return
    if (receipt) throw new Error(`The transaction ${hash} of the sample account was reverted.`)
  }
  throw new Error(`The transaction ${hash} of the sample account is not mined.`)
}
