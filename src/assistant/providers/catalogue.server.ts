import type { Env } from '#core/process/env.server.ts'
import { model } from './provider-model.server.ts'
import { webhook } from './provider-webhook.server.ts'
import type { ProviderKind } from './provider.server.ts'

/** What can answer instead of the pages. Where several are configured, the first of them does. */
export const providerKinds: readonly ProviderKind[] = [webhook, model]

/** Which provider the environment chooses; undefined: the pages answer. */
export function chosenKind(env: Env): ProviderKind | undefined {
  return providerKinds.find(({ variable }) => env[variable])
}
