import type { FactsByLanguage, ToldFact } from '#assistant/facts/told-fact.ts'
import { languages, type Facts, type Language, type Told } from '#content/answers/fact.ts'
import { sayIn, type SlotsOf } from '#assistant/facts/say.ts'
import { isOffered } from '#core/offer/offered.ts'
import { libraryPages } from '#site/library/documents/pages.server.ts'
import { servicesOf } from './about-services.ts'

/** The topics of the facts by what they are about, each with a file in each language and one with its figures. */
const topics = {
  services: ['pricing', 'audit', 'nft-audit', 'token-development', 'marketing', 'design', 'development'],
  tools: [
    'token-creator',
    'token-check',
    'token-locking',
    'liquidity-locking',
    'grants',
    'claims',
    'mint-codes',
    'account',
    'wallet',
    'contracts',
  ],
  house: ['company', 'contact', 'library', 'privacy', 'terms', 'assistant', 'not-said'],
} as const

const allTopics = Object.entries(topics).flatMap(([group, own]) => own.map((topic) => ({ group, topic })))

/** The facts of every topic, as they are written in English and in another language. */
async function written(
  language: Language,
): Promise<{ topic: string; facts: Facts; told: Readonly<Record<string, Told>> }[]> {
  return Promise.all(
    allTopics.map(async ({ topic }) => {
      const { facts } = (await import(`#content/answers/en/${topic}.ts`)) as { facts: Facts }
      const { facts: told } = (await import(`#content/answers/${language}/${topic}.ts`)) as {
        facts: Readonly<Record<string, Told>>
      }
      return { topic, facts, told }
    }),
  )
}

/**
 * Tells all facts in a language that are about what the company offers, with their figures. Throws where a sentence has a slot that no
 * function fills.
 */
async function tellIn(language: Language): Promise<ToldFact[]> {
  const say = sayIn(language)
  const parts = await Promise.all(
    allTopics.map(async ({ group, topic }) =>
      ((await import(`./slots/${group}/${topic}.ts`)) as { slots: SlotsOf }).slots(say),
    ),
  )
  const slots: Readonly<Record<string, string>> = Object.assign({}, ...parts)
  const filled = (text: string, id: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = slots[name]
      if (value === undefined) throw new Error(`No function fills {${name}} of ${id}.`)
      return value
    })
  const documents = Object.keys(libraryPages())
  const isWritten = (at: string) =>
    !/^\/(?:brochures|whitepaper)\//.test(at) || documents.some((path) => at.startsWith(path))
  // A list of nothing takes its sentence with it, and the first sentence takes the fact.
  const isSaid = (sentence: string) => ![...sentence.matchAll(/\{(\w+List)\}/g)].some(([, name]) => slots[name!] === '')
  return (await written(language)).flatMap(({ topic, facts, told }) =>
    Object.entries(facts).flatMap(([id, fact]): ToldFact[] => {
      const { at, next = [], silent } = fact
      const { asks, says: sentences } = told[id]!
      const [first = '', ...more] = sentences.split(/(?<=\.) /)
      const says = [first, ...more.filter(isSaid)].join(' ')
      if (!isSaid(first) || !isWritten(at) || ![...servicesOf({ ...fact, topic })].every(isOffered)) return []
      const asked = asks.map((ask) => ask.replaceAll(/\{(company\w+)\}/g, (slot, name: string) => slots[name] ?? slot))
      return [{ id, topic, at, next, asks: asked, says: filled(says, id), ...(silent && { silent }) }]
    }),
  )
}

/** Tells all facts in every language. */
export async function tellFacts(): Promise<FactsByLanguage> {
  const told = await Promise.all(languages.map(async (language) => [language, await tellIn(language)] as const))
  return Object.fromEntries(told) as unknown as FactsByLanguage
}
