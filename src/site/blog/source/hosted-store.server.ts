import type { Env } from '#core/process/env.server.ts'
import type { HostedStore } from './hosted-source.server.ts'

/** The hosted store the environment names, if it names one. Without a dataset it is `production`, as the store's own tools have it. */
export function hostedStoreOf(env: Env): HostedStore | undefined {
  const { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset = 'production', SANITY_TOKEN, SANITY_API_URL } = env
  if (!projectId) return undefined
  return {
    projectId,
    dataset,
    ...(SANITY_TOKEN && { token: SANITY_TOKEN }),
    ...(SANITY_API_URL && { apiUrl: SANITY_API_URL }),
  }
}
