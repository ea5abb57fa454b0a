import type { Hex } from 'viem'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { compiledHere } from '#tools/token/generator/compiled-here.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import { isCompiled } from '#tools/token/generator/variants.ts'

/**
 * What the constructor of a token is given, encoded; undefined where its values or its compiled form are not known. A token that is saved
 * to be compiled elsewhere does not wait for the compiler of this browser.
 */
export async function encodedArguments(options: TokenOptions, values?: TokenValues): Promise<Hex | undefined> {
  if (!values || !(isCompiled(options) || compiledHere(options))) return undefined
  const fetched = await fetchArtifact(options)
  return 'problem' in fetched ? undefined : creationOf(fetched.artifact, options, values).encoded
}
