import type { Explained } from './explain-error.ts'

type WhyProps = { why: Explained | undefined }

/** Why something was refused, and what to do; nothing where it was not. */
export function WhyLine({ why }: WhyProps) {
  return (
    why && (
      <p className="locks-bad">
        <WhyWords why={why} />
      </p>
    )
  )
}

/** The same in a line of something else. */
export function WhyWords({ why }: WhyProps) {
  return (
    why && (
      <span lang={why.lang}>
        {why.message} {why.remedy}
      </span>
    )
  )
}
