import type { Address } from 'viem'
import { grantLink } from '#tools/claim/contract/grant-terms.ts'
import { lockLink } from '#tools/claim/contract/lock-terms.ts'
import type { ClaimEvent } from '#tools/claim/contract/read-history.ts'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'

type PaidProps = { token: Address; account: Address; index: bigint; events: readonly ClaimEvent[] }

/** What became of an entry that was paid: its lock or grant, the address it went to, or what its account can do with the tokens. */
export function PaidEntry({ token, account, index, events }: PaidProps) {
  const own = events.filter(({ args }) => 'index' in args && args.index === index)
  const paid = own.find((event) => event.eventName === 'Claimed')
  const locked = own.find((event) => event.eventName === 'PaidIntoLock')
  const granted = own.find((event) => event.eventName === 'PaidIntoGrant')
  const recipient = paid?.args.recipient
  const elsewhere = recipient !== undefined && recipient.toLowerCase() !== account.toLowerCase()
  return (
    <>
      {elsewhere && <p>It was paid to {recipient}, as the account had signed.</p>}
      {locked && (
        <a className="button" href={lockLink(locked.args.lock)}>
          Open the lock it was paid into
        </a>
      )}
      {granted && (
        <a className="button" href={grantLink(granted.args.grant)}>
          Open the grant it was paid into
        </a>
      )}
      {paid && !locked && !granted && !elsewhere && (
        <OfferedAnchor className="button" href={`/token-locking?token=${token}`}>
          Lock the tokens
        </OfferedAnchor>
      )}
    </>
  )
}
