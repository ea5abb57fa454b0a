import { lockText, proofPath, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'

/** The badge of a lock, and the line that puts it on another site. */
export function ProofBadge({ lock }: { lock: LockKey }) {
  const { origin } = location
  const picture = `/badge/lock/${lockText(lock)}.svg`
  const html = `<a href="${origin}${proofPath(lock)}"><img src="${origin}${picture}" width="320" height="88" alt="Proof of a token lock"></a>`
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
