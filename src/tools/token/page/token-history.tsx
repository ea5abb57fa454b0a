import type { Address as Account } from 'viem'
import { transactionUrl } from '#chain/chain-links.ts'
import { Address } from '#seals/components/address.tsx'
import { roleHashes, type RoleName } from '#tools/token/permissions/permissions-abi.ts'
import type { TokenEvent, TokenHistory } from './token-history.server.ts'

/** How many events are listed, the newest. */
const mostTold = 50

/** What a pause stops. */
type Paused = 'Transfers' | 'Deposits'

/** What happened to the powers over a token, oldest first, each with its transaction. */
export function History({ events, from, whole, paused }: TokenHistory & { paused: Paused }) {
  const told = events.slice(-mostTold)
  return (
    <>
      {told.length < events.length && (
        <p className="soft">
          Of {events.length} events the last {mostTold} are shown.
        </p>
      )}
      {told.length > 0 ? (
        <ol className="marks">
          {told.map((event, at) => (
            <li key={at}>
              <Told event={event} paused={paused} />{' '}
              <a href={transactionUrl(undefined, event.hash)}>Block {event.block}</a>
            </li>
          ))}
        </ol>
      ) : (
        <p>No event of its powers was found.</p>
      )}
      {!whole && <p className="soft">The node did not tell everything: events may be missing.</p>}
      {from > 0 && <p className="soft">Read from block {from} on: older events are on the chain all the same.</p>}
    </>
  )
}

const nobody = (account: Account) => /^0x0+$/.test(account)

function Told({ event, paused }: { event: TokenEvent; paused: Paused }) {
  switch (event.eventName) {
    case 'OwnershipTransferStarted':
      return nobody(event.args.newOwner) ? (
        'The offer of the ownership was taken back.'
      ) : (
        <>
          The ownership was offered to <Address value={event.args.newOwner} />.
        </>
      )
    case 'OwnershipTransferred': {
      const { previousOwner, newOwner } = event.args
      if (nobody(previousOwner))
        return (
          <>
            It was launched, with the owner <Address value={newOwner} />.
          </>
        )
      if (nobody(newOwner))
        return (
          <>
            The ownership was renounced by <Address value={previousOwner} />.
          </>
        )
      return (
        <>
          The ownership passed from <Address value={previousOwner} /> to <Address value={newOwner} />.
        </>
      )
    }
    case 'RoleGranted':
      return (
        <>
          <Address value={event.args.account} /> became {roleOf(event.args.role)}.
        </>
      )
    case 'RoleRevoked': {
      const { role, account, sender } = event.args
      return (
        <>
          <Address value={account} /> {account === sender ? 'gave up being' : 'was no longer'} {roleOf(role)}.
        </>
      )
    }
    case 'Paused':
      return (
        <>
          {paused} were stopped by <Address value={event.args.account} />.
        </>
      )
    case 'Blocked':
    case 'Unblocked':
    case 'Allowed':
    case 'Disallowed':
      return (
        <>
          <Address value={event.args.account} /> {restrictionWords[event.eventName]}.
        </>
      )
    case 'Frozen':
      return event.args.amount === 0n ? (
        <>
          Nothing of <Address value={event.args.account} /> is frozen any longer.
        </>
      ) : (
        <>
          Of <Address value={event.args.account} />, {String(event.args.amount)} of the smallest unit were frozen.
        </>
      )
    case 'Unpaused':
      return (
        <>
          {paused} were resumed by <Address value={event.args.account} />.
        </>
      )
  }
}

const restrictionWords = {
  Blocked: 'was blocked',
  Unblocked: 'was unblocked',
  Allowed: 'was allowed',
  Disallowed: 'was taken off the allow list',
}

const roleOf = (hash: string) =>
  (Object.keys(roleHashes) as RoleName[]).find((name) => roleHashes[name] === hash) ?? `a role of no name here, ${hash}`
