import type { SearchedPage } from '#core/search/searched-page.ts'
import type { BlogPage } from '#site/blog/page/blog-page.server.ts'
import { postPath } from '#site/blog/post/addresses.ts'
import type { Post } from '#site/blog/post/post.ts'
import { searchedPage } from './discovery-search.ts'
import { documentOf } from '../pages/page-document.ts'

/** Characters of a section of a post that everybody carries away with the search: whole sentences, the first among them always. */
const perSection = 220
/**
 * Characters of posts of which each section is searched; of older ones it is the title and the first paragraph, up to so many in all.
 * Some 55 kB gzip, for any number of posts, beside 40 kB of the other pages.
 */
const inFull = 90_000
const inAll = 130_000

/** How much a page of the blog counts beside the pages that answer questions. */
const share = 0.6

/** What every browser carries away with its search, and what the server searches of the posts for which there is no room. */
export type SearchedBlog = { carried: SearchedPage[]; older: SearchedPage[] }

/**
 * What is searched of the blog, whose `pages` are those of `posts`, in the same order. The words of every visitor's search are one
 * file, so of a post it holds how each section begins, of older ones less, and of the oldest nothing: the server searches them by what
 * they are called and about, on the page of all results.
 */
export function searchedBlog(pages: Iterable<BlogPage>, posts: readonly Post[]): SearchedBlog {
  const carried: SearchedPage[] = []
  let [size, count] = [0, 0]
  for (const page of pages) {
    if (page.noindex) continue
    const isPost = page.template === 'post'
    if (isPost && size >= inAll) break
    const searched = searchedPage(page.path, documentOf(page))
    const kept = isPost && size < inFull ? shortened(searched) : firstOf(searched)
    carried.push(kept)
    size += JSON.stringify(kept).length
    if (isPost) count++
  }
  const older = posts.slice(count).map(({ slug, title, excerpt }) => ({
    path: postPath(slug),
    title,
    share,
    sections: [{ heading: title, text: excerpt }],
  }))
  return { carried, older }
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
