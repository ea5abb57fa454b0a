import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keccak256, type Hex } from 'viem'
import { planContracts, plannedKinds, type PlannedKind } from '#chain/contracts/planned-contracts.ts'
import { compiler, publishedKinds, sourceHash, standardInput } from '#chain/deployment/contract-sources.server.ts'

/**
 * `npm run artifacts`: compiles contracts/<Kind>.sol with the solc of npm and writes contracts/artifacts/<kind>.ts: its typed ABI, its
 * creation code and its runtime code; and contracts/artifacts/addresses.ts: where those that stand once on a chain stand. The files are
 * committed, so that neither the site nor the types wait for a compiler.
 */
const root = join(import.meta.dirname, '..')

interface Compiled {
  abi: unknown[]
  evm: {
    bytecode: { object: string }
    deployedBytecode: { object: string; immutableReferences: Record<string, { start: number; length: number }[]> }
  }
}

interface Answer {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, Compiled>>
}

/** The file name of a kind: `CodeMint721` becomes `code-mint-721`, `samples/Coin` becomes `samples/coin`. */
const fileName = (kind: string) =>
  kind
    .replace(/([a-z])(?=[A-Z\d])/g, '$1-')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase()

const nameOf = (kind: string) => kind.split('/').at(-1)!

/** The text of an artefact. The code is apart from the interface, so that a page which only calls does not load it. */
const artifact = (kind: string, { abi, evm }: Compiled) => {
  const title = nameOf(kind)
  const name = title[0]!.toLowerCase() + title.slice(1)
  const immutables = Object.values(evm.deployedBytecode.immutableReferences).flat()
  return `// Written by scripts/contracts.ts from contracts/${kind}.sol. \`npm run artifacts\` writes it again.

/** What ${title} can be asked and says. */
export const ${name}Abi = ${JSON.stringify(abi, undefined, 2)} as const

/** The code that creates a ${title}; constructor arguments are appended. */
export const ${name}Code = '0x${evm.bytecode.object}'

/** The code a ${title} has on a chain. The bytes in \`immutables\` are zero here and written by the constructor. */
export const ${name}Runtime = {
  code: '0x${evm.deployedBytecode.object}',
  immutables: ${JSON.stringify(immutables)},
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const ${name}Source = { compiler: '${compiler}', hash: '${sourceHash(root, kind)}' } as const
`
}

/** The text of the addresses. Code that only needs to know where a contract is loads no bytecode. */
const addresses = (codes: Record<PlannedKind, Hex>, runtimes: Readonly<Record<string, Compiled>>) => {
  const lines = planContracts(codes).map(({ kind, address }) => `  ${kind}: '${address}',`)
  const hashes = Object.entries(runtimes).map(([kind, { evm }]) => {
    const { object, immutableReferences } = evm.deployedBytecode
    const immutables = JSON.stringify(Object.values(immutableReferences).flat())
    return `  ${kind}: { bytes: ${object.length / 2}, hash: '${keccak256(`0x${object}`)}', immutables: ${immutables} },`
  })
  return `// Written by scripts/contracts.ts. \`npm run artifacts\` writes it again.

/** Where each contract that stands once on a chain stands, on every chain on which it was deployed. Checksummed. */
export const contractAddresses = {
${lines.join('\n')}
} as const

/**
 * The code each contract has on a chain, as eth_getCode answers it: its length and keccak256 with zeros where the constructor writes,
 * and where that is, in bytes.
 */
export const contractCodes = {
${hashes.join('\n')}
} as const
`
}

const { default: solc } = await import('solc')
if (!solc.version().startsWith(compiler)) throw new Error(`Expected solc ${compiler}, found ${solc.version()}.`)
/** What only the chain that comes with the product has. */
const samples = ['samples/WrappedEther', 'samples/OddPieces', 'samples/UnsellableCoin', 'samples/PasskeyAccounts']
/** What is put at an address within a simulation and is on no chain. */
const probes = ['check/TradeProbe']
const kinds = [...publishedKinds(root), ...samples, ...probes]
const answer = JSON.parse(solc.compile(JSON.stringify(standardInput(root, kinds)))) as Answer
const faults = (answer.errors ?? []).filter(({ severity }) => severity === 'error')
if (faults.length) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'))

const folder = join(root, 'contracts/artifacts')
for (const kind of kinds) await mkdir(dirname(join(folder, fileName(kind))), { recursive: true })
const codes: Record<string, Hex> = {}
const runtimes: Record<string, Compiled> = {}
const published = publishedKinds(root)
for (const kind of kinds) {
  const compiled = answer.contracts[`contracts/${kind}.sol`]?.[nameOf(kind)]
  if (!compiled?.evm.bytecode.object) throw new Error(`contracts/${kind}.sol holds no contract ${kind}.`)
  await writeFile(join(folder, `${fileName(kind)}.ts`), artifact(kind, compiled))
  codes[kind] = `0x${compiled.evm.bytecode.object}`
  if (published.includes(kind)) runtimes[kind] = compiled
}
const missing = plannedKinds.filter((kind) => !codes[kind])
if (missing.length) throw new Error(`There is no contract ${missing.join(', ')}.`)
await writeFile(join(folder, 'addresses.ts'), addresses(codes as Record<PlannedKind, Hex>, runtimes))
console.log(`Wrote ${kinds.length} artefacts to contracts/artifacts/`)
