import { writeFile } from 'node:fs/promises'
import { writeDataset } from '#blog/dataset.server.ts'
import { datasetFile } from '#blog/dataset-file.ts'
import { datasetOfSources } from './post-sources.ts'

/** `npm run posts`: writes the dataset anew from the Markdown in `content/blog/posts` and the figures of the repository. */
const documents = datasetOfSources()
await writeFile(datasetFile, writeDataset(documents))
console.log(`Wrote ${documents.length} documents to ${datasetFile}`)
