import type { Address as AccountAddress } from 'viem'
import { ThingPart, ThingRow } from '#tools/indexed/thing-row.tsx'
import { amountOf, symbolOf } from '#tools/indexed/token-words.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { EndPermission } from './end-permission.tsx'
import { permissionName, type HeldPermission, type OnChainState } from './on-chain.ts'

type PartProps = {
  account: AccountAddress
  found: OnChainState
  /** The connected wallet, where there may be one: it can end a permission here. Without it a link leads to where one can. */
  wallet?: ShownAccount | undefined
}

/** Positions of Uniswap that are not locked, and permissions, as the chain has them now. */
export function OnChainParts({ account, found, wallet }: PartProps) {
  if (found === 'reading') return <output className="soft">The chain is asked for positions and permissions.</output>
  if (found === 'silent')
    return <p>The chain does not answer now, so positions that are not locked, fees and permissions are not known.</p>
  const { permissions, loose } = found
  return (
    <>
      <ThingPart id="loose" title="Liquidity that is not locked" count={loose?.positions.length ?? 0}>
        {loose?.positions.map(({ name, holds }) => (
          <ThingRow key={name} name={name} path="/liquidity-locking#lock" act="Lock it">
            <p>{holds}, in the account itself.</p>
          </ThingRow>
        ))}
      </ThingPart>
      {loose?.more && (
        <p className="soft">
          It may have more positions than are listed. <a href="/liquidity-locking#lock">Look further back</a> with its
          wallet.
        </p>
      )}
      <ThingPart id="permissions" title="Permissions it gave" count={permissions?.held.length ?? 0}>
        {permissions?.held.map((permission) => (
          <ThingRow
            key={keyOf(permission)}
            name={permissionName(permission)}
            path={`/address/${permission.spender}`}
            action={
              wallet ? (
                <EndPermission permission={permission} account={account} shown={wallet} />
              ) : (
                <a
                  className="button"
                  href={`/dashboard?account=${account}`}
                  aria-label={`End it: ${permissionName(permission)}`}
                >
                  End it
                </a>
              )
            }
          >
            <p>{permissionText(permission)}</p>
          </ThingRow>
        ))}
      </ThingPart>
      {permissions?.more && (
        <p className="soft">It gave more permissions than are read here. A wallet may list the older ones.</p>
      )}
      {!(permissions && loose) && (
        <p className="soft">
          {permissions ? 'Positions that are not locked' : 'Permissions'} could not be read now. Look again in a minute.
        </p>
      )}
    </>
  )
}

function permissionText(permission: HeldPermission): string {
  const { token } = permission
  if (permission.kind === 'all') return `It may take every item of ${symbolOf(token)}.`
  if (permission.kind === 'item') return `It may take item ${permission.item} of ${symbolOf(token)}.`
  // So large that no supply reaches it: wallets write it for "everything".
  const isUnlimited = BigInt(permission.amount) >= 2n ** 200n
  return isUnlimited
    ? `It may take all ${symbolOf(token)}, also what comes later.`
    : `It may take up to ${amountOf(permission.amount, token)}.`
}

const keyOf = (permission: HeldPermission) =>
  [permission.token.address, permission.spender, permission.kind, permission.kind === 'item' && permission.item].join()
