import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { compileHere } from '#tools/token/generator/compile-artifact.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { fetchArtifact, fetchLibrary } from '#tools/token/generator/fetch-compiled.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'

type Output = { contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }

/**
 * Compiles the token in this browser, with the compiler as npm has it, and compares. Answers a sentence that says whether the bytes
 * are those that the page sends; rejects when `signal` ends it. Nothing of the compiler is loaded before.
 */
export async function recompile(token: EmittedToken, options: TokenOptions, signal: AbortSignal): Promise<string> {
  const [library, fetched] = await Promise.all([fetchLibrary(), fetchArtifact(options)])
  signal.throwIfAborted()
  if (!library) return unreachable
  if ('problem' in fetched) return fetched.problem
  const input = JSON.stringify(tokenInput([token], (path) => library[path]!.content))
  const compiled = await compileHere([input], { signal })
  if (compiled === 'away') return unreachable
  const { contracts } = JSON.parse(compiled[0]!) as Output
  const bytes = contracts?.[token.path]?.[token.contract]?.evm.bytecode.object
  if (!bytes) return 'The compiler made nothing of it. Save the standard JSON, and compile that.'
  return `0x${bytes}` === fetched.artifact.creationCode
    ? `The same ${bytes.length / 2} bytes, compiled here from the source above.`
    : 'Other bytes than those of this page came out. Do not launch, and tell us.'
}
