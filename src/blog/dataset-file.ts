/** Where the local dataset is kept, below the root of the repository. */
export const datasetFile = 'content/blog/dataset.ndjson'
