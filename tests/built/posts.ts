import { readFileSync } from 'node:fs'
import { readNews } from '#site/blog/post/read-news.server.ts'
import { readPosts } from '#site/blog/post/read-posts.server.ts'
import { datasetFile } from '#site/blog/source/dataset-file.ts'
import { readDataset } from '#site/blog/source/dataset.server.ts'
import { openLocalSource } from '#site/blog/source/local-source.server.ts'

const source = openLocalSource(readDataset(readFileSync(datasetFile, 'utf8')).documents)
const today = new Date().toISOString().slice(0, 10)
const read = { posts: await readPosts(source, { today }), news: await readNews(source, { today }) }

/** The posts and the news of the local dataset, newest first, and what was left out of them. */
export const { posts } = read.posts
export const { news } = read.news
export const faults = [...read.posts.faults, ...read.news.faults]
