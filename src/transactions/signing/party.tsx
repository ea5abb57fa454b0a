import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'

/** An account or contract: its seal, its name if it has one, and always the whole address. */
export function Party({ address, name, small }: { address: string; name?: string; small?: boolean }) {
  return (
    <span className="party">
      <Seal seed={address} size={small ? 28 : 44} />
      <span>
        {name && <strong className="party-name">{name}</strong>}
        <Address value={address} />
      </span>
    </span>
  )
}
