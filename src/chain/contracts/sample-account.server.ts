import { setTimeout as sleep } from 'node:timers/promises'
import type { Address, Hex } from 'viem'
import type { ContractRpc } from './find-contracts.server.ts'
import { sampleAccount } from './sample-world.ts'

/** One transaction of the sample account. `value` is in wei. */
export type SampleCall = { to: Address; data?: Hex; value?: bigint }

/** The account that owns the samples of the local chain. It has no key: only the chain's own node can speak for it. */
export type SampleAccount = {
  /** Sends a transaction, after those before. It is mined when `settle` answers. */
  send(call: SampleCall): Promise<void>
  /** Waits until everything sent is mined. Throws when one was reverted. */
  settle(): Promise<void>
}

/** More than anything here costs, in gas; asking for an estimate each time would double the time. */
const gas = '0xe4e1c0'

/** Milliseconds until everything sent has to be mined. */
const timeoutMs = 10_000

/** Opens the sample account of the local chain, with ether enough for everything it does. */
export async function openSampleAccount(rpc: ContractRpc): Promise<SampleAccount> {
  await rpc('anvil_impersonateAccount', sampleAccount)
  await rpc('anvil_setBalance', sampleAccount, `0x${(10n ** 25n).toString(16)}`)
  let sent: Hex[] = []
  return {
    async send({ to, data, value = 0n }) {
      const transaction = { from: sampleAccount, to, data, value: `0x${value.toString(16)}`, gas }
      sent.push((await rpc('eth_sendTransaction', transaction)) as Hex)
    },
    async settle() {
      const waiting = sent
      sent = []
      for (const hash of waiting) await mined(rpc, hash)
    },
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
