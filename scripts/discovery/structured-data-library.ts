import { documentPath, pdfPath, taxonomyPath } from '#site/library/documents/addresses.ts'
import type { DocumentHead } from '#site/library/documents/document.ts'
import { documentSources } from '#site/library/documents/read-documents.server.ts'
import { addressOf, organizationRef, webPage, type GraphPage, type Node } from './structured-data-nodes.ts'

/** What the documents and their catalogues say to machines, by their paths. */
export function libraryNodes(): Record<string, (page: GraphPage) => Node[]> {
  const heads = documentSources().map(({ head }) => head)
  const shelves = [...new Set(heads.map(({ kind }) => taxonomyPath(kind)))]
  return {
    ...Object.fromEntries(
      shelves.map((path) => [
        path,
        (page: GraphPage) =>
          taxonomyNodes(
            page,
            heads.filter(({ kind }) => taxonomyPath(kind) === path),
          ),
      ]),
    ),
    ...Object.fromEntries(heads.map((head) => [documentPath(head), (page: GraphPage) => [documentNode(page, head)]])),
  }
}

/** A report is an article; a paper or a brochure is a work. */
function work(page: GraphPage, head: DocumentHead): Node {
  const url = page.publicUrl + documentPath(head)
  const [newest] = head.editions
  return {
    '@type': head.kind === 'report' ? 'TechArticle' : 'CreativeWork',
    '@id': `${url}#document`,
    name: head.heading,
    url,
    version: newest.number,
    datePublished: head.editions.at(-1)!.date,
    dateModified: newest.date,
  }
}

function documentNode(page: GraphPage, head: DocumentHead): Node {
  return {
    ...work(page, head),
    ...(head.kind === 'report' && { headline: head.heading }),
    description: page.description,
    inLanguage: 'en',
    image: `${page.publicUrl}/og${documentPath(head).replaceAll('/', '-').replace('-', '/')}.png`,
    author: organizationRef(page),
    publisher: organizationRef(page),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: page.publicUrl + pdfPath(head.slug),
    },
  }
}

function taxonomyNodes(page: GraphPage, heads: readonly DocumentHead[]): Node[] {
  const list: Node = {
    '@type': 'ItemList',
    '@id': `${addressOf(page)}#list`,
    itemListElement: heads.map((head, at) => ({ '@type': 'ListItem', position: at + 1, item: work(page, head) })),
  }
  return [webPage(page, 'CollectionPage'), list]
}
