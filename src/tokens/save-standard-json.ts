import { saveText } from '#core/save-file.ts'
import { unreachable } from '#core/unreachable.ts'
import { emitToken } from '#emitter/emit.ts'
import { fetchArtifact, fetchLibrary } from '#emitter/fetch-compiled.ts'
import type { TokenOptions } from '#emitter/options.ts'
import { standardJson } from '#emitter/standard-json.ts'
import type { TokenValues } from '#emitter/values.ts'
import { creationOf } from './creation-data.ts'

/** Saves what the compiler is given for a token as `token.json`. Answers a sentence, with the encoded arguments of its constructor where they are known. */
export async function saveStandardJson(options: TokenOptions, values?: TokenValues): Promise<string> {
  const [library, fetched] = await Promise.all([fetchLibrary(), fetchArtifact(options)])
  if (!library) return unreachable
  if ('problem' in fetched) return fetched.problem
  const input = standardJson([emitToken(options)], (path) => library[path]!.content)
  saveText('token.json', JSON.stringify(input, undefined, 1), 'application/json')
  if (!values) return 'Saved as token.json.'
  return `Saved. Its constructor was given, encoded: ${creationOf(fetched.artifact, options, values).encoded}`
}
