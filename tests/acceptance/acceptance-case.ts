import type { EngineName } from '../engines/installed.ts'
import type { EnginePage } from '../engines/engine-page.ts'

/** What a page can be walked in. */
export type AcceptanceEngine = EngineName | 'chromium'

/** The widths every case is measured at, in pixels. */
export const widths = [375, 1440] as const
export type AcceptanceWidth = (typeof widths)[number]

/** What JSON can hold: a measured value is compared as a whole. */
type Measured = string | number | boolean | null | readonly Measured[]

/** One statement about the product, and how it is measured on a page of the running site. */
export type AcceptanceCase = {
  /** The chapter of the specification: 2 screens, 4 states, 5 validation, 7 calls, 8 errors, 9 limits. */
  section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  statement: string
  /** What is done first, once. */
  act?: (page: EnginePage) => Promise<unknown>
  /** Answers the value; it is asked again until it is the expected one. */
  measure: (page: EnginePage) => Promise<Measured>
  expected: Measured | RegExp
  /** The one width at which there is something to measure; without it, both. */
  only?: AcceptanceWidth
  /** Engines that cannot do it here, each with its reason. */
  cannot?: Partial<Record<AcceptanceEngine, string>>
}

/** Cases that one visit measures one after the other, from the page it begins on. */
export type AcceptanceVisit = {
  name: string
  path: string
  /** What is done before the first case, beside coming to life: a page without an application does not. */
  begin?: (page: EnginePage) => Promise<unknown>
  /** It is no matter what an earlier visit left. */
  asBefore?: boolean
  /** The page has no application in it. */
  still?: boolean
  cases: readonly AcceptanceCase[]
}

/** What a case came to at one width in one engine. */
export type AcceptanceResult = { value: string; holds: boolean }
