import { readOwner } from '#core/text/read-owner.ts'
import { checkDraft, type ScheduleDraft, type Shape } from '#tools/token-lock/schedule/schedule-draft.ts'
import { firstAnswers, type LockAnswers } from './lock-answers.ts'

/** What a link fills the form of a lock with. `share`: of what the account holds, in hundredths of a per cent. */
export type LinkedLock = { answers: Partial<LockAnswers>; share?: bigint }

const shapes = new Set<string>(['day', 'linear', 'cliff', 'steps', 'never'] satisfies Shape[])

/** Longest count of a unit: the contract takes an end at most a hundred years ahead. */
const mostCount = 36_525

/**
 * What the query of an address says of a lock: `amount` in whole tokens or `share` in per cent of the balance; `shape` with `for` or `until`,
 * `cliff` and `steps`; `owner`. A length is a count and `d`, `w`, `m` or `y`, such as `18m`; a day is `2028-01-31`. The token is read by
 * `tokenOfPage`. `now` in Unix seconds. What makes no sense is left out; undefined where nothing is left.
 */
export function readLinkedLock(query: string, now: number): LinkedLock | undefined {
  const given = new URLSearchParams(query)
  const amount = given.get('amount') ?? ''
  const share = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(given.get('share') ?? '')
  const hundredths = share ? BigInt(share[1]! + (share[2] ?? '').padEnd(2, '0')) : 0n
  const owner = given.get('owner') ?? ''
  const draft = readDraft(given, now)
  const answers: Partial<LockAnswers> = {
    ...(/^\d{1,60}(?:\.\d{1,36})?$/.test(amount) && { amount }),
    ...(readOwner(owner).startsWith('0x') && { whom: 'one' as const, owner }),
    ...(draft && { draft }),
  }
  const isShare = !answers.amount && hundredths > 0n && hundredths <= 10_000n
  if (Object.keys(answers).length === 0 && !isShare) return undefined
  return { answers, ...(isShare && { share: hundredths }) }
}

/** The schedule of a link; undefined where it has none, or one that the contract would refuse. */
function readDraft(given: URLSearchParams, now: number): ScheduleDraft | undefined {
  const shape = given.get('shape') ?? ''
  if (!shapes.has(shape)) return undefined
  const first = firstAnswers(now).draft
  if (shape === 'never') return { ...first, shape }
  const end = dayOf(given.get('until') ?? '') ?? after(first.start, given.get('for') ?? '') ?? first.end
  const cliff = after(first.start, given.get('cliff') ?? '')
  const steps = Number(given.get('steps') ?? first.steps)
  const draft = { ...first, shape: shape as Shape, end, ...(cliff && { cliff }), steps }
  // A cliff that was not named lies within the time that was.
  const placed = shape === 'cliff' && !cliff && draft.cliff > end ? { ...draft, cliff: end } : draft
  return Object.keys(checkDraft(placed, now)).length === 0 ? placed : undefined
}

/** The beginning of a day that is written `2028-01-31`, in the visitor’s own zone. */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const seconds = new Date(`${text}T00:00`).getTime() / 1_000
  return Number.isFinite(seconds) ? seconds : undefined
}

/** The time so long after another, in Unix seconds. Months and years are those of the calendar. */
function after(start: number, length: string): number | undefined {
  const [, digits, unit] = /^(\d{1,5})([dwmy])$/.exec(length) ?? []
  const count = Number(digits)
  if (!unit || count === 0 || count > mostCount) return undefined
  const date = new Date(start * 1_000)
  if (unit === 'd') return start + count * 86_400
  if (unit === 'w') return start + count * 7 * 86_400
  const months = unit === 'y' ? count * 12 : count
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  // The month may be shorter than the day it began on: then its last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime() / 1_000
}
