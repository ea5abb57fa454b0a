import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prerendered } from '#app/page/prerendered.ts'
import { pricing } from '#content/pricing.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { documentPath } from '#site/library/documents/addresses.ts'
import { documentSources } from '#site/library/documents/read-documents.server.ts'
import { attributeOf, elementsBelow, readPage } from '../discovery/discovery-tree.ts'
import { markdownTwin } from '../discovery/markdown-twins.ts'
import { sha256 } from './site-files.ts'

/** When the words of a page were last changed, and what they are since, by path: `content/page-dates.json`. */
type PageDates = Record<string, { on: string; words: string }>

const file = join(import.meta.dirname, '../../content/page-dates.json')
const readDates = () => JSON.parse(readFileSync(file, 'utf8')) as PageDates

/** The date a page's own words carry: a legal text's version, the day the prices hold since, the edition of a document. */
function ownDate(path: string, html: string): string | undefined {
  if (path === '/pricing') return pricing.asOf
  const document = documentSources().find(({ head }) => documentPath(head) === path)
  if (document) return document.head.editions[0].date
  if (path !== '/privacy' && path !== '/termsAndCondition') return undefined
  const times = elementsBelow(readPage(html).main).filter(({ tagName }) => tagName === 'time')
  return times
    .map((time) => attributeOf(time, 'datetime')?.slice(0, 10) ?? '')
    .toSorted()
    .at(-1)
}

/** What is compared of a page: its words without figures and addresses, which are counted and configured anew by each build. */
function wordsOf(html: string): string {
  const text = markdownTwin(html, { publicUrl: 'https://example.com', path: '/' })
  return sha256(text.replaceAll(/\S*(?:\d|:\/\/)\S*/g, ''), 'hex').slice(0, 12)
}

/** The ISO date on which a drawn page was last changed; nothing when its words are others than those the list knows. */
export function changedOn(path: string, html: string): string | undefined {
  const own = ownDate(path, html)
  if (own) return own
  const known = readDates()[path]
  return known?.words === wordsOf(html) ? known.on : undefined
}

/** `npm run dates`: gives today's date to each page of the build whose words have changed since, and forgets pages that are gone. */
if (import.meta.main) {
  const { files } = JSON.parse(await readFile('build/site.json', 'utf8')) as SiteManifest
  const known = readDates()
  const dates: PageDates = {}
  const today = new Date().toISOString().slice(0, 10)
  for (const [path, { noindex }] of Object.entries(prerendered)) {
    const page = files.find((each) => each.path === path)
    const html = page && !noindex ? await readFile(join('build/client', page.file), 'utf8') : ''
    if (!html || path === '/blog' || ownDate(path, html)) continue
    const words = wordsOf(html)
    dates[path] = known[path]?.words === words ? known[path] : { on: today, words }
  }
  await writeFile(file, `${JSON.stringify(dates, undefined, 2)}\n`)
  const changed = Object.keys(dates).filter((path) => dates[path] !== known[path])
  console.log(
    changed.length ? `Changed today: ${changed.join(' ')}. Build the site once more.` : 'No page has changed.',
  )
}
