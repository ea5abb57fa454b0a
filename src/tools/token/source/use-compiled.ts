import { useState, useSyncExternalStore } from 'react'
import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { CompileStep } from '#tools/token/generator/compile-artifact.ts'
import { compiledHere, watchCompiled } from '#tools/token/generator/compiled-here.ts'
import { isCompiled, variantId } from '#tools/token/generator/variants.ts'

const steps: Record<CompileStep, string> = {
  load: 'Loading the compiler: 6.6 MB, once.',
  compile: 'Compiling. This takes some seconds.',
  test: 'Testing the bytes on the chain, without a transaction.',
}

/** Whether a token is compiled and tested, in advance or in this browser. */
export function useIsCompiled(options: TokenOptions): boolean {
  return useSyncExternalStore(
    watchCompiled,
    () => isCompiled(options) || compiledHere(options) !== undefined,
    () => isCompiled(options),
  )
}

/** Compiles and tests a token when asked; `words` say how far that is, or why it did not work. */
export function useCompile(options: TokenOptions) {
  const [told, setTold] = useState<{ of: string; words: string; busy: boolean }>()
  const of = variantId(options)

  const tell = (words: string, busy: boolean) => setTold({ of, words, busy })

  async function compile() {
    tell(steps.load, true)
    const made = await import('#tools/token/generator/compile-artifact.ts').then(
      ({ compileArtifact }) => compileArtifact(options, (step) => tell(steps[step], true)),
      () => ({ problem: unreachable }),
    )
    tell('problem' in made ? made.problem : '', false)
  }

  return { compile, busy: false, words: '', ...(told?.of === of && told) }
}
