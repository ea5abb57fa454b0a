import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#content/answers/fact.ts'
import { serviceNames } from '#content/answers/own-words/service-names.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { filesBelow } from '../../scripts/pages/site-files.ts'
import type { Trace } from './find-traces.ts'

const texts = /\.(?:html|md|txt|xml|json|svg|data|ics|webmanifest|jsonfeed)$/

/**
 * An address of the own page of a service, with what is around it. The page of one thing below it, such as a lock, is another one. How fast a
 * page is belongs to a record with a hash, which the evidence page shows: `npm run evidence` makes the company's own.
 */
const addressOf = (slug: string) => new RegExp(String.raw`/${slug}(?![\w/.-]| has a performance of|\\n\d)`, 'g')
const isRecord = (file: string) => /^evidence(?:\.|\/index\.)/.test(file)

/** Addresses of services that are left out, in a text that a visitor or a machine reads. */
export function leftOutIn(where: string, text: string, slugs: readonly string[]): Trace[] {
  return slugs.flatMap((slug) =>
    [...text.matchAll(addressOf(slug))].map(({ index }) => ({
      where,
      words: text.slice(Math.max(0, index - 60), index + 60).replaceAll(/\s+/g, ' '),
    })),
  )
}

/** Addresses of services that are left out, in the files of a built site. */
export async function leftOutBelow(folder: string, slugs: readonly string[]): Promise<Trace[]> {
  const found: Trace[] = []
  for (const file of (await filesBelow(folder)).filter((each) => texts.test(each) && !isRecord(each)))
    found.push(...leftOutIn(file, await readFile(join(folder, file), 'utf8'), slugs))
  return found
}

const isOwn = (href: string) => /^\/(?!\/)|^#/.test(href)
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Links to places of ours on these pages that lead nowhere: the page does not answer, or has no such place. */
export async function deadLinks(url: string, pages: readonly string[]): Promise<Trace[]> {
  const answers = new Map<string, Promise<{ status: number; text: string }>>()
  const ask = (path: string) => {
    const known = answers.get(path)
    if (known) return known
    const asked = fetch(url + path).then(async (answer) => ({
      status: answer.status,
      text: /html/.test(answer.headers.get('content-type') ?? '') ? await answer.text() : '',
    }))
    answers.set(path, asked)
    return asked
  }
  const dead: Trace[] = []
  for (const page of pages) {
    const { text } = await ask(page)
    const hrefs = new Set(
      [...text.matchAll(/<(?:a|form)\s[^>]*?(?:href|action)="([^"]+)"/g)].map(([, href]) => decoded(href!)),
    )
    for (const href of [...hrefs].filter(isOwn)) {
      const [path = '', place] = href.split('#')
      // A page may be that of an error: what is asked of it is its places.
      const { status, text: there } = path ? await ask(path) : { ...(await ask(page)), status: 200 }
      const isMissing = place && there && !there.includes(`id="${place}"`)
      // What takes a form refuses a link; and a page that is not there has no places.
      if (status === 404 || status >= 500 || (isMissing && status < 400))
        dead.push({ where: page, words: `${href} leads nowhere (${status}${isMissing ? ', no such place' : ''})` })
    }
  }
  return dead
}

/** What asks for a service in four languages. */
const questions = (name: string) => [
  `What does ${name} cost?`,
  `Do you offer ${name}?`,
  `Was kostet ${name}?`,
  `Combien coûte ${name} ?`,
  `¿Cuánto cuesta ${name}?`,
]

/** Services that are left out, where a visitor would meet them first: their pages, the bar and the foot, prices, forms, search and answers. */
export async function leftOutAt(url: string, slugs: readonly ServiceSlug[]): Promise<Trace[]> {
  const found: Trace[] = []
  const read = async (path: string) => (await fetch(url + path)).text()
  const [home, prices, contact, book] = await Promise.all(['/', '/pricing', '/contact-us', '/book'].map(read))
  for (const slug of slugs) {
    const { name } = services[slug]
    const { status } = await fetch(`${url}/${slug}`)
    if (status !== 404) found.push({ where: `/${slug}`, words: `answered ${status}` })
    const places = {
      bar: home!,
      prices: prices!,
      contact: contact!,
      book: book!,
      search: await read(`/search?q=${name}`),
    }
    for (const [where, text] of Object.entries(places)) {
      found.push(...leftOutIn(where, text, [slug]))
      // The search repeats what was looked for, and finds posts that mention it.
      if (where !== 'search' && new RegExp(String.raw`\b${name}`, 'i').test(text)) found.push({ where, words: name })
    }
    if (contact!.includes(`value="${slug}"`)) found.push({ where: '/contact-us', words: `offers ${slug}` })
    for (const question of questions(name)) {
      const answer = await said(url, question)
      found.push(...leftOutIn(question, answer, [slug]))
      // What is not known is said with the words of the question, between these marks.
      const words = answer.replaceAll(/[“„«][^”“»]*[”“»]/g, '')
      const called = languages.map((language) => serviceNames[language][slug] ?? name)
      if (called.some((each) => words.toLowerCase().includes(each.toLowerCase())))
        found.push({ where: question, words: words.slice(0, 300) })
    }
  }
  return found
}

/** What the assistant says to a question. */
async function said(url: string, chatInput: string): Promise<string> {
  const answer = await fetch(`${url}/webhook/site/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ action: 'sendMessage', chatInput, sessionId: '1795245706104' }),
  })
  if (!answer.ok) throw new Error(`The assistant answered ${answer.status}: ${await answer.text()}`)
  return answer.text()
}
