/** Where the local dataset is kept, below the root of the repository. */
export const datasetFile = 'content/blog/dataset.ndjson'

/** Where the pictures of the local dataset are kept, under the names an export of the store gives them. */
export const picturesFolder = 'content/blog/images'
