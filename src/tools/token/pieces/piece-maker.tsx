import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { chosenIn, droppedIn, filesIn } from './chosen-files.ts'
import { PieceCard } from './piece-card.tsx'
import { faultsOf, type PieceDraft } from './piece-draft.ts'
import { keepChoice, keptChoice, newSet } from './kept-choice.ts'
import type { KeptPlace } from './piece-limits.ts'
import { publishPieces } from './publish-pieces.ts'
import { readChosen, type Chosen } from './read-chosen.ts'
import './pieces.css'

type PieceMakerProps = {
  kind: 'erc721' | 'erc1155'
  /** The number of the first piece; the others follow. */
  first: number
  /** The place that the pieces are added to; without one they become a fixed set with an address of its own. */
  place?: string
  /** How many pieces the collection has at most. */
  most?: number
  /** Told where the pieces are published. */
  published: (where: KeptPlace, count: number) => void
}

// React's types do not know the attribute; every browser does.
const asFolder = { webkitdirectory: '' }

/** Pieces that are shown at first, and by each press more. */
const shownAtOnce = 12

const accepted = '.png,.jpg,.jpeg,.webp,.gif,.avif,.svg,.csv,.tsv,.json'

/** Milliseconds after the last change until it is kept. */
const keptAfterMs = 300

