import type { Stage } from './list-work.ts'
import type { ListWork } from './use-list-work.ts'

const stages: Record<Stage, string> = {
  read: 'Reading the lines',
  tree: 'Building the tree',
  check: 'Fetching and hashing every entry',
}

/** How far the work on a list is, with the way to end it. Its live region is always there. */
export function WorkProgress({ work, cancel }: { work: ListWork; cancel: () => void }) {
  const working = work.at === 'working'
  return (
    <div className="claims-work">
      <output>{working && `${stages[work.stage]}: ${Math.floor((100 * work.done) / Math.max(1, work.all))} %.`}</output>
      {working && (
        <>
          <progress value={work.done} max={Math.max(work.all, 1)} aria-label={stages[work.stage]} />
          <button type="button" className="button" onClick={cancel}>
            Cancel
          </button>
        </>
      )}
      {work.at === 'failed' && (
        <p className="locks-bad" role="alert">
          The worker could not be started. Check your connection and try again.
        </p>
      )}
    </div>
  )
}
