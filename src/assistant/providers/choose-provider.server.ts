import { returnTokens, spendTokens } from '#assistant/endpoint/chat-admission.server.ts'
import { assistantOn, type Assistant } from '#assistant/facts/answer.ts'
import { openKnowledge, type Knowledge } from '#assistant/facts/knowledge.ts'
import { retrieve } from '#assistant/facts/retrieve.ts'
import type { FactsByLanguage } from '#assistant/facts/told-fact.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#core/database/database.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { SearchIndex } from '#core/search/open-search.ts'
import { chosenKind } from './catalogue.server.ts'
import { builtInProvider } from './provider-built-in.server.ts'
import type { Provider } from './provider.server.ts'

/** What choosing a provider stands on. `index` gives that of the site: the same object until a page changes. */
type Deps = { env: Env; db: Database; log: Log; secret: Secret; index: () => SearchIndex; facts: () => FactsByLanguage }

/** What answers, by the environment: a provider of the catalogue, or the pages themselves. */
export function providerOf(deps: Deps): Provider {
  const { env } = deps
  const links = { schedulingUrl: env.SCHEDULING_URL ?? brand.schedulingUrl }
  let opened: { index: SearchIndex; knowledge: Knowledge; answer: Assistant } | undefined
  const now = () => {
    const index = deps.index()
    if (opened?.index === index) return opened
    const knowledge = openKnowledge({ index, facts: deps.facts() })
    return (opened = { index, knowledge, answer: assistantOn(knowledge, links) })
  }
  const pages = () => {
    // Before the first question: it takes a moment.
    now().knowledge.in('en')
    return builtInProvider((...asked) => now().answer(...asked))
  }
  const kind = chosenKind(env)
  if (!kind) return pages()
  const tell = faultLog(deps.log)
  return kind.open({
    url: env[kind.variable]!,
    env,
    pages,
    retrieve: (asking) => retrieve(now().knowledge, asking),
    budget: {
      take: (address, tokens) => spendTokens(deps, { address, tokens }),
      giveBack: (tokens) => returnTokens(deps, tokens),
    },
    failed: (error) => tell('chat-model-fault', error),
  })
}
