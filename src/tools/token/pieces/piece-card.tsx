import { useEffect, useId, useState } from 'react'
import type { PieceDraft } from './piece-draft.ts'

type PieceCardProps = {
  piece: PieceDraft
  number: number
  faults: readonly string[]
  /** Changes the piece, or takes it out. */
  change: (next: PieceDraft | undefined) => void
  /** Moves it one number down or up. */
  earlier?: () => void
  later?: () => void
}

/** One piece as it will look, with its words to be changed and what is wrong with it. */
export function PieceCard({ piece, number, faults, change, earlier, later }: PieceCardProps) {
  const id = useId()
  const { name, description, traits, picture, from, extra } = piece
  const title = name.trim() || `Piece ${number}`
  return (
    <li className="piece" data-faulty={faults.length > 0 || undefined} aria-labelledby={`${id}-title`}>
      {picture ? <Thumbnail file={picture.file} alt={`Piece ${number}, ${title}`} /> : <Elsewhere at={extra.image} />}
      <div className="piece-words">
        <p className="piece-title" id={`${id}-title`}>
          <strong>{number}</strong> <span className="soft">{from}</span>
        </p>
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            className="control"
            value={name}
            aria-invalid={faults.length > 0 || undefined}
            aria-describedby={`${id}-faults`}
            onChange={({ target }) => change({ ...piece, name: target.value })}
          />
        </div>
        {description.trim() && <p className="piece-said">{description}</p>}
        {traits.trim() && <p className="piece-said soft">{traits.trim().split('\n').join(' · ')}</p>}
        <details>
          <summary>
            Description and traits<span className="visually-hidden"> of piece {number}</span>
          </summary>
          <div className="field">
            <label htmlFor={`${id}-description`}>Description</label>
            <textarea
              id={`${id}-description`}
              className="control"
              rows={2}
              value={description}
              onChange={({ target }) => change({ ...piece, description: target.value })}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-traits`}>Traits, one in a line</label>
            <textarea
              id={`${id}-traits`}
              className="control"
              rows={2}
              placeholder="Background: blue"
              value={traits}
              onChange={({ target }) => change({ ...piece, traits: target.value })}
            />
          </div>
        </details>
        <ul className="pieces-faults" id={`${id}-faults`}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
        <div className="piece-moves">
          {earlier && (
            <button type="button" className="text-button" onClick={earlier}>
              Earlier<span className="visually-hidden"> than piece {number - 1}</span>
            </button>
          )}
          {later && (
            <button type="button" className="text-button" onClick={later}>
              Later<span className="visually-hidden"> than piece {number + 1}</span>
            </button>
          )}
          <button type="button" className="text-button" onClick={() => change(undefined)}>
            Take out<span className="visually-hidden"> piece {number}</span>
          </button>
        </div>
      </div>
    </li>
  )
}

function Thumbnail({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- an address has to be given back, so it is made here
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <div className="piece-picture">{url && <img src={url} alt={alt} loading="lazy" />}</div>
}

/** A picture that stays where it is. */
function Elsewhere({ at }: { at: unknown }) {
  return (
    <div className="piece-picture">
      <span className="soft">{typeof at === 'string' ? at.slice(0, 60) : 'No picture'}</span>
    </div>
  )
}
