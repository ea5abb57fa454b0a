import type { ToldHere } from '#assistant/conversation/chat-state.ts'
import type { Citation } from '#assistant/messages/citation.ts'
import type { Language } from '#content/answers/fact.ts'
import { pricing } from '#content/pricing.ts'
import { services } from '#core/offer/catalogue.ts'
import { estimateAudit } from '#core/offer/estimate.ts'
import { isOffered } from '#core/offer/offered.ts'
import { offerOf, type Offer } from '#core/offer/steps.ts'
import { countLines } from '#core/solidity/count-lines.ts'
import { totalOf } from '#core/solidity/total.ts'
import type { Combination, Item, Span } from './act.ts'
import { figuresIn, fill } from './figures.ts'
import { placeOf } from './places.ts'

/** Characters of pasted code that are counted in the page; more is for the estimate, which counts beside it. */
const mostCode = 400_000

/** What auditing the pasted code takes, counted here by the functions of the estimate. */
export function tellCode(code: string, language: Language): ToldHere {
  const { words, number, moneyRange, workingDayRange } = figuresIn(language)
  const { code: says } = words
  const place = placeOf('smart-contract-audit', 'estimate')
  const told = (text: string): ToldHere => ({
    text,
    mark: 'here',
    citations: [place],
    acts: [
      { label: says.open, href: place.href, code: true },
      { label: says.request, href: '/smart-contract-audit#request' },
    ],
  })
  if (code.length > mostCode && isOffered('smart-contract-audit')) return told(`${says.tooMuch} [1](${place.href})`)
  const counted = countLines(code)
  if (!counted) return { ...told(says.nothing), citations: [], acts: [{ label: words.sum.prices, href: '/pricing' }] }
  const total = totalOf([counted])
  const counts = [
    fill(says.lines, { lines: number(total.lines) }),
    fill(says.contracts, { contracts: number(total.contracts) }),
    ...(total.interfaceLines > 0 ? [fill(says.interfaces, { lines: number(total.interfaceLines) })] : []),
  ].map((line) => `- ${line}`)
  const whatIsThere = [says.counted, counts.join('\n')].join('\n\n')
  // Code that is pasted is counted here in any case, because it is not sent.
  if (!isOffered('smart-contract-audit'))
    return { ...told(whatIsThere), citations: [], acts: [{ label: words.sum.prices, href: '/pricing' }] }
  if (total.lines > pricing.audit.mostLines) return told(`${says.tooMuch} [1](${place.href})`)
  const estimate = estimateAudit({ ...total, ready: 0 })
  const costs = fill(says.costs, { days: workingDayRange(estimate.days), price: moneyRange(estimate.price) })
  return told([whatIsThere, `**${costs}** [1](${place.href})`, says.checklist].join('\n\n'))
}

/** How every price of the site is formed. */
const basis: Citation = { title: 'Pricing: How a price is formed', href: '/pricing#basis' }

/** Working days of a unit of time: a month counts as four weeks. */
const workingDays: Readonly<Record<Exclude<Span['unit'], 'year'>, number>> = { day: 1, week: 5, month: 20 }

/** Who works on a service at a time. */
const people: Readonly<Partial<Record<Item['slug'], number>>> = {
  'smart-contract-audit': pricing.audit.reviewers,
  'nft-audit': pricing.nftAudit.people,
}

/** What services cost together: a time of work by the rate of a day, everything else by the range of its page. */
export function tellCombination({ language, items }: Combination): ToldHere {
  const { words, money, moneyRange } = figuresIn(language)
  const citations = [...new Set(items.map(({ slug }) => slug))].map((slug) => placeOf(slug))
  const offers = items.map(offerFor)
  const lines = items.map((item, at) => {
    const number = citations.findIndex(({ href }) => href === `/${item.slug}`) + 1
    return `- ${lineOf(item, offers[at], language)} [${number}](/${item.slug})`
  })
  const sum = (end: 0 | 1) => offers.reduce((all, offer) => all + (offer?.price[end] ?? 0), 0)
  return {
    text: [
      lines.join('\n'),
      `**${fill(words.sum.all, { price: moneyRange([sum(0), sum(1)]) })}**`,
      `${fill(words.sum.indicative, { rate: money(pricing.dayRate) })} [${citations.length + 1}](${basis.href})`,
    ].join('\n\n'),
    mark: 'here',
    citations: [...citations, basis],
    acts: [
      { label: words.sum.ask, href: '/contact-us?topic=project' },
      { label: words.sum.prices, href: '/pricing' },
    ],
  }
}

/** What an item takes and costs; undefined for a tool. */
function offerFor({ slug, span, lines }: Item): Offer | undefined {
  const { price } = services[slug]
  if ('tool' in price) return undefined
  if (lines) return estimateAudit({ lines, interfaceLines: 0, externalCalls: 0, inheritance: 0, ready: 0 })
  if (!span) return price
  const days = span.count * (span.unit === 'year' ? 12 * workingDays.month : workingDays[span.unit])
  return offerOf({ work: [days, days] }, people[slug] ?? 1)
}

function lineOf(item: Item, offer: Offer | undefined, language: Language): string {
  const { words, number, moneyRange, workingDayRange, span, people: count } = figuresIn(language)
  const { name } = services[item.slug]
  if (!offer) return fill(words.sum.tool, { name })
  const values = { name, days: workingDayRange(offer.days), price: moneyRange(offer.price) }
  if (item.lines) return fill(words.sum.lines, { ...values, lines: number(item.lines) })
  if (item.span)
    return fill(words.sum.timed, { ...values, span: span(item.span), people: count(people[item.slug] ?? 1) })
  return fill(words.sum.each, values)
}
