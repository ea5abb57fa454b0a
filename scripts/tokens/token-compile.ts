import { createHash } from 'node:crypto'
import { compilerVersion } from '#core/solidity/standard-json.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { emitToken, type EmittedToken } from '#tools/token/generator/emit.ts'
import { readCompiled } from '#tools/token/generator/read-compiled.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { librarySource } from './token-library.ts'

/** A hash of everything the code of a variant depends on. */
export function inputHashOf(token: EmittedToken): string {
  const input = JSON.stringify([compilerVersion, tokenInput([token], librarySource)])
  return createHash('sha256').update(input).digest('hex')
}

/** Compiles these variants in one run of solc. Throws what solc says when one does not compile. */
export async function compileTokens(ids: readonly string[]): Promise<TokenArtifact[]> {
  return compileSources(ids.map((id) => emitToken(optionsNamed(id)!)))
}

/** Compiles emitted sources in one run of solc. Throws what solc says when one does not compile. */
export async function compileSources(tokens: readonly EmittedToken[]): Promise<TokenArtifact[]> {
  const { default: solc } = await import('solc')
  if (!solc.version().startsWith(compilerVersion))
    throw new Error(`Expected solc ${compilerVersion}, found ${solc.version()}.`)
  const files = tokens.map((token) => ({ ...token, path: `${token.id}.sol` }))
  const answered = solc.compile(JSON.stringify(tokenInput(files, librarySource)))
  const inputs = new Map(tokens.map((token) => [token.id, inputHashOf(token)]))
  return readCompiled(answered, files).map(({ id, sourceHash, ...rest }) => ({
    id,
    sourceHash,
    inputHash: inputs.get(id)!,
    ...rest,
  }))
}
