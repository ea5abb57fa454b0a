import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Arrival } from '#tools/mint/codes/arrived.ts'
import { PieceView } from '#tools/mint/piece/piece-view.tsx'
import { findCode, type Lookup } from '#tools/mint/plan/find-code.ts'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import { MintableCode } from './mintable-code.tsx'
import styles from './mint.css?inline'

adoptStyles(styles)

type MintToolProps = {
  arrival: Arrival
  large: boolean
  /** The heading of the page until something is found. */
  title: ReactNode
  onAgain: () => void
}

/** What becomes of a code, from the first look to the piece; or a piece by its number. */
export function MintTool({ arrival, ...shown }: MintToolProps) {
  return 'piece' in arrival ? <PieceView {...arrival} {...shown} /> : <CodeView code={arrival.code} {...shown} />
}

function CodeView({ code, large, title, onAgain }: Omit<MintToolProps, 'arrival'> & { code: string }) {
  const [lookup, setLookup] = useState<Lookup>()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const ended = new AbortController()
    void findCode(code, ended.signal).then((found) => {
      if (!ended.signal.aborted) setLookup(found)
    })
    return () => ended.abort()
  }, [code])

  // A visitor who typed is taken to the answer; one who came with the code is there already. What is wrong is an alert of its own.
  const typedWell = !large && lookup?.at === 'found' && lookup.standing.at === 'valid'
  useEffect(() => {
    if (typedWell) place.current?.focus()
  }, [typedWell])

  if (!lookup)
    return (
      <>
        {title}
        <output className="mint-looking">Looking at the code.</output>
      </>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no question of a form; without a role Orca says nothing of it
    <div className="mint-answer" ref={place} tabIndex={-1} role="group" aria-label="What the code is good for">
      {lookup.at !== 'found' && title}
      {lookup.at === 'found' ? (
        <MintableCode found={lookup} large={large} onAgain={onAgain} />
      ) : (
        <div className="mint-wrong" role="alert">
          <p className="mint-title">{lookup.message}</p>
          <p>{lookup.remedy}</p>
          {lookup.again && (
            <button type="button" className="button" onClick={onAgain}>
              Try again
            </button>
          )}
        </div>
      )}
    </div>
  )
}
