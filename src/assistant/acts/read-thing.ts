import { languages, type Language } from '#content/answers/fact.ts'
import { readIn } from '#assistant/facts/languages/read-in.ts'
import type { NamedThing, Thing } from './act.ts'
import { aroundThing } from './words/asks.ts'

const address = String.raw`0x[\da-fA-F]{40}`
const hash = String.raw`0x[\da-fA-F]{64}`
const end = String.raw`(?![\w-])`

/** Pages of ours about one thing, and the pages that explorers have about accounts, tokens and transactions. */
const pages: readonly (readonly [pattern: RegExp, read: (found: string) => Thing, elsewhere?: true])[] = [
  [
    new RegExp(String.raw`^/(?:token-locking|lock)/(${address}-\d{1,29}(?:-votes)?|\d{1,78})${end}`),
    (lock) => ({ is: 'lock', lock }),
  ],
  [/^\/claim\/(\d{1,31})(?![\w-])/, (id) => ({ is: 'campaign', id })],
  [new RegExp(String.raw`^/grants/(${address}-\d{1,29}|\d{1,78})${end}`), (id) => ({ is: 'grant', id })],
  [new RegExp(String.raw`^/tx/(${hash})${end}`), (found) => ({ is: 'transaction', hash: found }), true],
  [
    new RegExp(String.raw`^/(?:meme-token|address|token|contract|account)/(${address})${end}`),
    (found) => ({ is: 'address', address: found }),
    true,
  ],
  [
    new RegExp(
      String.raw`^/(?:token-check|token-locking|dashboard|nft-audit)?\?(?:token|account|collection)=(${address})${end}`,
    ),
    (found) => ({ is: 'address', address: found }),
  ],
]

const link = /(?<!\S)(?:https?:\/\/([\w.:-]{1,120}))?(\/[^\s]{1,300})/
const bareAddress = new RegExp(String.raw`(?<![\w/])(${address})(?!\w)`, 'g')
const name = /(?<![\w@/.-])((?:[\p{L}\p{N}_-]{1,60}\.){1,4}eth)(?![\w-]|\.\w)/iu

/** Words beside what is named: more say something else. */
const mostWords = 12

/**
 * The account, contract, transaction, name or page that a message names, and asks about it nothing but what it is or what can be done
 * with it. `host` is that of this site. Undefined where it names none or several, or says more.
 */
export function readThing(text: string, host = ''): NamedThing | undefined {
  const found = linked(text, host) ?? addressed(text) ?? named(text)
  if (!found) return undefined
  const language = languageOf(text.replaceAll(found.said, ' '))
  return language && { language, thing: found.thing, ...(found.elsewhere && { elsewhere: found.elsewhere }) }
}

type Found = { thing: Thing; said: string; elsewhere?: string }

function linked(text: string, host: string): Found | undefined {
  const [said, site, path] = link.exec(text) ?? []
  if (!said || !path) return undefined
  const isOurs = !site || site === host
  for (const [pattern, read, elsewhere] of pages) {
    const found = pattern.exec(path)?.[1]
    if (found && (isOurs || elsewhere)) return { thing: read(found), said, ...(!isOurs && { elsewhere: site }) }
  }
  return undefined
}

function addressed(text: string): Found | undefined {
  const [first, second] = [...new Set([...text.matchAll(bareAddress)].map(([, found]) => found!))]
  return first && !second ? { thing: { is: 'address', address: first }, said: first } : undefined
}

function named(text: string): Found | undefined {
  const found = name.exec(text)?.[1]
  return found ? { thing: { is: 'name', name: found.toLowerCase() }, said: found } : undefined
}

/** The language whose words around a thing these all are; English where there are none. */
function languageOf(rest: string): Language | undefined {
  return languages.find((language) => {
    const words = readIn(language, rest)
    return words.length <= mostWords && words.every((word) => aroundThing[language].includes(word))
  })
}
