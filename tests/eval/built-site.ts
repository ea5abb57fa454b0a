import { readdirSync, readFileSync } from 'node:fs'
import type { SearchedSite } from '#search/searched-page.ts'

const assets = 'build/client/assets'

/** The words of the built site. Throws when there is none. */
export function builtSite(): SearchedSite {
  const file = readdirSync(assets).find((name) => /^search-[0-9a-f]+\.json$/.test(name))
  if (!file) throw new Error('Build the site first: npm run build')
  return JSON.parse(readFileSync(`${assets}/${file}`, 'utf8')) as SearchedSite
}
