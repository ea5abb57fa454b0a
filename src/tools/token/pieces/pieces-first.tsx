import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { saveText } from '#core/browser/save-file.ts'
import type { FormField } from '#tools/token/check/form.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { commitmentOf, hiddenText, newSalt } from '#tools/token/sale/commitment.ts'
import { keptChoice, newSet } from './kept-choice.ts'
import { baseAddress, newPlace, type KeptPlace } from './piece-limits.ts'
import { hasPieces, type PieceOptions } from './piece-options.ts'

const PiecesKept = lazy(() => import('./pieces-kept.tsx').then((module) => ({ default: module.PiecesKept })))
const PieceMaker = lazy(() => import('./piece-maker.tsx').then((module) => ({ default: module.PieceMaker })))

type FirstProps = {
  options: TokenOptions
  account: string | undefined
  type: (field: FormField, text: string) => void
}

/** The field that says how many pieces there are, where a collection has one. */
function countField(options: PieceOptions): FormField | undefined {
  if (options.kind === 'erc1155') return options.sale ? 'editionCount' : undefined
  return options.capped ? 'maxSupply' : undefined
}

/** Where the creator of a collection makes its pieces before the launch, or keeps a place for them: the contract fixes the address. */
export function PiecesFirst(props: FirstProps) {
  const { options } = props
  return hasPieces(options) ? <First {...props} options={options} /> : null
}

function First({ options, account, type }: FirstProps & { options: PieceOptions }) {
  const [told, setTold] = useState('')
  const details = useRef<HTMLDetailsElement>(null)
  const [place, setPlace] = useState<string>()
  const [hidden, setHidden] = useState(false)
  const hides = options.kind === 'erc721' && options.reveal

  // Pieces that were chosen before a reload are shown again.
  useEffect(() => {
    void keptChoice(newSet).then((kept) => {
      if (kept.length > 0 && details.current) details.current.open = true
    })
  }, [])

  function take(made: KeptPlace, count: number) {
    const base = baseAddress(location.origin, made, options.kind)
    setPlace(made.place)
    const pieces = count === 1 ? 'One piece is' : `${count} pieces are`
    if (hides && hidden) {
      const secret = { uri: base, salt: newSalt() }
      type('commitment', commitmentOf(secret))
      saveText('reveal.json', hiddenText(secret), 'application/json')
      return setTold(
        `${pieces} kept, and their hash is in its field. Keep the saved reveal.json: without it nothing can be revealed.`,
      )
    }
    type('uri', hides ? `${base}1` : base)
    // Numbers without metadata would show nothing.
    const counts = hides ? undefined : countField(options)
    if (counts) type(counts, String(count))
    setTold(
      `${pieces} published. ${counts ? 'Their address and their number are in the fields.' : 'The address is in its field.'}`,
    )
  }

  function later() {
    if (!account) return setTold('Connect the account that will add the pieces.')
    const made = newPlace(account, crypto.getRandomValues(new Uint8Array(8)))
    type('uri', baseAddress(location.origin, { place: made }, options.kind))
    setPlace(undefined)
    setTold('The address is in its field. After the launch, add the pieces on the page of the collection.')
  }

  return (
    <details className="creator-verify" id="pieces-first" ref={details}>
      <summary>Add the pictures and metadata here</summary>
      <div className="pieces-home">
        <Suspense fallback={null}>
          <PiecesKept />
        </Suspense>
        <p>
          The launch fixes the address of the metadata. Add the pieces first, or keep a place for them and add them as
          you make them.
        </p>
        {hides && (
          <label className="field">
            What are these pieces?
            <select
              className="control"
              value={hidden ? 'after' : 'before'}
              onChange={({ target }) => setHidden(target.value === 'after')}
            >
              <option value="before">The one that every piece shows until the reveal</option>
              <option value="after">Those that the reveal shows</option>
            </select>
          </label>
        )}
        <Suspense fallback={<p className="soft">Loading.</p>}>
          <PieceMaker kind={options.kind} first={1} published={take} />
        </Suspense>
        <div className="pieces-end">
          <output>
            {told}
            {place && !hidden && (
              <>
                {' '}
                <a href={`/pieces/${place}/1`}>Look at the first</a>
              </>
            )}
          </output>
          {!hides && !place && (
            <div className="actions">
              <button type="button" className="button" onClick={later}>
                Add the pieces after the launch
              </button>
            </div>
          )}
        </div>
      </div>
    </details>
  )
}
