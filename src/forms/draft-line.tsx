import type { Kept } from './keeper.ts'

type Line = { kept: Kept; discard: () => void; bringBack: () => void }

const places = { device: 'Draft kept on this device.', memory: 'Draft kept while this page stays open.' }
const spares = { discarded: 'Draft discarded.', earlier: 'An earlier draft is at hand.' }

/** Says where the draft is, throws it away, and brings a thrown one back. */
export function DraftLine({ kept: { place, spare }, discard, bringBack }: Line) {
  if (!place && !spare) return null
  return (
    <div className="draft-line">
      {place && (
        <p>
          {places[place]}{' '}
          <button type="button" className="text-button" onClick={discard}>
            Discard
          </button>
        </p>
      )}
      {spare && (
        <p>
          {spares[spare]}{' '}
          <button type="button" className="text-button" onClick={bringBack}>
            Bring it back
          </button>
        </p>
      )}
    </div>
  )
}
