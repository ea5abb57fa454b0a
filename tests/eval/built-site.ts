import { readdirSync, readFileSync } from 'node:fs'
import { blogWords, type SearchedSite } from '#core/search/searched-page.ts'

const assets = 'build/client/assets'

/** The words of the built site, as a browser has them. Throws when there is none. */
export function builtSite(): SearchedSite {
  const file = readdirSync(assets).find((name) => /^search-[0-9a-f]+\.json$/.test(name))
  if (!file) throw new Error('Build the site first: npm run build')
  const [site, blog] = [`${assets}/${file}`, `build/client${blogWords}`].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')) as SearchedSite,
  )
  return { pages: [...site!.pages, ...blog!.pages] }
}
