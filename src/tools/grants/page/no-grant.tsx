import type { AtBlock } from './read-grant-page.ts'

/** What is said first of a number without a grant. */
export const noGrantTitles = { gone: 'This grant is gone', never: 'There is no grant with this number' }

const reasons = {
  gone: 'Everything has left it: the receiver and, if it was revoked, the revoker have been paid. Its events tell how.',
  never: 'Nothing was ever granted under it on this chain. Compare the number, and the chain it was made on.',
}

/** Why there is no grant under a number now; without a block where the number can be none, so that nothing was read. */
export function NoGrant({ at, block }: { at: keyof typeof reasons; block?: AtBlock | undefined }) {
  return (
    <>
      <h2>{noGrantTitles[at]}</h2>
      <p>{reasons[at]}</p>
      {block && <p className="soft">Read from block {block.number}.</p>}
    </>
  )
}

/** The chain did not answer. */
export function NoGrantAnswer() {
  return (
    <>
      <h2>The chain does not answer now</h2>
      <p>We cannot read this grant. Reload in a minute.</p>
    </>
  )
}
