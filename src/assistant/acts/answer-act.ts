import type { ToldHere } from '#assistant/conversation/chat-state.ts'
import { asText } from '#assistant/markdown/as-text.ts'
import { addressOf } from '#core/search/result-lines.ts'
import { openSite } from '#core/search/searched-site.ts'
import { findActions } from '#core/search/site-actions.ts'
import type { Act, SoughtPage } from './act.ts'
import { figuresIn, fill } from './figures.ts'

/** Pages that are named for one question, and how near the best the others have to be. */
const mostPages = 4
const near = 0.6

/** What the browser says to an act, and what it shows next. Undefined where it has nothing to say after all. */
export async function answerAct(act: Act, { bookingUrl }: { bookingUrl: string }): Promise<ToldHere | undefined> {
  switch (act.act) {
    case 'combination':
      return (await import('./tell-prices.ts')).tellCombination(act)
    case 'thing':
      return (await import('./tell-thing.ts')).tellThing(act)
    case 'lock':
      return (await import('./tell-fill.ts')).tellLock(act)
    case 'token':
      return (await import('./tell-fill.ts')).tellToken(act)
    case 'call': {
      const { call } = figuresIn(act.language).words
      const isOurs = bookingUrl.startsWith('/')
      const text = isOurs ? `${call.says} [1](${bookingUrl})` : `${call.says} [${call.open}](${bookingUrl})`
      const citations = isOurs ? [{ title: call.open, href: bookingUrl }] : []
      return { text, mark: 'here', citations, acts: isOurs ? [{ label: call.open, href: bookingUrl }] : [] }
    }
    case 'hand-over':
      return { text: figuresIn(act.language).words.handOver, mark: 'here', citations: [], acts: [] }
    case 'page':
      return tellPage(act)
  }
}

/** The pages that fit best; undefined where none has every word. */
async function tellPage({ language, about }: SoughtPage): Promise<ToldHere | undefined> {
  const { search } = await openSite()
  const actions = findActions(about).map(({ name, path }) => ({ title: name, href: path }))
  const found = search(about, { limit: mostPages, perPage: 1 })
    .filter(({ coverage, score }, _, [best]) => coverage === 1 && score >= best!.score * near)
    .map(({ page, section }) => ({
      title: section === page.sections[0] ? page.title : `${page.title}: ${section.heading}`,
      href: addressOf({ page, section }),
    }))
  const pages = [...actions, ...found]
    .filter(({ href }, at, all) => all.findIndex((other) => other.href === href) === at)
    .slice(0, mostPages)
  if (pages.length === 0) return undefined
  return {
    text: fill(figuresIn(language).words.page.found, { about: asText(about) }),
    mark: 'here',
    citations: [],
    acts: pages.map(({ title, href }) => ({ label: title, href })),
  }
}
