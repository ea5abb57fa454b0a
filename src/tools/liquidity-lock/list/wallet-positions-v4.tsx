import { useState, type SubmitEvent } from 'react'
import type { HeldV4 } from '#chain/positions/find-positions-v4.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { PositionRows, type Locking } from './wallet-positions.tsx'

/** Numbers beyond this name no position: the lock takes none of them. */
const largest = 2n ** 96n

type HeldV4Props = { held: HeldV4; locking: Locking; name: (tokenId: bigint) => void }

/** The positions of Uniswap V4 in the wallet, and the field that finds one by its number. */
export function WalletPositionsV4({ held, locking, name }: HeldV4Props) {
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const given = typed.trim()
    const isNumber = /^\d{1,29}$/.test(given) && BigInt(given) > 0n && BigInt(given) < largest
    setComplaint(isNumber ? '' : 'Type the number of the position, digits only.')
    if (!isNumber) return
    name(BigInt(given))
    setTyped('')
  }

  return (
    <>
      <h3>Positions of Uniswap V4</h3>
      {held.positions.length === 0 && <p>No position that came to this account lately was found.</p>}
      <PositionRows positions={held.positions} locking={locking} />
      {held.more && (
        <p className="soft">More came to this account lately than are shown. Find others by their number.</p>
      )}
      {held.strange.map((tokenId) => (
        <p key={String(tokenId)} className="locks-bad">
          Position {String(tokenId)} does not belong to this account on this chain, or holds no liquidity. Compare
          number, account and chain.
        </p>
      ))}
      <form className="locks-actions" noValidate onSubmit={submit}>
        <LineField
          id="liquidity-v4"
          label="Number of a V4 position"
          inputMode="numeric"
          value={typed}
          error={complaint}
          hint="V4 keeps no list by owner: what came long ago is found by its number, which the interface shows where you created it."
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="actions">
          <button type="submit" className="button">
            Find it
          </button>
        </div>
      </form>
    </>
  )
}
