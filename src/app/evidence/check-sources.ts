import { hasHash } from '#chain/contracts/compare-code.ts'
import { contractCodes } from '#contracts/addresses.ts'
import { compileHere } from '#tools/token/generator/compile-artifact.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { Outcome, Run } from './outcome.ts'

type Kind = keyof typeof contractCodes
type Answer = { contracts?: Record<string, Record<string, { evm: { deployedBytecode: { object: string } } }>> }

const noCompiler: Outcome = {
  holds: 'unknown',
  words: 'This browser does not run the compiler. Run the check on a computer.',
}

/** Compiles the published source of every contract, and compares its code with the published hash. Rejects when a file does not arrive. */
export async function checkSources({ report, signal }: Run): Promise<Outcome> {
  const kinds = Object.keys(contractCodes) as Kind[]
  const files = await Promise.all(kinds.map((kind) => fetchBytes(`/contracts/${kind}.input.json`)))
  const inputs = files.map((bytes) => new TextDecoder().decode(bytes))
  report(0, kinds.length)
  const compiled = await compileHere(inputs, { signal, made: (count) => report(count, kinds.length) }).catch(() => [])
  if (compiled === 'away') throw new Error('The compiler did not arrive.')
  if (compiled.length === 0) return noCompiler
  const other = kinds.filter((kind, at) => !isPublished(kind, compiled[at]!))
  return other.length > 0
    ? { holds: 'no', words: `The published sources make other code: ${other.join(', ')}.` }
    : { holds: 'yes', words: `The sources of ${kinds.length} contracts, compiled here, make the published code.` }
}

/** Whether what the compiler answered has the published code of a contract. */
function isPublished(kind: Kind, answered: string): boolean {
  const { contracts } = JSON.parse(answered) as Answer
  const code = contracts?.[`contracts/${kind}.sol`]?.[kind]?.evm.deployedBytecode.object
  return code !== undefined && hasHash(contractCodes[kind], `0x${code}`)
}
