import { saveText } from '#core/browser/save-file.ts'
import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { fetchLibrary } from '#tools/token/generator/fetch-compiled.ts'
import { tokenInput } from '#tools/token/generator/token-input.ts'
import { encodedArguments } from './encoded-arguments.ts'

/** Saves what the compiler is given for a token as `token.json`. Answers a sentence, with the encoded arguments of its constructor where they are known. */
export async function saveStandardJson(
  token: EmittedToken,
  options: TokenOptions,
  values?: TokenValues,
): Promise<string> {
  const library = await fetchLibrary()
  if (!library) return unreachable
  const input = tokenInput([token], (path) => library[path]!.content)
  saveText('token.json', JSON.stringify(input, undefined, 1), 'application/json')
  const encoded = await encodedArguments(options, values)
  const saved = `Saved as token.json. Its contract is ${token.path}:${token.contract}.`
  return encoded ? `${saved} Its constructor was given, encoded: ${encoded}` : saved
}
