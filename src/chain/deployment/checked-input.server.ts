import { join } from 'node:path'
import { CommandError } from '#core/process/command.server.ts'
import { compiledSources } from './compiled-sources.ts'
import { sourceHash, standardInput } from './contract-sources.server.ts'

const repository = join(import.meta.dirname, '../../..')

/** What a verifier is given for a contract: the compiler, its input, and which contract of it is meant. */
export type VerifierInput = { compiler: string; input: object; identifier: string }

/** The input a kind was compiled from, for instance `TokenLocker`. Throws `CommandError` when the sources are missing or others by now. */
export function checkedInput(kind: string): VerifierInput {
  const compiled = compiledSources[kind]
  if (!compiled)
    throw new CommandError(`There is no contract ${kind}. Say one of ${Object.keys(compiledSources).join(', ')}.`)
  let hash: string | undefined
  try {
    hash = sourceHash(repository, kind)
  } catch {
    throw new CommandError(`The sources of ${kind} are not all here. Run npm ci, which installs the library they use.`)
  }
  if (hash !== compiled.hash)
    throw new CommandError(`The sources of ${kind} are not those its code was compiled from. Run npm run artifacts.`)
  const input = standardInput(repository, [kind])
  return { compiler: compiled.compiler, input, identifier: `contracts/${kind}.sol:${kind}` }
}
