import { idText } from '#chain/tokens/numbered.ts'
import { proofPath } from '#tools/token-lock/read/lock-number.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'

/** The badge of a lock, and the line that puts it on another site. */
export function ProofBadge({ id }: { id: bigint }) {
  const { origin } = location
  const picture = `/badge/lock/${idText(id)}.svg`
  const html = `<a href="${origin}${proofPath(id)}"><img src="${origin}${picture}" width="320" height="88" alt="Proof of a token lock"></a>`
  return (
    <div className="locks-badge">
      <img src={picture} width="320" height="88" alt="The badge of this lock, as the chain has it now" />
      <pre>
        <code>{html}</code>
      </pre>
      <CopyButton id="locks-copy-badge" text={html} name="the line for your site" />
    </div>
  )
}
