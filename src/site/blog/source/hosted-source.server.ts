import { createClient, type SanityClient } from '@sanity/client'
import type { ContentSource, Perspective } from './content-source.ts'
import { fetchPicture } from './fetch-picture.server.ts'
import { listenerLimit, watchedQuery } from './queries.ts'

/**
 * A project of the hosted store. `apiUrl` replaces its own address where a test or a proxy answers. An answer that takes longer
 * than `patience` milliseconds counts as none.
 */
export type HostedStore = { projectId: string; dataset: string; token?: string; apiUrl?: string; timeoutMs?: number }

function openClient(
  { projectId, dataset, token, apiUrl, timeoutMs = 15_000 }: HostedStore,
  perspective: Perspective,
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: '2025-02-06',
    useCdn: false,
    // At this version of the API a client with a token gets drafts too, unless it sets a perspective.
    perspective,
    token,
    timeout: timeoutMs,
    maxRetries: 1,
    ignoreBrowserTokenWarning: true,
    ...(apiUrl && { apiHost: apiUrl, useProjectHostname: false }),
  })
}

/** Asks the hosted store itself, never its CDN. */
export function openHostedSource(
  store: HostedStore,
  { perspective = 'published' }: { perspective?: Perspective } = {},
): ContentSource {
  const client = openClient(store, perspective)
  return {
    name: 'hosted store',
    ask: (query, parameters) => client.fetch<unknown>(query, parameters),
    picture: (asset) => fetchPicture(store, asset),
  }
}

/**
 * Calls `onChange` whenever something is published, changed or taken away, and after every gap in listening, in which something
 * may have been. `onFault` hears that listening stopped; it is taken up again by itself. Answers what ends it.
 */
export function listenToStore(
  store: HostedStore,
  { onChange, onFault, wait = 5_000 }: { onChange: () => void; onFault: (error: unknown) => void; wait?: number },
): () => void {
  const client = openClient(store, 'published')
  let ended = false
  let again: NodeJS.Timeout | undefined
  let subscription: { unsubscribe(): void } | undefined
  const listen = () => {
    if (encodeURIComponent(watchedQuery).length > listenerLimit) throw new Error('The listener asks for too much.')
    subscription = client
      .listen(watchedQuery, {}, { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] })
      .subscribe({
        next: onChange,
        error: (error: unknown) => {
          onFault(error)
          if (!ended) again = setTimeout(listen, wait)
        },
      })
  }
  listen()
  return () => {
    ended = true
    clearTimeout(again)
    subscription?.unsubscribe()
  }
}
