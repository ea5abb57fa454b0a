import { blogWords, olderWords, type SearchedPage, type SearchedSite } from '#core/search/searched-page.ts'
import type { BlogPage } from '#site/blog/page/blog-page.server.ts'
import { blogPages } from '#site/blog/page/pages.server.ts'
import { sharingFile } from '../pictures/assets.ts'
import { blogFeeds } from './blog-feeds.ts'
import { fillTemplate, type Templates } from './blog-template.ts'
import { machineHead } from '../discovery/discovery-head.ts'
import type { ListedPage } from '../discovery/discovery-llms.ts'
import { searchedBlog } from '../discovery/discovery-search-blog.ts'
import type { Content } from './load-content.ts'
import { markdownTwin, twinOf } from '../discovery/markdown-twins.ts'
import { documentOf } from '../pages/page-document.ts'
import { siteLists } from '../pages/site-lists.ts'
import { listNodes, postNodes } from '../discovery/structured-data-blog.ts'
import type { GraphPage } from '../discovery/structured-data-nodes.ts'

/** A file of the site before it is written. `headers` are those of a page. */
export type MadeFile = { file: string; content: string | Uint8Array; headers?: Record<string, string> }

/** A page that search engines may list, as the lists of the site name it. `changed` is an ISO date, where its words carry one. */
export type FoundPage = ListedPage & { changed?: string }

/** What the files of the blog are made of, besides what the dataset holds. */
export type BlogSite = {
  publicUrl: string
  templates: Templates
  /** The other pages of the site that may be listed, in the order of the site map. */
  others: readonly FoundPage[]
  /** Whether there is a picture of that name for sharing. */
  hasImage: (file: string) => boolean
}

/** Of the files of the blog so many, the first, are compressed as well as can be: lists, and the newest posts. */
export const mostThorough = 100

const wordsOf = (pages: readonly SearchedPage[]) => JSON.stringify({ pages } satisfies SearchedSite)

/**
 * Every file that depends on the dataset: what is searched of the posts, their pages and lists, the twins of these, feeds with the
 * news, the lists of all pages of the site, and pictures.
 */
export function* blogFiles(content: Content, site: BlogSite): Generator<MadeFile> {
  const { posts, pictures } = content
  const { publicUrl, templates, others, hasImage } = site
  const found: FoundPage[] = []
  const { carried, older } = searchedBlog(blogPages(posts, { publicUrl }), posts)
  yield { file: blogWords.slice(1), content: wordsOf(carried) }
  yield { file: olderWords.slice(1), content: wordsOf(older) }
  for (const page of blogPages(posts, { publicUrl })) {
    const { path, template } = page
    const image = hasImage(sharingFile(path)) ? sharingFile(path) : sharingFile('/blog')
    const head = page.noindex ? '' : headOf(page, image, publicUrl)
    const { headers } = templates[template]
    yield {
      file: `${path.slice(1)}/index.html`,
      content: fillTemplate(templates[template], page, { publicUrl, head }),
      headers,
    }
    if (page.noindex) continue
    found.push({
      path,
      title: page.title,
      description: page.description,
      ...(page.changed && { changed: page.changed }),
    })
    yield { file: twinOf(path).slice(1), content: markdownTwin(documentOf(page), { publicUrl, path }) }
  }
  for (const { file, text } of blogFeeds(content, publicUrl)) yield { file, content: text }
  for (const { file, text } of siteLists(others, found, publicUrl)) yield { file, content: text }
  for (const { file, bytes } of pictures) yield { file, content: bytes }
}

function headOf(page: BlogPage, image: string, publicUrl: string): string {
  const { path, title, description, heading, published, changed, posts, template } = page
  const about: GraphPage = { publicUrl, path, title, description, heading, ...(changed && { changed }) }
  const nodes = template === 'post' ? postNodes(about, posts[0]!, image) : listNodes(about, posts)
  return machineHead({ ...about, nodes, image, ...(published && { published }) })
}
