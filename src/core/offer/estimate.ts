import { pricing } from '#content/pricing.ts'
import { offerOf, stepOf, type Offer } from './steps.ts'

/** An offer that is computed: what the middle of its days is made of, and what would move them. Always indicative. */
export type Estimate = Offer & {
  currency: string
  /** Working days by what they are spent on, in the middle of the range; a saving is negative. */
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
  const steps = {
    setUp: [rates.setUpDays, rates.setUpDays],
    reading: stepOf(reading + joints - saved),
    report: [rates.reportDays, rates.reportDays],
    fixReview: [rates.fixReviewDays, rates.fixReviewDays],
  } as const
  return {
    ...offerOf(steps, rates.reviewers),
    currency: pricing.currency,
    parts: parts.filter(([, part]) => part !== 0),
    wouldChange: [
      'Code you add after the count: we count again.',
      'Assembly, your own mathematics or signatures: we read them at half the speed.',
      'A protocol yours depends on, if we have to read its code too.',
      'A date that cannot move: more reviewers take more days in total.',
    ],
  }
}

/** A piece of work made of a base and of chosen options, as `content/pricing.ts` describes it. */
export type Menu = {
  people: number
  /** What the work is on, in a word. */
  what: string
  /** What later changes do to the estimate, as a sentence. */
  changes: string
  /** The first and the last days of the base, which no option changes. */
  firstDays: number
  lastDays: number
  base: { label: string; days: number }
  options: readonly { id: string; label: string; days: number }[]
}

/** What a base with the chosen options takes; ids that the menu does not have are left out. */
export function estimateMenu(
  { people, what, changes, firstDays, lastDays, base, options }: Menu,
  chosen: readonly string[],
): Estimate {
  const taken = options.filter(({ id }) => chosen.includes(id))
  const parts = [base, ...taken].map(({ label, days }) => [label, days] as const)
  const work = parts.reduce((sum, [, days]) => sum + days, -firstDays - lastDays)
  return {
    ...offerOf({ first: [firstDays, firstDays], work: stepOf(work), last: [lastDays, lastDays] }, people),
    currency: pricing.currency,
    parts,
    wouldChange: [
      `Anything else about your ${what}: we price it before we begin.`,
      changes,
      `A review of the ${what} by a second firm, which we recommend if your ${what} will hold large sums.`,
    ],
  }
}
