import { evaluate, parse } from 'groq-js'
import type { ContentSource, Perspective } from './content-source.ts'
import type { StoredDocument } from './dataset.server.ts'

const draft = /^drafts\./

/** Answers GROQ from documents in memory, as the hosted store would from its dataset. */
export function openLocalSource(
  documents: readonly StoredDocument[],
  { perspective = 'published' }: { perspective?: Perspective } = {},
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
  }
}

/** The documents of a perspective. A draft stands under the id of what it replaces, as it does in the hosted store. */
function seen(documents: readonly StoredDocument[], perspective: Perspective): StoredDocument[] {
  const published = documents.filter(({ _id }) => !draft.test(_id) && !_id.startsWith('versions.'))
  if (perspective === 'published') return published
  const drafts = documents
    .filter(({ _id }) => draft.test(_id))
    .map((document) => ({ ...document, _id: document._id.replace(draft, '') }))
  const replaced = new Set(drafts.map(({ _id }) => _id))
  return [...published.filter(({ _id }) => !replaced.has(_id)), ...drafts]
}
