import type { FormStep } from './define-form.ts'

/** The first step that holds one of these fields; undefined when none does. */
export function stepOf(steps: readonly FormStep[], fields: readonly string[]): number | undefined {
  const at = steps.findIndex((step) => step.fields.some((field) => fields.includes(field)))
  return at < 0 ? undefined : at
}

/** Where a returning visitor continues: at the first step with an error, but never past the first one not yet begun. */
export function resumeAt(
  steps: readonly FormStep[],
  { typed, wrong }: { typed: readonly string[]; wrong: readonly string[] },
): number {
  const begun = steps.findLastIndex((step) => step.fields.some((field) => typed.includes(field)))
  return Math.min(begun + 1, stepOf(steps, wrong) ?? steps.length - 1)
}

/** What is wrong in one step, out of all that is wrong in the form. */
export function wrongIn(step: FormStep, errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => step.fields.includes(field)))
}
