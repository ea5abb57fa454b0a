import type { Hex } from 'viem'
import { isRuntime } from './compare-code.ts'
import { plannedContracts } from './planned-codes.ts'
import type { PlannedContract } from './planned-contracts.ts'
import { plannedRuntimes } from './planned-runtimes.ts'

/** Asks a node one question, as JSON-RPC. */
export type ContractRpc = (method: string, ...params: unknown[]) => Promise<unknown>

/** A planned contract, and what is at its address: nothing, the right code, or other code. */
export type FoundContract = PlannedContract & { found: 'nothing' | 'itself' | 'other code' }

/** Looks at the address of every contract that is deployed once on a chain. */
export async function findContracts(rpc: ContractRpc): Promise<FoundContract[]> {
  const found: FoundContract[] = []
  for (const contract of plannedContracts) {
    const code = (await rpc('eth_getCode', contract.address, 'latest')) as Hex
    found.push({ ...contract, found: whatStands(contract, code) })
  }
  return found
}

function whatStands({ kind }: PlannedContract, code: Hex): FoundContract['found'] {
  if (code === '0x') return 'nothing'
  return isRuntime(plannedRuntimes[kind], code) ? 'itself' : 'other code'
}
