import { returnTokens, spendTokens } from '#assistant/endpoint/chat-admission.server.ts'
import { assistantOn, type Assistant } from '#assistant/retrieval/answer.ts'
import { openPassages, type Passages } from '#assistant/retrieval/passages.ts'
import { retrieve } from '#assistant/retrieval/retrieve.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { builtInProvider } from './provider-built-in.server.ts'
import { modelProvider } from './provider-model.server.ts'
import { webhookProvider } from './provider-webhook.server.ts'
import type { Provider } from './provider.server.ts'

/** What choosing a provider stands on. `index` gives that of the site: the same object until a page changes. */
type ProviderDeps = { env: Env; db: Database; log: Log; secret: Secret; index: () => SearchIndex }

/** Who answers, by the environment: a workflow, a model, or the pages themselves. */
export function providerOf(deps: ProviderDeps): Provider {
  const { CHAT_WEBHOOK_URL, CHAT_MODEL_URL, SCHEDULING_URL } = deps.env
  if (CHAT_WEBHOOK_URL) return webhookProvider({ ...deps.env, CHAT_WEBHOOK_URL })
  const links = { schedulingUrl: SCHEDULING_URL ?? brand.schedulingUrl }
  let opened: { index: SearchIndex; passages: Passages; answer: Assistant } | undefined
  const now = () => {
    const index = deps.index()
    if (opened?.index === index) return opened
    const passages = openPassages(index)
    return (opened = { index, passages, answer: assistantOn(passages, links) })
  }
  // Before the first question: it takes a moment.
  now()
  const builtIn = builtInProvider((...asked) => now().answer(...asked))
  if (!CHAT_MODEL_URL) return builtIn
  const tell = faultLog(deps.log)
  return modelProvider({
    env: { ...deps.env, CHAT_MODEL_URL },
    builtIn,
    retrieve: (asking) => retrieve(now().passages, asking),
    budget: {
      take: (address, tokens) => spendTokens(deps, { address, tokens }),
      giveBack: (tokens) => returnTokens(deps, tokens),
    },
    failed: (error) => tell('chat-model-fault', error),
  })
}
