import { Address } from '#seals/components/address.tsx'
import { Seal } from '#seals/components/seal.tsx'

type PartyProps = { address: string; name?: string; proof?: string; small?: boolean }

/** An account or contract: its seal, its name if it has one, always the whole address, and how it is known. */
export function Party({ address, name, proof, small }: PartyProps) {
  return (
    <span className="party">
      <Seal seed={address} size={small ? 28 : 44} />
      <span>
        {name && <strong className="party-name">{name}</strong>}
        <Address value={address} />
        {proof && <span className="party-proof soft small">{proof}</span>}
      </span>
    </span>
  )
}
