import type { Address as AccountAddress } from 'viem'
import type { IndexState } from '#chain/index/index-state.server.ts'
import { isOffered } from '#core/offer/offered.ts'
import { ThingPart, ThingRow } from '#tools/indexed/thing-row.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { PermissionsPart } from '#tools/dashboard/permissions/permissions-part.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import type { OnChainState } from './on-chain.ts'

type PartProps = {
  account: AccountAddress
  found: OnChainState
  index: Pick<IndexState, 'block'>
  /** The time now in Unix seconds. */
  now: number
  /** The connected wallet, where there may be one: it can revoke permissions here. Without it a link leads to where one can. */
  wallet?: ShownAccount | undefined
}

/** Where a position is locked; where no page locks it, its account is all there is to see. */
const lockIt = isOffered('liquidity-locking')
  ? { path: '/liquidity-locking#lock', act: 'Lock it' }
  : { path: '/dashboard' }

/** Positions of Uniswap that are not locked, and permissions, as the chain has them now. */
export function OnChainParts({ account, found, index, now, wallet }: PartProps) {
  if (found === 'reading') return <output className="soft">The chain is asked for positions and permissions.</output>
  if (found === 'silent')
    return <p>The chain does not answer now, so positions that are not locked, fees and permissions are not known.</p>
  const { permissions, loose } = found
  return (
    <>
      <ThingPart id="loose" title="Liquidity that is not locked" count={loose?.positions.length ?? 0}>
        {loose?.positions.map(({ name, holds }) => (
          <ThingRow key={name} name={name} {...lockIt}>
            <p>{holds}, in the account itself.</p>
          </ThingRow>
        ))}
      </ThingPart>
      {loose?.more && (
        <p className="soft">
          It may have more positions than are listed.{' '}
          <WhereOffered href="/liquidity-locking">
            <a href="/liquidity-locking#lock">Look further back</a> with its wallet.
          </WhereOffered>
        </p>
      )}
      <PermissionsPart account={account} found={permissions} index={index} now={now} wallet={wallet} />
      {!loose && <p className="soft">Positions that are not locked could not be read now. Look again in a minute.</p>}
    </>
  )
}
