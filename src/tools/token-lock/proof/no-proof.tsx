import type { AtBlock } from './read-proof.ts'

/** What is said first of a number without a lock. */
export const noProofTitles = { gone: 'This lock is gone', never: 'There is no lock with this number' }

const reasons = {
  gone: 'It was emptied, or put into another lock. Its events tell which.',
  never: 'Nothing was ever locked under it on this chain. Compare the number, and the chain it was made on.',
}

/** Why there is no lock under a number now; without a block where the number can be none, so that nothing was read. */
export function NoProof({ at, block }: { at: keyof typeof reasons; block?: AtBlock }) {
  return (
    <div className="prose">
      <h2>{noProofTitles[at]}</h2>
      <p>{reasons[at]}</p>
      {block && <p className="soft">Read from block {block.number}.</p>}
    </div>
  )
}
