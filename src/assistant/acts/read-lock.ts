import { languages, type Language } from '#content/answers/fact.ts'
import type { SaidLock, Span } from './act.ts'
import { amountOf, digits, multiplePattern, plain, spanOf, spanPattern } from './quantities.ts'
import { Rest } from './rest.ts'
import * as words from './words/lock.ts'

const verb = (language: Language) => new RegExp(`^(?:${words.politely})?(?:${words.lockVerbs[language]})\\s+(?=\\S)`)

/** Longer messages say more than a lock. */
const longest = 300

/**
 * A lock that is asked for in one sentence: `lock 20 % of MRD for a year, linear`. It has to begin with the verb and to say how much, and
 * the token or the time besides. Undefined for everything else, so for every question.
 */
export function readLock(text: string): SaidLock | undefined {
  const trimmed = text.normalize('NFC').trim()
  const said = plain(trimmed)
  if (trimmed.length > longest || /[?\n]/.test(said) || words.ofLiquidity.test(said)) return undefined
  const begun = beginning(said)
  if (!begun) return undefined
  const { language } = begun
  const rest = new Rest(trimmed, said, begun)
  const owner = rest.take(/(?<!\w)(?:for|to|fur|an|pour|para|a) (0x[\da-f]{40})(?!\w)/)?.[1]
  const token = rest.take(/(?<!\w)(0x[\da-f]{40})(?!\w)/)?.[1]
  const when = readWhen(rest)
  const much = readAmount(rest, language)
  if (!much.amount && !much.share) return undefined
  const symbol = token ? undefined : (much.symbol ?? readSymbol(rest))
  if (!symbol && !token && !when.span && !when.until && when.shape !== 'never') return undefined
  const { amount, share, of } = much
  return {
    language,
    ...(amount && { amount }),
    ...(share !== undefined && { share, of: of ?? 'balance' }),
    ...(symbol && { symbol }),
    ...(token && { token }),
    ...(owner && { owner }),
    ...when,
    left: rest.left(words.restOfLock),
  }
}

/** Where what is to be locked is said, and in which language. */
function beginning(said: string): { language: Language; from: number; to: number } | undefined {
  for (const language of languages) {
    const found = verb(language).exec(said)
    if (found) return { language, from: found[0].length, to: said.length }
  }
  const found = words.germanEnd.exec(said)
  if (!found) return undefined
  const from = said.indexOf(found[1]!)
  return { language: 'de', from, to: from + found[1]!.length }
}

type When = Pick<SaidLock, 'shape' | 'span' | 'until' | 'cliff' | 'steps'>

/** When it vests. Without a word for it, everything is free on one day, or after the cliff that is named. */
function readWhen(rest: Rest): When {
  const cliff = readCliff(rest)
  const until = readDay(rest)
  const every = words.stepEvery.find(([pattern]) => rest.take(pattern))?.[1]
  const counted = Number(rest.take(words.stepCount)?.[1] ?? Number.NaN)
  const span = spanIn(rest.take(new RegExp(spanPattern)))
  const said = words.shapeWords.find(([pattern]) => rest.take(pattern))?.[1]
  const steps = counted >= 2 ? counted : every && span ? Math.floor(monthsOf(span) / every) : undefined
  const shape = said === 'never' ? 'never' : cliff ? 'cliff' : steps && steps >= 2 ? 'steps' : (said ?? 'day')
  return {
    shape,
    ...(shape !== 'never' && span && { span }),
    ...(shape !== 'never' && until && { until }),
    ...(shape === 'cliff' && cliff && { cliff }),
    ...(shape === 'steps' && steps && { steps }),
  }
}

const spanIn = (found: readonly string[] | undefined): Span | undefined =>
  found ? spanOf(found[1]!, found[2]!) : undefined

const monthsOf = ({ count, unit }: Span) => count * { day: 1 / 30, week: 7 / 30, month: 1, year: 12 }[unit]

function readCliff(rest: Rest): Span | undefined {
  const before = rest.take(new RegExp(`${spanPattern}[\\s-]*${words.cliffWord}\\b`))
  return spanIn(
    before ?? rest.take(new RegExp(`\\b${words.cliffWord}(?: period)?(?: of| von| de| after| nach)? ${spanPattern}`)),
  )
}

const named = words.monthNames.flat().join('|')
const dayThenMonth = new RegExp(
  String.raw`(?:\b${words.untilWords} )?\b(\d{1,2})(?:st|nd|rd|th|\.|er)? (?:de )?(${named}),? (?:de )?(\d{4})\b`,
)
const monthThenDay = new RegExp(
  String.raw`(?:\b${words.untilWords} )?\b(${named}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`,
)

/** A day that is named, as `2028-01-31`. */
function readDay(rest: Rest): string | undefined {
  const iso = rest.take(new RegExp(String.raw`(?:\b${words.untilWords} )?\b(\d{4})-(\d{2})-(\d{2})\b`))
  if (iso) return dayOf(iso[1]!, Number(iso[2]), iso[3]!)
  const first = rest.take(dayThenMonth)
  if (first) return dayOf(first[3]!, monthOf(first[2]!), first[1]!)
  const second = rest.take(monthThenDay)
  return second && dayOf(second[3]!, monthOf(second[1]!), second[2]!)
}

const monthOf = (name: string) => 1 + Math.max(...words.monthNames.map((names) => names.indexOf(name)))

function dayOf(year: string, month: number, day: string): string | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  // The 31st of a month of thirty days is another day.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso
}

type Much = Pick<SaidLock, 'amount' | 'share' | 'of' | 'symbol'>

function readAmount(rest: Rest, language: Language): Much {
  const of = rest.take(words.ofSupply) ? 'supply' : undefined
  const share = Number(rest.take(words.percent)?.[1]?.replace(',', '.') ?? Number.NaN)
  if (share > 0 && share <= 100) return { share, ...(of && { of }) }
  const found = rest.take(new RegExp(String.raw`(?<![\w.,-])(${digits})${multiplePattern}`))
  const amount = found && amountOf(found[1]!, language, found[2] ?? found[3])
  if (amount) {
    const symbol = rest.takeAt(found.end, /^ ?(?:of |von |de |d')?\$?([A-Za-z][A-Za-z0-9]{1,11})(?!\w)/)?.[1]
    return { amount, ...(symbol && !words.restOfLock.has(plain(symbol)) && { symbol }) }
  }
  const half = words.shareWords.find(([pattern]) => rest.take(pattern))?.[1]
  return half ? { share: half, ...(of && { of }) } : {}
}

/** What a token is called in a text, such as `MRD`: in capitals, or behind `of`. */
function readSymbol(rest: Rest): string | undefined {
  const behind =
    /(?<!\w)(?:of|von|de|del|mes|mis|my|meine[nr]?|d')[ ]?(?:my |the |our |meinen |meiner |mes |mis )?\$?([a-z][a-z0-9]{1,11})(?!\w)/
  return (
    rest.takeWritten(behind, (found) => !words.restOfLock.has(found)) ??
    rest.takeOriginal(/(?<![\w$])\$?([A-Z][A-Z0-9]{1,11})(?!\w)/)
  )
}
