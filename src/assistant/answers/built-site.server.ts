import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FactsByLanguage, FactsFile } from '#assistant/facts/told-fact.ts'
import { CommandError } from '#core/process/command.server.ts'
import { openSearch, type SearchIndex } from '#core/search/open-search.ts'
import { blogWords, olderWords, type SearchedPage, type SearchedSite } from '#core/search/searched-page.ts'

/** What the assistant of a built site stands on. */
export type BuiltSite = { index: SearchIndex; facts: FactsByLanguage; pages: readonly SearchedPage[] }

/** Where the files of the site are, once it is built. */
const builtFiles = join(import.meta.dirname, '../../../build/client')

/** Reads the words and the facts of the site that is built in `directory`. Throws one sentence where there is none. */
export async function readBuiltSite(directory = builtFiles): Promise<BuiltSite> {
  const assets = await readdir(join(directory, 'assets')).catch(() => [])
  const named = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => join('assets', name))
  const [words] = named(/^search-[\da-f]{8}\.json$/)
  const factsFiles = named(/^facts-[\da-f]{8}-[a-z]{2}\.json$/)
  if (!words || factsFiles.length === 0)
    throw new CommandError('The site is not built here, so no answer can be tried. Run npm run build first.')
  const read = async <content>(path: string) => JSON.parse(await readFile(join(directory, path), 'utf8')) as content
  const sites = await Promise.all([
    read<SearchedSite>(words),
    ...[blogWords, olderWords].map((path) => read<SearchedSite>(path).catch(() => ({ pages: [] }))),
  ])
  const pages = sites.flatMap((site) => site.pages)
  const facts = await Promise.all(factsFiles.map((path) => read<FactsFile>(path)))
  return {
    index: openSearch(pages),
    facts: Object.fromEntries(facts.map((file) => [file.language, file.facts])),
    pages,
  }
}
