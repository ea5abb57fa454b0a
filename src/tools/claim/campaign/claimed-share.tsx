import { amountText, shareText } from '#chain/tokens/amount-text.ts'
import type { Unit } from './campaign-view.tsx'

/** Lines of the whole drawing. */
const lines = 200

/** How much of a campaign is gone, drawn by line density: what was claimed is ruled, what is left is blank paper. */
export function ClaimedShare({ funded, remaining, unit }: { funded: bigint; remaining: bigint; unit: Unit }) {
  const gone = funded - remaining
  const ruled = funded === 0n ? 0 : Number((gone * BigInt(lines) + funded - 1n) / funded)
  const ruling = Array.from({ length: ruled }, (_, line) => `M${line + 1} 2V38`).join('')
  return (
    <figure className="claims-share">
      <svg viewBox={`0 0 ${lines + 1} 40`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0.5 1H${lines + 0.5}V39H0.5Z`} />
        <path d={ruling} />
      </svg>
      <figcaption>
        {amountText(gone, unit)} of {amountText(funded, unit)} are gone, {shareText(gone, funded)}; what is ruled is
        gone, what is blank is left.
      </figcaption>
    </figure>
  )
}
