import { Engraving } from '#seals/components/engraving.tsx'
import { seal } from '#seals/lines/seal-lines.ts'

/** Shown where nothing has been made yet: the outline of a seal, and what can be expected. */
export function Empty({ seed, children }: { seed: string; children: string }) {
  return (
    <div className="wide">
      <div className="empty">
        <Engraving lines={seal(seed, 120).slice(0, 1)} size={120} />
        <p className="statement">Not yet engraved.</p>
        <p className="soft">{children}</p>
      </div>
    </div>
  )
}
