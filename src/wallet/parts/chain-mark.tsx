import { Seal } from '#seals/components/seal.tsx'

/** The sign of a chain: its ring, engraved from its name, with its letters in the middle. An ornament beside the name. */
export function ChainMark({ icon, size }: { icon: { seed: string; glyph: string }; size: number }) {
  return (
    <svg className="wallet-chain-mark" width={size} height={size} viewBox="0 0 39 39" aria-hidden="true">
      <Seal seed={icon.seed} size={39} />
      <text x="19.5" y="24.5" textAnchor="middle" fill="currentColor">
        {icon.glyph}
      </text>
    </svg>
  )
}
