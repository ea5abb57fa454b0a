import { useState, type SubmitEvent } from 'react'
import type { HeldV4 } from '#chain/positions/find-positions-v4.ts'
import type { Position } from '#chain/positions/read-positions.ts'
import { figure } from '#core/text/figure.ts'
import { LineField } from '#ui/components/line-field.tsx'
import { PositionRows, type Locking } from './wallet-positions.tsx'

/** Numbers beyond this name no position: the lock takes none of them. */
const largest = 2n ** 96n

type HeldV4Props = {
  held: Omit<HeldV4, 'positions'> & { positions: readonly Position[] }
  locking: Locking
  name: (tokenId: bigint) => void
  /** The oldest block that was looked through; 0: all of them were. */
  from: number
  /** Looks through blocks before `end` for what came in them. Rejects when the chain does not answer. */
  further: (end: number) => Promise<void>
}

/** The positions of Uniswap V4 in the wallet, and the field that finds one by its number. */
export function WalletPositionsV4({ held, locking, name, from, further }: HeldV4Props) {
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
      {held.positions.length === 0 && (
        <p>
          {from > 0
            ? 'No position that came to this account lately was found.'
            : 'This account has no position with liquidity on this chain.'}
        </p>
      )}
      <PositionRows positions={held.positions} locking={locking} />
      {held.more && (
        <p className="soft">More came to this account lately than are shown. Find others by their number.</p>
      )}
      {from > 0 && <Further {...{ from, further }} />}
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
          hint="V4 keeps no list by owner. The interface a position was made with shows its number."
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

/** Looks for positions that came before the blocks that were looked through. */
function Further({ from, further }: Pick<HeldV4Props, 'from' | 'further'>) {
  const [going, setGoing] = useState('')

  async function look() {
    if (going === looking) return
    setGoing(looking)
    await further(from).then(
      () => setGoing(''),
      () => setGoing('The chain does not answer. Try again in a minute.'),
    )
  }

  return (
    <div className="actions">
      <button type="button" className="button" aria-disabled={going === looking} onClick={() => void look()}>
        Look further back
      </button>
      <output>{going || `Blocks from ${figure(from)} on were searched.`}</output>
    </div>
  )
}

const looking = 'Searching earlier blocks.'
