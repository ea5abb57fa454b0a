import { brand } from '#content/brand.ts'
import type { Database } from '#core/database.server.ts'
import type { Env } from '#core/env.server.ts'
import { faultLog, type Log } from '#core/log.server.ts'
import type { Secret } from '#core/secret.server.ts'
import type { SearchedSite } from '#search/searched-page.ts'
import { assistantOn } from './answer.ts'
import { builtInAnswerer } from './answerer-built-in.server.ts'
import { modelAnswerer } from './answerer-model.server.ts'
import { webhookAnswerer } from './answerer-webhook.server.ts'
import type { Answerer } from './answerer.server.ts'
import { spendTokens } from './message-limits.server.ts'
import { openPassages } from './passages.ts'
import { retrieve } from './retrieve.ts'

/** What choosing an answerer stands on. `words` are those of the built site. */
type AnswererDeps = { env: Env; db: Database; log: Log; secret: Secret; words: SearchedSite }

/** Who answers, by the environment: a workflow, a model, or the pages themselves. */
export function answererOf(deps: AnswererDeps): Answerer {
  const { CHAT_WEBHOOK_URL, CHAT_MODEL_URL, SCHEDULING_URL } = deps.env
  if (CHAT_WEBHOOK_URL) return webhookAnswerer({ ...deps.env, CHAT_WEBHOOK_URL })
  const passages = openPassages(deps.words.pages)
  const builtIn = builtInAnswerer(assistantOn(passages, { schedulingUrl: SCHEDULING_URL ?? brand.schedulingUrl }))
  if (!CHAT_MODEL_URL) return builtIn
  const tell = faultLog(deps.log)
  return modelAnswerer({
    env: { ...deps.env, CHAT_MODEL_URL },
    builtIn,
    retrieve: (asking) => retrieve(passages, asking),
    spend: (visitor, tokens) => spendTokens(deps, { visitor, tokens }),
    failed: (error) => tell('chat-model-fault', error),
  })
}
