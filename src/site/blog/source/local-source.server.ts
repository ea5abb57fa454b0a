import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { evaluate, parse } from 'groq-js'
import type { ContentSource, Perspective } from './content-source.ts'
import { picturesFolder } from './dataset-file.ts'
import type { StoredDocument } from './dataset.server.ts'

const draft = /^drafts\./

/** Answers GROQ from documents in memory, as the hosted store would from its dataset. Its pictures are files in `folder`. */
export function openLocalSource(
  documents: readonly StoredDocument[],
  { perspective = 'published', folder = picturesFolder }: { perspective?: Perspective; folder?: string } = {},
): ContentSource {
  const dataset = seen(documents, perspective)
  const byId = new Map(dataset.map((document) => [document._id, document]))
  return {
    name: 'local dataset',
    async ask(query, parameters) {
      const found = await evaluate(parse(query, { params: parameters }), {
        dataset,
        params: parameters,
        // Found by its key: the library would look through the whole dataset for each reference.
        dereference: ({ _ref }: { _ref: string }) => Promise.resolve(byId.get(_ref)),
      })
      return found.get() as Promise<unknown>
    },
    picture: (asset) =>
      readFile(join(folder, asset)).catch((error: unknown) => {
        throw new Error(`is not in ${folder}`, { cause: error })
      }),
  }
}

/** The documents of a perspective. A draft has the id of what it replaces, as in the hosted store. */
function seen(documents: readonly StoredDocument[], perspective: Perspective): StoredDocument[] {
  const published = documents.filter(({ _id }) => !draft.test(_id) && !_id.startsWith('versions.'))
  if (perspective === 'published') return published
  const drafts = documents
    .filter(({ _id }) => draft.test(_id))
    .map((document) => ({ ...document, _id: document._id.replace(draft, '') }))
  const replaced = new Set(drafts.map(({ _id }) => _id))
  return [...published.filter(({ _id }) => !replaced.has(_id)), ...drafts]
}
