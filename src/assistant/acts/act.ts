import type { Language } from '#content/answers/fact.ts'
import type { ServiceSlug } from '#core/offer/catalogue.ts'
import type { Unit } from './words/units.ts'

/** A span of time as it was said. */
export type Span = { count: number; unit: Unit }

/** A service that is to be priced, and how much of it: a time of work, or lines of code for an audit. */
export type Item = { slug: ServiceSlug; span?: Span; lines?: number }

/** Services whose prices are to be added up. */
export type Combination = { language: Language; items: readonly Item[] }

/** What was named: an account or contract, a transaction, a name, or a page of ours about one thing. */
export type Thing =
  | { is: 'address'; address: string }
  | { is: 'transaction'; hash: string }
  | { is: 'name'; name: string }
  | { is: 'lock'; lock: string }
  | { is: 'campaign'; id: string }
  | { is: 'grant'; id: string }

/** `elsewhere` is the host of an explorer, whose chain may be another one. */
export type NamedThing = { language: Language; thing: Thing; elsewhere?: string }

/** A lock as it was said. `share` is in per cent, `left` are words that were not understood. */
export type SaidLock = {
  language: Language
  amount?: string
  share?: number
  of?: 'balance' | 'supply'
  symbol?: string
  token?: string
  owner?: string
  shape: 'day' | 'linear' | 'cliff' | 'steps' | 'never'
  span?: Span
  until?: string
  cliff?: Span
  steps?: number
  left: readonly string[]
}

/** A token as it was said, in the fields and switches of the creator. `left` are words that were not understood. */
export type SaidToken = {
  language: Language
  kind: 'erc20' | 'erc721' | 'erc1155'
  name?: string
  symbol?: string
  supply?: string
  cap?: string
  decimals?: string
  features: readonly string[]
  left: readonly string[]
}

/** A page that is looked for, by the words that say what it is about. */
export type SoughtPage = { language: Language; about: string }

/** What a message asks for that the browser does by itself. */
export type Act =
  | ({ act: 'thing' } & NamedThing)
  | ({ act: 'lock' } & SaidLock)
  | ({ act: 'token' } & SaidToken)
  | ({ act: 'combination' } & Combination)
  | { act: 'call'; language: Language }
  | { act: 'hand-over'; language: Language }
  | ({ act: 'page' } & SoughtPage)
