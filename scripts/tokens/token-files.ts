import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SiteFile } from '#server/http/site-manifest.ts'
import { compilerPath, familyPath, libraryPath, recipesPath } from '#tools/token/generator/fetch-compiled.ts'
import { compressFile } from '../pages/compress.ts'
import { describeFile } from '../pages/site-files.ts'
import { recipeTable } from './recipe-record.ts'
import { keptFamilies } from './token-artifacts.ts'
import { compilerHeaders, compilerWorker } from './token-compiler.ts'
import { libraryOf } from './token-library.ts'

/**
 * Writes the compiled variants of the token creator and the sources of their library below `client`, for pages to fetch on demand. The
 * variants are kept compressed in the repository, so that no build waits for a compiler or for brotli.
 */
export async function writeTokenFiles(client: string): Promise<SiteFile[]> {
  await mkdir(join(client, 'assets/tokens'), { recursive: true })
  const described: SiteFile[] = []
  for (const [family, { json, compressed }] of keptFamilies()) {
    const file = familyPath(family).slice(1)
    await writeFile(join(client, file), json)
    await writeFile(join(client, `${file}.br`), compressed)
    await writeFile(join(client, `${file}.gz`), gzipSync(json, { level: 9 }))
    described.push({ ...(await describeFile(client, file)), encodings: ['br', 'gzip'] })
  }
  const library = libraryPath.slice(1)
  await writeFile(join(client, library), JSON.stringify(libraryOf()))
  const sources = await describeFile(client, library)
  described.push({ ...sources, encodings: await compressFile(join(client, library), sources.type) })
  const recipes = recipesPath.slice(1)
  await mkdir(join(client, 'contracts'), { recursive: true })
  await writeFile(join(client, recipes), `${JSON.stringify(recipeTable(), null, 1)}\n`)
  const table = await describeFile(client, recipes)
  described.push({ ...table, encodings: await compressFile(join(client, recipes), table.type) })
  described.push(await writeCompiler(client))
  return described
}

/** Writes the compiler as a worker, for visitors who compile a token in the browser. Brotli would take a minute and gain nothing. */
async function writeCompiler(client: string): Promise<SiteFile> {
  const file = compilerPath.slice(1)
  const worker = compilerWorker()
  await writeFile(join(client, file), worker)
  await writeFile(join(client, `${file}.gz`), gzipSync(worker, { level: 6 }))
  return { ...(await describeFile(client, file)), encodings: ['gzip'], headers: compilerHeaders }
}
