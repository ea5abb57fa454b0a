import { openOwnAnswers } from '#assistant/answers/own-answers.server.ts'
import { withOwnAnswers, type OwnAnswer } from '#assistant/answers/own-facts.ts'
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

/**
 * What answers, by the environment: a provider of the catalogue, or the pages themselves, in any case with what the operator has written
 * since.
 */
export function providerOf(deps: Deps): Provider {
  const own = openOwnAnswers(deps.db)
  const provider = providerOn(deps, own.known)
  return {
    ...provider,
    async *reply(asking) {
      await own.refresh()
      yield* provider.reply(asking)
    },
  }
}

function providerOn(deps: Deps, known: () => readonly OwnAnswer[]): Provider {
  const { env } = deps
  const links = { schedulingUrl: env.SCHEDULING_URL ?? brand.schedulingUrl }
  let opened: { index: SearchIndex; answers: readonly OwnAnswer[]; knowledge: Knowledge; answer: Assistant } | undefined
  const now = () => {
    const [index, answers] = [deps.index(), known()]
    if (opened?.index === index && opened.answers === answers) return opened
    const knowledge = openKnowledge({ index, facts: withOwnAnswers(deps.facts(), answers) })
    return (opened = { index, answers, knowledge, answer: assistantOn(knowledge, links) })
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
