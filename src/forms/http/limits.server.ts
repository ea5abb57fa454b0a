import { admitProven, type AdmissionDeps, type Asker, type Price } from '#core/admission/admission.server.ts'
import { byNetwork, enforceLimits } from '#core/admission/rate-limit.server.ts'
import { budget } from '#core/admission/visitor-limits.server.ts'
import type { Form } from '#forms/definition/define-form.ts'

/** A form by the name it is sent under. */
type Named = { name: string; form: Form }

/** The price of a submission; a challenge of a form is solved for it. */
export function priceOf({ name, form }: Named): Price {
  const { most: quiet, seconds } = form.quiet
  return { name, first: 'proof', budget, quiet, seconds }
}

/** Milliseconds after asking for its challenge in which nobody fills in a form. */
export const fillTime = 2_000

/**
 * Counts a submission. One without script cannot work for more than its network has for nothing; any other shows a proof of work,
 * which the caller spends. Throws as `admitProven` and `enforceLimits` do.
 */
export function admitSubmission(
  deps: AdmissionDeps,
  { name, form, native, address, proof }: Asker & Named & { native: boolean },
): Promise<void> {
  if (!native) return admitProven(deps, priceOf({ name, form }), { address, proof, ripe: fillTime })
  return enforceLimits(deps, byNetwork({ name: `native-${name}`, ...form.quiet }, address))
}
