import { readFileSync } from 'node:fs'
import { datasetFile } from '#blog/dataset-file.ts'
import { readDataset } from '#blog/dataset.server.ts'
import { openLocalSource } from '#blog/local-source.server.ts'
import { readPosts } from '#blog/read-posts.server.ts'

/** The posts of the local dataset, newest first, and what was left out of them. */
export const { posts, faults } = await readPosts(
  openLocalSource(readDataset(readFileSync(datasetFile, 'utf8')).documents),
  { today: new Date().toISOString().slice(0, 10) },
)
