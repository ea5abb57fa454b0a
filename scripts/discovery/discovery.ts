import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { prerendered } from '#app/page/prerendered.ts'
import { factsAddress, type FactsFile } from '#assistant/facts/told-fact.ts'
import { languages } from '#content/answers/fact.ts'
import type { SearchedPage, SearchedSite } from '#core/search/searched-page.ts'
import { sharingFile } from '../pictures/assets.ts'
import type { FoundPage } from '../blog/blog.ts'
import { contractFiles, contractsText } from '../contracts-file.ts'
import { machineHead, searchHead, withHead } from './discovery-head.ts'
import { shortened } from './discovery-search-blog.ts'
import { searchedPage } from './discovery-search.ts'
import { securityPolicy, securityText } from './discovery-security.ts'
import { markdownTwin, twinOf } from './markdown-twins.ts'
import { changedOn } from '../pages/page-dates.ts'
import { filesBelow, pathOf, sha256 } from '../pages/site-files.ts'

/** A page that search engines may list. `changed` is the ISO date its words were last changed, if it is known. */
type DrawnPage = { path: string; html: string; changed?: string }

/** `robots.txt` (RFC 9309): everything may be read but what is private to the operator. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /outbox
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`

/** What is searched of a page: of a long document how each section begins, as of a post. */
function searched(path: string, html: string): SearchedPage {
  // A reference names everything once: the page that explains it comes first.
  const page = { ...searchedPage(path, html), ...(path === '/contracts' && { share: 0.6 }) }
  return /^\/(?:whitepaper|brochures)\//.test(path) ? shortened(page) : page
}

/**
 * Writes what tells machines what stands on the prerendered pages below `directory`: their heads, Markdown twins, the words that are
 * searched, and the small texts at known addresses. Answers the pages the lists of the site may name.
 * Throws, with its path, when a page cannot be read.
 */
export async function writeDiscovery(directory: string, { publicUrl }: { publicUrl: string }): Promise<FoundPage[]> {
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await writeFile(join(directory, file), text)
  }
  const documents = new Map<string, string>()
  for (const file of (await filesBelow(directory)).filter((name) => name.endsWith('.html')))
    documents.set(file, await readFile(join(directory, file), 'utf8'))
  const found = [...documents].flatMap(([file, html]): DrawnPage[] => {
    const path = pathOf(file)
    const page = prerendered[path]
    return page && !page.noindex && path !== '/blog' ? [{ path, html, changed: changedOn(path, html) }] : []
  })
  // In the order of the site map, not of the names of the files.
  const order = Object.keys(prerendered)
  found.sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path))

  const site: SearchedSite = { pages: found.map(({ path, html }) => searched(path, html)) }
  const words = JSON.stringify(site)
  const index = `assets/search-${sha256(words, 'hex').slice(0, 8)}.json`
  await write(index, words)
  const told = await tellFacts()
  const facts = `/assets/facts-${sha256(JSON.stringify(told), 'hex').slice(0, 8)}-`
  for (const language of languages) {
    const file: FactsFile = { language, facts: told[language]! }
    await write(factsAddress(facts, language).slice(1), JSON.stringify(file))
  }

  for (const [file, html] of documents) {
    const path = pathOf(file)
    const page = found.find((each) => each.path === path)
    const about = { ...prerendered[path]!, publicUrl, path, changed: page?.changed, image: sharingFile(path) }
    await write(file, withHead(html, searchHead({ index: `/${index}`, facts }) + (page ? machineHead(about) : '')))
    if (page) await write(twinOf(path).slice(1), markdownTwin(html, { publicUrl, path }))
  }

  await write('robots.txt', robots(publicUrl))
  await write('contracts.json', contractsText())
  for (const [file, text] of contractFiles(join(import.meta.dirname, '../..'))) await write(file, text)
  await write('.well-known/security.txt', securityText(publicUrl))
  await write('.well-known/security-policy.txt', securityPolicy())
  return found.map(({ path, changed }) => {
    const { title, description } = prerendered[path]!
    return { path, title, description, ...(changed && { changed }) }
  })
}
