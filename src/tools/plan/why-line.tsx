import type { Explained } from './explain-error.ts'

/** Why something was refused, and what to do; nothing where it was not. */
export function WhyLine({ why }: { why: Explained | undefined }) {
  return (
    why && (
      <p className="locks-bad">
        {why.message} {why.remedy}
      </p>
    )
  )
}
