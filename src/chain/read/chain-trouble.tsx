import type { Read } from './use-read.ts'

/** Says that the chain does not answer, and how old what is shown is; nothing while it does. */
export function ChainTrouble({ known }: { known: Read<unknown> }) {
  if (known.at !== 'trouble') return null
  return (
    <div className="locks-note warn" role="alert">
      <p>
        The chain does not answer.{' '}
        {known.value === undefined ? 'Nothing can be shown yet.' : 'What you see may be old.'} It is tried again every
        few seconds.
      </p>
      <button type="button" className="button" onClick={known.again}>
        Try now
      </button>
    </div>
  )
}
