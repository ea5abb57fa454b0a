import { pricing } from '#content/pricing.ts'

/** A range of working days and of money, what the days are made of, and what would move them. Always indicative. */
export type Estimate = {
  /** Whole working days, from and to. */
  days: readonly [from: number, to: number]
  /** Whole units of `currency`, rounded to hundreds, from and to. */
  price: readonly [from: number, to: number]
  currency: string
  /** Working days by what they are spent on; a saving is negative. */
  parts: readonly (readonly [label: string, days: number])[]
  /** One sentence for each thing that would change the estimate. */
  wouldChange: readonly string[]
}

/** What an audit is estimated from. Everything is a count. */
export type AuditScope = {
  /** Normalised source lines without interfaces. */
  lines: number
  interfaceLines: number
  externalCalls: number
  /** Contracts that others inherit from. */
  inheritance: number
  /** Ticked items of the readiness checklist. */
  ready: number
}

/** The price of a group of people for some days, as a range around the middle. */
export function rangeOf(days: number, people: number): Pick<Estimate, 'days' | 'price' | 'currency'> {
  const { range, dayRate, currency } = pricing
  const from = Math.max(1, Math.floor((days * (100 - range.below)) / 100))
  const to = Math.max(from + 1, Math.ceil((days * (100 + range.above)) / 100))
  const cost = (count: number) => Math.round((count * people * dayRate) / 100) * 100
  return { days: [from, to], price: [cost(from), cost(to)], currency }
}

/** What auditing code of this size takes. Counts must not be negative. */
export function estimateAudit({ lines, interfaceLines, externalCalls, inheritance, ready }: AuditScope): Estimate {
  const rates = pricing.audit
  const reading = (lines + (interfaceLines * rates.interfaceShare) / 100) / rates.linesPerDay
  const joints = externalCalls * rates.externalCallDays + inheritance * rates.inheritanceDays
  const share = Math.min(ready * rates.readinessSaving, rates.readinessSavingAtMost) / 100
  const saved = (reading + joints) * share
  const parts = [
    ['Set-up and threat model', rates.setUpDays],
    ['Reading, line by line', reading],
    ['Calls and inheritance', joints],
    ['Saved by what is ready', -saved],
    ['Report', rates.reportDays],
    ['Review of your fixes', rates.fixReviewDays],
  ] as const
  const days = parts.reduce((sum, [, part]) => sum + part, 0)
  return {
    ...rangeOf(days, rates.reviewers),
    parts: parts.filter(([, part]) => part !== 0),
    wouldChange: [
      'Code that is added after the count: it is counted again.',
      'Assembly, own mathematics or signatures: they are read at half the speed.',
      'A protocol yours depends on, when its code has to be read too.',
      'A date that cannot move: more reviewers cost more days in all.',
    ],
  }
}

/** A piece of work made of a base and of chosen options, as `content/pricing.ts` describes it. */
export type Menu = {
  people: number
  base: { label: string; days: number }
  options: readonly { id: string; label: string; days: number }[]
}

/** What a base with the chosen options takes; ids that the menu does not have are left out. */
export function estimateMenu({ people, base, options }: Menu, chosen: readonly string[]): Estimate {
  const taken = options.filter(({ id }) => chosen.includes(id))
  const parts = [base, ...taken].map(({ label, days }) => [label, days] as const)
  return {
    ...rangeOf(
      parts.reduce((sum, [, days]) => sum + days, 0),
      people,
    ),
    parts,
    wouldChange: [
      'Anything that is not in this list: ask, and it is priced before it is built.',
      'Changes after the first version has been accepted.',
      'A review by a second firm, which we recommend for larger sums and leave time for.',
    ],
  }
}
