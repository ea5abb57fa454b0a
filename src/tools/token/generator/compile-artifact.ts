import { pageRpc } from '#chain/read/page-rpc.ts'
import { inWorker } from '#core/browser/in-worker.ts'
import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { keepCompiled } from './compiled-here.ts'
import { compilerIntegrity } from './compiled-names.ts'
import { emitToken } from './emit.ts'
import { compilerPath, fetchLibrary, type Fetched } from './fetch-compiled.ts'
import { readCompiled } from './read-compiled.ts'
import { runTrials, trialsInput } from './run-trials.ts'
import { tokenInput } from './token-input.ts'

/** What is going on: the compiler is loaded, it compiles, the bytes are tried on the chain. */
export type CompileStep = 'load' | 'compile' | 'test'

/** What to do where the compiler does not run. */
const noCompiler =
  'This browser does not run the compiler. Open the draft’s link on a computer, or choose fewer options: most pairs are compiled already.'

const running = new Map<string, Promise<Fetched>>()

/**
 * Compiles a variant in this browser and tries its bytes on the chain; only one that passes everything is answered, and kept. It never
 * rejects. A variant that is being compiled already is waited for.
 */
export function compileArtifact(options: TokenOptions, tell?: (step: CompileStep) => void): Promise<Fetched> {
  const { id } = emitToken(options)
  const begun =
    running.get(id) ??
    compileAndTry(options, tell)
      .catch((): Fetched => ({ problem: 'The compiler made nothing of it. Save the standard JSON, and compile that.' }))
      .finally(() => running.delete(id))
  running.set(id, begun)
  return begun
}

async function compileAndTry(options: TokenOptions, tell?: (step: CompileStep) => void): Promise<Fetched> {
  tell?.('load')
  const library = await fetchLibrary()
  if (!library) return { problem: unreachable }
  const token = emitToken(options)
  const input = JSON.stringify(tokenInput([token], (path) => library[path]!.content))
  const compiled = await compileHere([input, trialsInput(options)], { began: () => tell?.('compile') }).catch(
    () => undefined,
  )
  if (!compiled) return { problem: noCompiler }
  if (compiled === 'away') return { problem: unreachable }
  const [artifact] = readCompiled(compiled[0]!, [token])
  tell?.('test')
  const failed = await runTrials(pageRpc(), { options, artifact: artifact!, compiled: compiled[1]! }).catch(
    () => undefined,
  )
  if (!failed) return { problem: 'The chain does not answer, so the tests did not run. Try again in a minute.' }
  if (failed.length > 0)
    return { problem: `These bytes failed a test: ${failed.join(' ')} They cannot be launched. Tell us.` }
  keepCompiled(artifact!)
  return { artifact: artifact! }
}

type Compiling = {
  signal?: AbortSignal
  /** Hears that the compiler is here. */
  began?: () => void
  /** Hears how many inputs are compiled. */
  made?: (count: number) => void
}

/**
 * What the compiler of npm makes of some inputs, in a worker of this browser, in their order; `away` when it cannot be fetched.
 * Rejects where it does not run, and when `signal` ends it.
 */
export async function compileHere(
  inputs: readonly string[],
  { signal = new AbortController().signal, began, made }: Compiling = {},
): Promise<string[] | 'away'> {
  // Import maps do not reach workers: the bytes are compared here, and the worker takes the same file from the cache.
  const compiler = await fetch(compilerPath, { integrity: `sha256-${compilerIntegrity}`, signal }).then(
    (response) => (response.ok ? response.arrayBuffer() : undefined),
    () => undefined,
  )
  signal.throwIfAborted()
  if (!compiler) return 'away'
  began?.()
  const outputs: string[] = []
  const answerIn = (output: string) => {
    outputs.push(output)
    made?.(outputs.length)
    return outputs.length === inputs.length ? outputs : undefined
  }
  return inWorker(compilerPath, inputs, { signal, answerIn })
}
