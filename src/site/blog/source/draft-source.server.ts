import { readFile } from 'node:fs/promises'
import type { Env } from '#core/process/env.server.ts'
import type { ContentSource } from './content-source.ts'
import { datasetFile } from './dataset-file.ts'
import { readDataset } from './dataset.server.ts'
import { hostedStoreOf } from './hosted-store.server.ts'
import { openLocalSource } from './local-source.server.ts'

/** Shows drafts in the place of the documents they will replace. The local dataset is read anew each time, because an author edits it. */
export async function openDraftSource(env: Env): Promise<ContentSource> {
  const perspective = 'drafts'
  const store = hostedStoreOf(env)
  if (store) {
    // Its client is 350 modules, which a start without a hosted store would wait for.
    const { openHostedSource } = await import('./hosted-source.server.ts')
    return openHostedSource(store, { perspective })
  }
  return openLocalSource(readDataset(await readFile(datasetFile, 'utf8')).documents, { perspective })
}
