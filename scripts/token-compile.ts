import { createHash } from 'node:crypto'
import { keccak256, toBytes, type Abi } from 'viem'
import { compilerVersion, standardJson } from '#core/solidity/standard-json.ts'
import type { Span, TokenArtifact } from '#tools/token/generator/artifact.ts'
import { contractName, emitToken, type EmittedToken } from '#tools/token/generator/emit.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import { librarySource } from './token-library.ts'

type Compiled = {
  abi: Abi
  evm: {
    bytecode: { object: string }
    deployedBytecode: { object: string; immutableReferences: Record<string, { start: number; length: number }[]> }
  }
}

type Answer = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, Compiled>>
}

/** A hash of everything the code of a variant depends on. */
export function inputHashOf(token: EmittedToken): string {
  const input = JSON.stringify([compilerVersion, standardJson([token], librarySource)])
  return createHash('sha256').update(input).digest('hex')
}

/** Compiles these variants in one run of solc. Throws what solc says when one does not compile. */
export async function compileTokens(ids: readonly string[]): Promise<TokenArtifact[]> {
  const tokens = tokenVariants()
    .map(emitToken)
    .filter(({ id }) => ids.includes(id))
  return compileSources(tokens)
}

/** Compiles emitted sources in one run of solc. Throws what solc says when one does not compile. */
export async function compileSources(tokens: readonly EmittedToken[]): Promise<TokenArtifact[]> {
  const { default: solc } = await import('solc')
  if (!solc.version().startsWith(compilerVersion))
    throw new Error(`Expected solc ${compilerVersion}, found ${solc.version()}.`)
  const answer = JSON.parse(solc.compile(JSON.stringify(standardJson(tokens, librarySource)))) as Answer
  const faults = (answer.errors ?? []).filter(
    // OpenZeppelin has functions named `at`, about which solc speaks in every run.
    ({ severity, formattedMessage }) => severity === 'error' || !formattedMessage.includes('@openzeppelin'),
  )
  if (faults.length > 0) throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return tokens.map((token) => artifactOf(token, answer.contracts[token.path]![contractName]!))
}

function artifactOf(token: EmittedToken, { abi, evm }: Compiled): TokenArtifact {
  const [creation, runtime] = [evm.bytecode.object, evm.deployedBytecode.object]
  const start = creation.indexOf(runtime)
  if (start < 0 || start % 2 || creation.indexOf(runtime, start + 1) >= 0)
    throw new Error(`The code of ${token.id} does not stand once in what creates it.`)
  return {
    id: token.id,
    sourceHash: keccak256(toBytes(token.source)),
    inputHash: inputHashOf(token),
    creationCode: `0x${creation}`,
    runtime: [start / 2, runtime.length / 2],
    immutables: Object.values(evm.deployedBytecode.immutableReferences)
      .flat()
      .map(({ start: from, length }): Span => [from, length])
      .toSorted(([one], [other]) => one - other),
    abi,
    powers: token.powers,
  }
}
