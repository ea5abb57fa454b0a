import { strToU8, zipSync } from 'fflate'
import { saveFile } from '#core/browser/save-file.ts'
import { unreachable } from '#core/unreachable.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { fetchLibrary } from '#tools/token/generator/fetch-compiled.ts'
import { encodedArguments } from './encoded-arguments.ts'
import { foundryProject } from './foundry-project.ts'

/** Saves a token as a project for Foundry, in a zip archive named after its symbol. Answers a sentence. */
export async function saveProject(token: EmittedToken, options: TokenOptions, values?: TokenValues): Promise<string> {
  const [library, encoded] = await Promise.all([fetchLibrary(), encodedArguments(options, values)])
  if (!library) return unreachable
  const folder = values?.symbol.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase() || 'token'
  const files = Object.entries(foundryProject(token, { options, library, encoded }))
  const archive = zipSync(Object.fromEntries(files.map(([path, text]) => [`${folder}/${path}`, strToU8(text)])))
  saveFile(`${folder}.zip`, new Blob([archive], { type: 'application/zip' }))
  return `Saved as ${folder}.zip. In its folder, “forge test” runs the tests.`
}
