import { postPath, taxonomyPath } from '#site/blog/post/addresses.ts'
import { changedOn, type Post } from '#site/blog/post/post.ts'
import { countWords } from '#site/blog/post/reading.ts'
import { addressOf, itemList, organizationRef, webPage, type GraphPage, type Node } from './structured-data-nodes.ts'

/** What a list of posts says to machines: the blog or a part of it, and the posts in their order. */
export function listNodes(page: GraphPage, posts: readonly Post[]): Node[] {
  const type = page.path === '/blog' ? 'Blog' : 'CollectionPage'
  const listed = posts.map(({ slug, title }) => ({ name: title, path: postPath(slug) }))
  return [webPage(page, type, { publisher: organizationRef(page) }), itemList(page, listed)]
}

/** What a post says to machines. */
export function postNodes(page: GraphPage, post: Post, image: string): Node[] {
  const { name, slug, kind } = post.author
  return [
    {
      '@type': 'BlogPosting',
      '@id': `${addressOf(page)}#post`,
      url: addressOf(page),
      mainEntityOfPage: addressOf(page),
      headline: post.title,
      description: post.excerpt,
      inLanguage: 'en',
      datePublished: post.published,
      dateModified: changedOn(post),
      wordCount: countWords(post.body),
      keywords: post.tags,
      articleSection: post.categories.map(({ title }) => title),
      image: page.publicUrl + (post.cover?.shown?.src ?? `/${image}`),
      author: {
        '@type': kind === 'team' ? 'Organization' : 'Person',
        name,
        url: page.publicUrl + taxonomyPath('author', slug),
      },
      publisher: organizationRef(page),
      isPartOf: { '@type': 'Blog', '@id': `${page.publicUrl}/blog#page`, name: 'Blog' },
    },
  ]
}
