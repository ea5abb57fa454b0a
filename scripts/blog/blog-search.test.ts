import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { blogPages } from '#site/blog/page/pages.server.ts'
import { readPosts } from '#site/blog/post/read-posts.server.ts'
import { datasetFile } from '#site/blog/source/dataset-file.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'
import { postDocument, taxonomyDocuments, textBlock } from '#site/blog/source/test-posts.server.ts'
import { searchedBlog } from '../discovery/discovery-search-blog.ts'

const vocabulary = [...new Set(readFileSync(datasetFile, 'utf8').match(/[A-Za-z]{3,}/g))]

/** Sentences without sense, no two of which are alike, the same in every run. */
function babbler() {
  let state = 1
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return vocabulary[state % vocabulary.length]!
  }
  return (words: number) => `${Array.from({ length: words }, word).join(' ')}.`
}

test('with any number of posts and any text, a browser loads 60 kB of them, and the server has the rest', async () => {
  const say = babbler()
  const documents = Array.from({ length: 150 }, (_, at) =>
    postDocument(`p${at}`, {
      publishedAt: new Date(Date.UTC(2020, 0, 1 + at)).toISOString(),
      title: say(10),
      excerpt: say(24),
      body: Array.from({ length: 30 }, () => [textBlock(say(5), { style: 'h2' }), textBlock(say(40))]).flat(),
    }),
  )
  const { posts } = await readPosts(openLocalSource([...taxonomyDocuments, ...documents]), { today: '2030-01-01' })
  const { carried, older } = searchedBlog(blogPages(posts, { publicUrl: '' }), posts)

  expect(gzipSync(JSON.stringify({ pages: carried })).length).toBeLessThan(60_000)
  const ofPosts = [...carried.filter(({ path }) => /\/p\d+$/.test(path)), ...older]
  expect(ofPosts.map(({ path }) => path)).toEqual(posts.map(({ slug }) => `/blog/${slug}`))
  expect(carried.length).toBeGreaterThan(50)
  expect(older.at(-1)).toMatchObject({ title: posts.at(-1)!.title, sections: [{ text: posts.at(-1)!.excerpt }] })
})
