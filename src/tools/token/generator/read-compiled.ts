import type { Abi } from 'viem'
import { keccak256, toBytes } from 'viem/utils'
import type { Span, TokenArtifact } from './artifact.ts'
import type { EmittedToken } from './emit.ts'

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

/** What solc made of emitted sources. Throws what it says when one does not compile. */
export function readCompiled(answered: string, tokens: readonly EmittedToken[]): TokenArtifact[] {
  const answer = JSON.parse(answered) as Answer
  const faults = (answer.errors ?? []).filter(
    // OpenZeppelin has functions named `at`, about which solc speaks in every run.
    ({ severity, formattedMessage }) => severity === 'error' || !formattedMessage.includes('@openzeppelin'),
  )
  if (faults.length > 0) throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return tokens.map((token) => artifactOf(token, answer.contracts[token.path]![token.contract]!))
}

function artifactOf(token: EmittedToken, { abi, evm }: Compiled): TokenArtifact {
  const [creation, runtime] = [evm.bytecode.object, evm.deployedBytecode.object]
  const start = creation.indexOf(runtime)
  if (start < 0 || start % 2 || creation.indexOf(runtime, start + 1) >= 0)
    throw new Error(`The code of ${token.id} does not stand once in what creates it.`)
  return {
    id: token.id,
    sourceHash: keccak256(toBytes(token.source)),
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
