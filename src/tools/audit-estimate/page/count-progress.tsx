import { figure } from '#core/text/figure.ts'
import type { CountState } from './use-count.ts'

type Progress = { state: CountState; cancel: () => void; again: () => void; clear: () => void }

/** How far counting is, with the way to end it; afterwards, with the way to begin anew. Its live region is always there. */
export function CountProgress({ state, cancel, again, clear }: Progress) {
  return (
    <div className="count-progress">
      <output>{sentenceOf(state)}</output>
      {state.at === 'counting' && (
        <>
          <progress value={state.done} max={Math.max(state.total, 1)} aria-label="Counting" />
          <button type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        </>
      )}
      {state.at === 'failed' && (
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
      )}
      {(state.at === 'counted' || state.at === 'failed') && (
        <button type="button" className="button quiet" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  )
}

function sentenceOf(state: CountState): string {
  if (state.at === 'nothing') return ''
  if (state.at === 'failed') return 'The counter could not be loaded. Check your connection and try again.'
  if (state.at === 'counting')
    return state.total > 1 ? `Counting: ${figure(state.done)} of ${figure(state.total)} files.` : 'Counting.'
  const { files, leftOut } = state.count
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  if (files.length === 0 && leftOut.length === 0) return 'There is nothing in what you gave. Choose other files.'
  if (files.length === 0) return 'No file was counted. The list below shows what was left out, and why.'
  return `${lines === 1 ? '1 line' : `${figure(lines)} lines`} in ${files.length === 1 ? '1 file' : `${figure(files.length)} files`}.`
}
