import { useRef } from 'react'
import type { Kept } from '#forms/submission/draft-autosave.ts'

type Line = { kept: Kept; discard: () => void; bringBack: () => void }

const places = { device: 'Draft kept on this device.', memory: 'Draft kept while this page stays open.' }
const spares = { discarded: 'Draft discarded.', earlier: 'You have an earlier draft.' }

/** Says where the draft is, throws it away, and brings a thrown one back. */
export function DraftLine({ kept: { place, spare }, discard, bringBack }: Line) {
  const line = useRef<HTMLDivElement>(null)

  // The button that was pressed goes: the focus stays here, on the sentence that tells what became of the draft.
  function act(action: () => void) {
    line.current?.focus()
    action()
  }

  if (!place && !spare) return null
  return (
    <div ref={line} className="draft-line" tabIndex={-1}>
      {place && (
        <p>
          {places[place]}{' '}
          <button type="button" className="text-button" onClick={() => act(discard)}>
            Discard
          </button>
        </p>
      )}
      {spare && (
        <p>
          {spares[spare]}{' '}
          <button type="button" className="text-button" onClick={() => act(bringBack)}>
            Restore it
          </button>
        </p>
      )}
    </div>
  )
}
