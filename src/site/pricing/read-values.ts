import { pricing, readinessItems } from '#content/pricing.ts'
import { estimateAudit, estimateMenu, type Estimate, type Menu } from '#core/offer/estimate.ts'
import { figure } from '#core/text/figure.ts'

/** The values of a calculator's controls, by their name; a group of boxes has one entry for each that is ticked. */
export type Values = Record<string, readonly string[]>

/** Why nothing is computed: the control it is about, and a sentence that says what to do. */
export type Refusal = { field: string; sentence: string }

/** One number an audit is estimated from, as the calculator asks for it. */
export type Count = { name: string; label: string; hint: string; least: number; most: number; value: number }

/** The questions of the audit calculator, in order, with the values it starts from. */
export const auditCounts: readonly Count[] = [
  {
    name: 'lines',
    label: 'Lines of code',
    hint: 'Without comments, blank lines and interfaces.',
    least: 1,
    most: pricing.audit.mostLines,
    value: 900,
  },
  {
    name: 'interfaces',
    label: 'Lines of interfaces',
    hint: `Each counts ${figure(pricing.audit.interfaceShare)} % of a line.`,
    least: 0,
    most: pricing.audit.mostLines,
    value: 0,
  },
  {
    name: 'calls',
    label: 'Calls to other contracts',
    hint: 'Every place where your code hands over control.',
    least: 0,
    most: 5_000,
    value: 8,
  },
  {
    name: 'bases',
    label: 'Contracts you inherit from',
    hint: 'Your own and those of libraries.',
    least: 0,
    most: 1_000,
    value: 4,
  },
  {
    name: 'ready',
    label: 'Items of the checklist that are done',
    hint: `Of ${readinessItems.length}; each saves reading.`,
    least: 0,
    most: readinessItems.length,
    value: 0,
  },
]

/** The estimate for the counts as they were typed; thousands may be set apart. Answers the first refusal. */
export function readAudit(values: Values): Estimate | Refusal {
  const counts: number[] = []
  for (const { name, label, least, most } of auditCounts) {
    const typed = (values[name]?.[0] ?? '').replaceAll(/[\s,_']/g, '')
    const count = /^\d{1,9}$/.test(typed) ? Number(typed) : undefined
    if (count === undefined || count < least || count > most)
      return { field: name, sentence: `${label}: enter a whole number from ${figure(least)} to ${figure(most)}.` }
    counts.push(count)
  }
  const [lines, interfaceLines, externalCalls, inheritance, ready] = counts as [number, number, number, number, number]
  return estimateAudit({ lines, interfaceLines, externalCalls, inheritance, ready })
}

/** The estimate for the ticked options of a menu. */
export const readMenu = (menu: Menu) => (values: Values) => estimateMenu(menu, values.option ?? [])
