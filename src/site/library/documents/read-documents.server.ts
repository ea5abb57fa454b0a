import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ServiceSlug } from '#core/offer/catalogue.ts'
import { isOffered } from '#core/offer/offered.ts'
import type { DocumentHead, DocumentKind, Edition, LibraryDocument } from './document.ts'
import { withFigures } from './figures.server.ts'
import { blocksOf } from './markdown.server.ts'
import { ofOffered } from './of-offered.ts'

/** Where the documents are written, below the root of the repository. */
const libraryFolder = 'content/library'

const kinds = new Set<string>(['whitepaper', 'brochure', 'report'] satisfies DocumentKind[])

/** A document as it is written: its head, and its text before the figures are put in. */
export type DocumentSource = { head: DocumentHead; text: string }

/**
 * The documents of the company as they are written, in the order of their numbers (`order`) and names. One that is `of` services goes with
 * the last of them. Throws, naming the file, at a head that is wrong.
 */
export function documentSources(root = process.cwd()): DocumentSource[] {
  const sources = globSync('*.md', { cwd: join(root, libraryFolder) }).flatMap((file) => {
    const [head = '', ...text] = readFileSync(join(root, libraryFolder, file), 'utf8').split('\n\n')
    const lines = head.split('\n').map((line) => line.split(/: (.*)/s) as [string, string])
    const fields = Object.fromEntries(lines)
    const editions = lines.filter(([name]) => name === 'edition').map(([, edition]) => editionOf(edition))
    const { kind, order, of } = fields
    // Of services of which the company offers none, there is nothing to hand out.
    if (of && !of.split(' ').some((slug) => isOffered(slug as ServiceSlug))) return []
    const { heading, title, description, lead } = withoutLeftOut(fields)
    const [newest, ...older] = editions
    if (!kind || !kinds.has(kind) || !heading || !title || !description || !lead || !order || !newest)
      throw new Error(`${libraryFolder}/${file} needs kind, order, heading, title, description, lead and edition.`)
    const slug = basename(file, '.md')
    const found: DocumentHead = {
      slug,
      kind: kind as DocumentKind,
      heading,
      title,
      description,
      lead,
      editions: [newest, ...older],
    }
    return [{ head: found, text: ofOffered(text.join('\n\n'), isOffered), order: Number(order) }]
  })
  return sources
    .toSorted((one, other) => one.order - other.order)
    .map(({ head: { ...head }, text }) => ({ head, text }))
}

/** The fields of a head, each in the words for a company without a service where it has such: `heading without web3-marketing: Design`. */
function withoutLeftOut(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const others = Object.entries(fields).flatMap(([name, value]) => {
    const [, field, slug] = /^(\w+) without ([\w-]+)$/.exec(name) ?? []
    return field && !isOffered(slug as ServiceSlug) ? [[field, value] as const] : []
  })
  return { ...fields, ...Object.fromEntries(others) }
}

function editionOf(text: string): Edition {
  const [number = '', date = '', change = ''] = text.split(' | ')
  return { number, date, change }
}

/** A document with its figures; `hash` is of its data for machines. Throws, naming the file, at what cannot be set or is nowhere measured. */
export function documentOf({ head, text }: DocumentSource, { root = process.cwd(), hash = '' } = {}): LibraryDocument {
  try {
    return { ...head, blocks: blocksOf(withFigures(text, { root, hash })) }
  } catch (error) {
    throw new Error(`${libraryFolder}/${head.slug}.md: ${(error as Error).message}`, { cause: error })
  }
}
