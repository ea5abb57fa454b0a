import type { Address as AccountAddress } from 'viem'
import { Address } from '#seals/components/address.tsx'
import { AccountField } from '#ui/components/account-field.tsx'
import { delegateComplaint, delegateOf, type VotesChoice } from './votes-choice.ts'
import { votesGas } from './votes-gas.ts'

type VotesFieldProps = {
  /** Who votes where no delegate is typed; undefined: no wallet is connected. */
  fallback: AccountAddress | undefined
  choice: VotesChoice
  change: (choice: VotesChoice) => void
}

const nobody: AccountAddress = '0x000000000000000000000000000000000000dEaD'

/** Whether the votes of what is locked go on counting, and for whom. */
export function VotesField({ fallback, choice, change }: VotesFieldProps) {
  const error = delegateComplaint(choice)
  const voter = error ? undefined : delegateOf(choice, fallback ?? nobody)
  return (
    <fieldset className="locks-whom">
      <legend>Votes</legend>
      <div className="locks-choices">
        <label>
          <input
            type="checkbox"
            checked={choice.counts}
            onChange={(event) => change({ ...choice, counts: event.target.checked })}
          />
          <span>Its votes go on counting</span>
        </label>
      </div>
      {choice.counts ? (
        <>
          <AccountField
            label="Delegate"
            placeholder={fallback ?? '0x…'}
            value={choice.delegate}
            hint="Who votes with what is locked. Empty: the owner of a single lock, the connected account for a list."
            error={error}
            onChange={(event) => change({ ...choice, delegate: event.target.value })}
          />
          {voter && voter !== nobody && (
            <p>
              <Address value={voter} /> votes with what is locked, and can do nothing else with it.
            </p>
          )}
          <p className="soft">
            The owner of the lock can change the delegate at any time. A lock takes about {votesGas.lock} gas, the first
            one for a delegate about {votesGas.first}. It is a plain lock, not an NFT.
          </p>
        </>
      ) : (
        <p className="soft">This token has votes. In a lock they count for no one, unless you choose this.</p>
      )}
    </fieldset>
  )
}
