import { postPath } from '#blog/addresses.ts'
import type { BlogPage } from '#blog/blog-page.server.ts'
import type { Post } from '#blog/post.ts'
import type { SearchedPage } from '#search/searched-page.ts'
import { searchedPage } from './discovery-search.ts'
import { documentOf } from './page-document.ts'

/** Characters of a section of a post that everybody carries away with the search: whole sentences, the first among them always. */
const perSection = 220
/** Posts whose sections are searched; of older ones the title and the first paragraph. */
const inFull = 40
/** Posts that are searched in the browser; the others are searched by the server, on the page of all results. */
const inAll = 200

/** How much a page of the blog counts beside the pages that answer questions. */
const share = 0.6

/**
 * What is searched of the blog. The words of every visitor's search are one file, so of a post it holds how each section begins, and
 * of a blog with many posts less of the older ones: it stays below 100 kB however much is written.
 */
export function searchedBlog(pages: Iterable<BlogPage>): SearchedPage[] {
  const found: SearchedPage[] = []
  let posts = 0
  for (const page of pages) {
    if (page.noindex) continue
    const isPost = page.template === 'post'
    if (isPost && ++posts > inAll) break
    const searched = searchedPage(page.path, documentOf(page))
    found.push(isPost && posts <= inFull ? shortened(searched) : firstOf(searched))
  }
  return found
}

/** What the server searches of the posts that no browser carries away: what each is called, and what it is about. */
export function searchedOlder(posts: readonly Post[]): SearchedPage[] {
  return posts.slice(inAll).map(({ slug, title, excerpt }) => ({
    path: postPath(slug),
    title,
    share,
    sections: [{ heading: title, text: excerpt }],
  }))
}

function firstOf(page: SearchedPage): SearchedPage {
  return shortened({ ...page, sections: page.sections.slice(0, 1) })
}

/** A page of which the search holds how each section begins. */
export function shortened(page: SearchedPage): SearchedPage {
  return { ...page, share, sections: page.sections.map((section) => ({ ...section, text: beginning(section.text) })) }
}

/** The first sentences of a text. Lines that are none, such as code and cells of tables, are left out. */
function beginning(text: string): string {
  const lines = text.split('\n').filter((line) => /[.?”]$/.test(line))
  let kept = ''
  for (const line of lines.length > 0 ? lines : text.split('\n').slice(0, 1)) {
    for (const [sentence] of line.matchAll(/.+?(?:[.?]”?(?=\s|$)|$)\s*/g)) {
      if (kept && kept.length + sentence.length > perSection) return kept.trim()
      kept += sentence
    }
    kept += '\n'
  }
  return kept.trim()
}
