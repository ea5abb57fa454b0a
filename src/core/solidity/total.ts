import type { AuditScope } from '#core/offer/estimate.ts'
import type { Counted } from './count-lines.ts'
import type { Definition } from './definitions.ts'
import type { Noticed } from './notice.ts'

/** One source that was counted, as far as a total needs it. */
export type CountedSource = Omit<Counted, 'definitions'> & {
  definitions: readonly Pick<Definition, 'kind' | 'name' | 'bases'>[]
}

/** What all counted files come to together. */
export type Total = Omit<AuditScope, 'ready'> &
  Omit<Noticed, 'externalCalls'> & {
    files: number
    contracts: number
    /** How many contracts the longest line of inheritance has, the lowest included. */
    depth: number
  }

/** Adds up files. Bases that are interfaces do not count: they bring no code to read. */
export function totalOf(files: readonly CountedSource[]): Total {
  const sum = (of: (file: CountedSource) => number) => files.reduce((total, file) => total + of(file), 0)
  const definitions = files.flatMap((file) => file.definitions)
  const interfaces = new Set(definitions.filter(({ kind }) => kind === 'interface').map(({ name }) => name))
  const contracts = definitions.filter(({ kind }) => kind !== 'interface')
  const bases = new Map<string, string[]>()
  for (const contract of contracts)
    bases.set(contract.name, [
      ...(bases.get(contract.name) ?? []),
      ...contract.bases.filter((base) => !interfaces.has(base) && !/^I\p{Lu}/u.test(base)),
    ])
  return {
    files: files.length,
    contracts: contracts.length,
    lines: sum(({ lines }) => lines),
    interfaceLines: sum(({ interfaceLines }) => interfaceLines),
    externalCalls: sum(({ noticed }) => noticed.externalCalls),
    lowLevelCalls: sum(({ noticed }) => noticed.lowLevelCalls),
    delegateCalls: sum(({ noticed }) => noticed.delegateCalls),
    valueTransfers: sum(({ noticed }) => noticed.valueTransfers),
    payableFunctions: sum(({ noticed }) => noticed.payableFunctions),
    assemblyBlocks: sum(({ noticed }) => noticed.assemblyBlocks),
    uncheckedBlocks: sum(({ noticed }) => noticed.uncheckedBlocks),
    pragmas: [...new Set(files.flatMap(({ noticed }) => noticed.pragmas))],
    inheritance: new Set([...bases.values()].flat()).size,
    depth: deepest(bases),
  }
}

function deepest(bases: ReadonlyMap<string, readonly string[]>): number {
  const known = new Map<string, number>()
  const depthOf = (name: string): number => {
    const depth = known.get(name)
    if (depth !== undefined) return depth
    // A cycle is not inheritance: a contract that is met again on the way up counts once.
    known.set(name, 1)
    const found = 1 + Math.max(0, ...(bases.get(name) ?? []).map(depthOf))
    known.set(name, found)
    return found
  }
  return Math.max(0, ...[...bases.keys()].map(depthOf))
}
