import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FoundContract } from '#chain/contracts/find-contracts.server.ts'
import { writeDurably } from '#core/process/durable-file.server.ts'

const folder = join(import.meta.dirname, '../../../contracts/descriptors')

type Deployment = { chainId: number; address: string }
type Descriptor = { context: { $id: string; contract?: Deployed; eip712?: Deployed } }
type Deployed = { deployments: Deployment[] }

/**
 * Adds the addresses of contracts on a chain to the descriptors that wallets read, for those that are there as compiled; what is written
 * down of other chains stays. Answers the names of the files that changed.
 */
export async function addDeployments(
  chainId: number,
  contracts: readonly (Pick<FoundContract, 'address' | 'found'> & { kind: string })[],
  at = folder,
): Promise<string[]> {
  const changed: string[] = []
  for (const file of (await readdir(at)).toSorted()) {
    const before = await readFile(join(at, file), 'utf8')
    const descriptor = JSON.parse(before) as Descriptor
    const { $id, contract, eip712 } = descriptor.context
    const found = contracts.find(({ kind, found: state }) => $id.split(' ')[0] === kind && state === 'itself')
    const deployed = contract ?? eip712
    if (!found || !deployed) continue
    const others = deployed.deployments.filter((each) => each.chainId !== chainId)
    deployed.deployments = [...others, { chainId, address: found.address }].toSorted((a, b) => a.chainId - b.chainId)
    const after = `${JSON.stringify(descriptor, undefined, 2)}\n`
    if (JSON.stringify(JSON.parse(before)) === JSON.stringify(descriptor)) continue
    await writeDurably(join(at, file), after, { mode: 0o644 })
    changed.push(file)
  }
  return changed
}
