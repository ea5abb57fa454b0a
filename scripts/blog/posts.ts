import { writeFile } from 'node:fs/promises'
import { datasetFile } from '#site/blog/source/dataset-file.ts'
import { writeDataset } from '#site/blog/source/dataset.server.ts'
import { datasetOfSources } from './post-sources.ts'

/** `npm run posts`: writes the dataset anew from the Markdown in `content/blog/posts` and the figures of the repository. */
const documents = datasetOfSources()
await writeFile(datasetFile, writeDataset(documents))
console.log(`Wrote ${documents.length} documents to ${datasetFile}`)