/** Where pieces are made of files: chosen, named, looked at, checked and published. What was chosen stays until it is published. */
export function PieceMaker({ kind, first, place, most, published }: PieceMakerProps) {
  // The creator and the page of a collection may show one each.
  const id = useId()
  const [pieces, setPieces] = useState<readonly PieceDraft[]>([])
  const [unread, setUnread] = useState<readonly string[]>([])
  const [shown, setShown] = useState(shownAtOnce)
  const [common, setCommon] = useState('')
  const [going, setGoing] = useState('')
  const [complaint, setComplaint] = useState('')
  const [unsaved, setUnsaved] = useState(false)
  const [looked, setLooked] = useState(false)
  const [keptPieces, setKeptPieces] = useState<readonly PieceDraft[]>()
  const keptFor = place ?? newSet
  const busy = useRef(false)
  const unkept = useRef<() => Promise<void>>(undefined)
  const origin = globalThis.location?.origin ?? ''

  const faults = pieces.map((piece) => faultsOf(piece, origin))
  const faulty = faults.flatMap((found, at) => (found.length > 0 ? [at] : []))
  const tooMany = most !== undefined && first + pieces.length - 1 > most

  // A reload, or a tab that is closed, loses nothing: what was chosen waits in the browser until it is published.
  useEffect(() => {
    let current = true
    void keptChoice(keptFor).then((found) => {
      if (!current) return
      setLooked(true)
      if (found.length === 0) return
      setPieces((old) => (old.length > 0 ? old : found))
      setUnsaved(true)
    })
    return () => void (current = false)
  }, [keptFor])
  useEffect(() => {
    if (!looked) return
    const keep = async () => {
      unkept.current = undefined
      const does = await keepChoice(keptFor, unsaved ? pieces : [])
      setKeptPieces(does ? pieces : undefined)
    }
    unkept.current = keep
    const timer = setTimeout(() => void keep(), keptAfterMs)
    return () => clearTimeout(timer)
  }, [keptFor, looked, pieces, unsaved])
  // It may go before the last change is kept, with the wallet's account: what was chosen goes to the browser at once.
  useEffect(() => () => void unkept.current?.(), [])

  // Where the browser keeps nothing, or not yet what was typed last, it asks before the page is left.
  const isKept = keptPieces === pieces
  // Said from the first piece that is kept on; typing does not take it back for the moment until it is kept again.
  const saysKept = (keptPieces?.length ?? 0) > 0
  useEffect(() => {
    if (!unsaved || isKept) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [unsaved, isKept])

  async function take(chosen: readonly Chosen[] | Promise<readonly Chosen[]>) {
    setGoing('Reading the files.')
    setComplaint('')
    const read = await readChosen(await chosen, pieces)
    setPieces(read.pieces)
    setUnsaved(read.pieces.length > 0)
    setUnread(read.faults)
    setGoing('')
  }

  function drop(event: DragEvent) {
    if (![...event.dataTransfer.types].includes('Files')) return
    event.preventDefault()
    void take(filesIn(droppedIn(event.dataTransfer.items)))
  }

  function change(at: number, next: PieceDraft | undefined) {
    setComplaint('')
    setUnsaved(true)
    setPieces((old) => (next ? old.with(at, next) : old.toSpliced(at, 1)))
  }

  function move(at: number, by: -1 | 1) {
    setPieces((old) => old.with(at, old[at + by]!).with(at + by, old[at]!))
  }

  async function publish() {
    if (busy.current) return
    if (pieces.length === 0) return setComplaint('Choose the pictures first.')
    const [wrong] = faulty
    if (wrong !== undefined) {
      setShown((old) => Math.max(old, wrong + 1))
      return setComplaint(
        `${faulty.length === 1 ? 'One piece has' : `${faulty.length} pieces have`} a fault. Piece ${first + wrong}: ${faults[wrong]![0]}`,
      )
    }
    if (tooMany) return setComplaint(`The collection has ${most} pieces at most. Take some out.`)
    busy.current = true
    setComplaint('')
    const end = await publishPieces(pieces, {
      kind,
      first,
      origin,
      ...(place !== undefined && { place }),
      progress: (sent, of) =>
        setGoing(sent < of ? `Sending the pictures: ${sent} of ${of}.` : 'Publishing the metadata.'),
    })
    busy.current = false
    setGoing('')
    if ('complaint' in end) return setComplaint(end.complaint)
    setUnsaved(false)
    // Before anything else is shown here: what is published waits no longer.
    await keepChoice(keptFor, [])
    published(end, pieces.length)
    if (place !== undefined) setPieces([])
  }

  return (
    <div
      className="pieces"
      onDrop={drop}
      onDragOver={(event) => [...event.dataTransfer.types].includes('Files') && event.preventDefault()}
    >
      <div className="pieces-files">
        <div className="field">
          <label htmlFor={`${id}-files`}>Pictures, and a CSV or JSON of their words; also dropped here</label>
          <input
            className="file"
            id={`${id}-files`}
            type="file"
            multiple
            accept={accepted}
            onChange={({ target }) => {
              void take(chosenIn(target.files))
              target.value = ''
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-folder`}>Or a whole folder</label>
          <input
            className="file"
            id={`${id}-folder`}
            type="file"
            {...asFolder}
            onChange={({ target }) => {
              void take(chosenIn(target.files))
              target.value = ''
            }}
          />
        </div>
      </div>
      <p className="field-hint">
        PNG, JPEG, WebP, GIF, AVIF or SVG, 5 MB each. Names come from the files. A CSV has the columns file, name,
        description, and one for each trait. A JSON is of the picture with the same name, or a list with “file”.
      </p>
      <div role="alert">
        {unread.length > 0 && (
          <ul className="pieces-faults">
            {unread.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
      {pieces.length > 0 && (
        <>
          <div className="pieces-all">
            <div className="field">
              <label htmlFor={`${id}-common`}>Description for every piece that has none</label>
              <input
                id={`${id}-common`}
                className="control"
                value={common}
                onChange={({ target }) => setCommon(target.value)}
              />
            </div>
            <button
              type="button"
              className="button"
              onClick={() =>
                setPieces((old) => old.map((one) => (one.description.trim() ? one : { ...one, description: common })))
              }
            >
              Write it in
            </button>
          </div>
          <p className="pieces-count">
            {pieces.length === 1 ? 'One piece' : `${pieces.length} pieces, ${first} to ${first + pieces.length - 1}`}
            {faulty.length === 0
              ? ', each checked by the rules of the inspector. '
              : `, ${faulty.length} with a fault. `}
            <span>
              {unsaved ? saysKept && 'This browser keeps them until you publish them.' : 'They are published.'}
            </span>
          </p>
          <ol className="pieces-list">
            {pieces.slice(0, shown).map((piece, at) => (
              <PieceCard
                key={piece.from}
                piece={piece}
                number={first + at}
                faults={faults[at]!}
                change={(next) => change(at, next)}
                {...(at > 0 && { earlier: () => move(at, -1) })}
                {...(at < pieces.length - 1 && { later: () => move(at, 1) })}
              />
            ))}
          </ol>
          {pieces.length > shown && (
            <div className="actions">
              <button type="button" className="button" onClick={() => setShown(shown + 2 * shownAtOnce)}>
                Show more of the {pieces.length}
              </button>
            </div>
          )}
        </>
      )}
      <div role="alert">{complaint && <p className="locks-bad">{complaint}</p>}</div>
      <div className="actions">
        <button type="button" className="button solid" aria-disabled={going !== ''} onClick={() => void publish()}>
          {pieces.length > 1 ? `Publish ${pieces.length} pieces` : 'Publish the pieces'}
        </button>
        {pieces.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setPieces([])
              setUnsaved(false)
            }}
          >
            Take all out
          </button>
        )}
        <output>{going}</output>
      </div>
      {pieces.length > 0 && (
        <p className="soft">
          Everyone can read what is published, and what is published never changes. Publish only what is yours to show.
        </p>
      )}
    </div>
  )
}
