import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../scripts/pages/site-files.ts'

/** The first company in something a visitor of the second one gets: where it is, and the words around it. */
export type Trace = { where: string; words: string }

const traces = /intaglio|example\.com|#?2a45bb/gi

/**
 * What is the same for every company, by decision 266: names that contracts, printed codes and files of lists were made with. Another
 * name would be another address, or a code that nobody can redeem.
 */
const shared = [
  /Intaglio CodeMint721 code v1/g,
  /intaglio-claims-1/g,
  /intaglio token check: /g,
  // The salt of all deployments.
  /\(`intaglio`,\{size:32\}\)/g,
  // The name of the NFT of a lock, in the source of its contract.
  /ERC721\(\\?"Intaglio lock\\?"/g,
  // The picture of a minted piece is drawn by its contract; its source says in which ink.
  /constant INK = \\?"#2a45bb\\?"/g,
  /such as `#2a45bb` or `currentColor`/g,
  /(?:let|var|const|,)\s*\w+=`#2a45bb`/g,
  // An address that is typed into a form when the specification is measured.
  /ada@mail\.example\.com/g,
]

/** What is left of the first company in a text. */
export function tracesIn(where: string, text: string): Trace[] {
  const own = shared.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text)
  return [...own.matchAll(traces)].map(({ index }) => ({
    where,
    words: own.slice(Math.max(0, index - 40), index + 50).replaceAll(/\s+/g, ' '),
  }))
}

const texts = /\.(?:html|md|txt|json|xml|svg|css|js|mjs|data|ics|webmanifest|gpl|jsonfeed)$/

/** What is left of the first company in the files of a built site. */
export async function tracesBelow(folder: string): Promise<{ files: number; traces: Trace[] }> {
  const files = (await filesBelow(folder)).filter((file) => texts.test(file))
  const found: Trace[] = []
  for (const file of files) found.push(...tracesIn(file, await readFile(join(folder, file), 'utf8')))
  return { files: files.length, traces: found }
}
