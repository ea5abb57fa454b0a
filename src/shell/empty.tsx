import { Seal } from '#engraver/seal.tsx'

/** What stands where nothing has been made yet: a pale seal, and what can be expected. */
export function Empty({ seed, children }: { seed: string; children: string }) {
  return (
    <div className="wide">
      <div className="empty">
        <Seal seed={seed} size={120} />
        <p className="statement">Not yet engraved.</p>
        <p className="soft">{children}</p>
      </div>
    </div>
  )
}
