import { useState } from 'react'
import type { Address } from 'viem'
import { AsOf } from '#chain/read/as-of.tsx'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import { readAccount, type AccountGrants } from '#tools/grants/contract/read-account.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { GrantActions } from './grant-actions.tsx'
import { GrantRow } from './grant-row.tsx'
import { useCalmNow } from './use-calm-now.ts'
import { WithdrawMany } from './withdraw-many.tsx'

/** Which grants of an account: those it receives, or those it has given or can revoke. */
export type Side = 'received' | 'given'

/** The grants of the connected account, and the parts offered to it. */
export function GrantsOfAccount({ shown, side }: { shown: ShownAccount; side: Side }) {
  const { account, loading, connect } = shown
  if (!account)
    return (
      <div className="actions">
        <p>
          {loading
            ? 'Your wallet is being asked.'
            : 'Connect a wallet to see its grants. Any other grant is found by its number or token.'}
        </p>
        <button type="button" className="button solid" onClick={() => void connect()}>
          Connect a wallet
        </button>
      </div>
    )
  return <GrantsOf key={account.address} account={account.address} side={side} />
}

const listed = 50
const none = { received: 'This account receives no grant on this chain.', given: 'This account has given no grant.' }

function GrantsOf({ account, side }: { account: Address; side: Side }) {
  const now = useCalmNow()
  const [most, setMost] = useState(listed)
  const known = useRead(account, () => readAccount(pageRpc(), account))
  const found = known.value
  const grants = found?.[side] ?? []
  return (
    <div className="locks-own">
      <output>{known.at === 'reading' && 'Reading your grants from the chain.'}</output>
      <ChainTrouble known={known} />
      {found && found.offered.length > 0 && (
        <>
          <h3>Offered to you</h3>
          <Rows grants={found.offered} found={found} account={account} now={now} />
        </>
      )}
      {found?.index && grants.length === 0 && <p>{none[side]}</p>}
      {found && side === 'received' && (
        <>
          {[...found.tokens.values()].map((token) => (
            <WithdrawMany
              key={token.address}
              grants={grants.filter((grant) => grant.token === token.address)}
              token={token}
              account={account}
              now={now}
            />
          ))}
        </>
      )}
      {found && grants.length > 0 && <Rows grants={grants.slice(0, most)} found={found} account={account} now={now} />}
      {grants.length > most && (
        <div className="actions">
          <button type="button" className="button" onClick={() => setMost(most + listed)}>
            Show more of {grants.length}
          </button>
        </div>
      )}
      {found?.complete === false && <p className="soft">Only the newest of its grants were read.</p>}
      {found && <AsOf index={found.index} otherwise="A grant is found by its number or token, under ‘Find a grant’." />}
    </div>
  )
}

type RowsProps = { grants: AccountGrants['received']; found: AccountGrants; account: Address; now: number }

function Rows({ grants, found, account, now }: RowsProps) {
  return (
    <ul className="locks-rows">
      {grants.flatMap((grant) => {
        const token = found.tokens.get(grant.token)
        return token
          ? [
              <GrantRow key={String(grant.id)} grant={grant} token={token} now={now}>
                <GrantActions grant={grant} token={token} account={account} now={now} />
              </GrantRow>,
            ]
          : []
      })}
    </ul>
  )
}
