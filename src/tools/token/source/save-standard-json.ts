import { saveText } from '#core/browser/save-file.ts'
import { standardJson } from '#core/solidity/standard-json.ts'
import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { compiledHere } from '#tools/token/generator/compiled-here.ts'
import { creationOf } from '#tools/token/generator/creation-data.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { fetchArtifact, fetchLibrary } from '#tools/token/generator/fetch-compiled.ts'
import { isCompiled } from '#tools/token/generator/variants.ts'

/** Saves what the compiler is given for a token as `token.json`. Answers a sentence, with the encoded arguments of its constructor where they are known. */
export async function saveStandardJson(options: TokenOptions, values?: TokenValues): Promise<string> {
  const library = await fetchLibrary()
  if (!library) return unreachable
  const input = standardJson([emitToken(options)], (path) => library[path]!.content)
  saveText('token.json', JSON.stringify(input, undefined, 1), 'application/json')
  // A token that is saved to be compiled elsewhere does not wait for the compiler of this browser.
  const fetched = values && (isCompiled(options) || compiledHere(options)) ? await fetchArtifact(options) : undefined
  if (!values || !fetched || 'problem' in fetched) return 'Saved as token.json.'
  return `Saved. Its constructor was given, encoded: ${creationOf(fetched.artifact, options, values).encoded}`
}
