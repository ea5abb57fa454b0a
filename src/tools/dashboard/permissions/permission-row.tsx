import type { ReactNode } from 'react'
import { agoWords, localTimeWords, timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { symbolOf } from '#tools/indexed/token-words.ts'
import { limitText, permissionName, riskText, spenderName, type HeldPermission } from './held-permission.ts'

type PermissionRowProps = {
  permission: HeldPermission
  /** The time now in Unix seconds. */
  now: number
  /** Whether times are in the zone of the visitor, which a server does not know. */
  local: boolean
  /** Ticks the row, where it can be revoked with others. */
  tick?: { isOn: boolean; set: (isOn: boolean) => void } | undefined
  /** Revokes it here. */
  action?: ReactNode
}

/** One permission: of what, who may take it and how much, since when and until when, and what it puts at risk now. */
export function PermissionRow({ permission, now, local, tick, action }: PermissionRowProps) {
  const { token, spender, proof, since } = permission
  const when = (at: number) => (
    <time dateTime={new Date(at * 1000).toISOString()}>{local ? localTimeWords(at) : timeWords(at)}</time>
  )
  return (
    <li className="thing-row">
      <div className="permission">
        {tick && (
          <input
            type="checkbox"
            className="permission-tick"
            checked={tick.isOn}
            aria-label={`Choose ${permissionName(permission)}`}
            onChange={(event) => tick.set(event.target.checked)}
          />
        )}
        <div>
          <a className="thing-name" href={`/address/${spender}`}>
            {permissionName(permission)}
          </a>
          <p>{limitText(permission)}</p>
          <dl className="permission-facts">
            <Fact name="May take it">
              {permission.name && <strong>{spenderName(permission)}</strong>} <Address value={spender} />
              <span className="soft small">{proof ?? 'We do not know this address.'}</span>
            </Fact>
            <Fact name="Token">
              {token.name && token.name !== symbolOf(token) && `${token.name}, `}
              {symbolOf(token)} <Address value={token.address} />
            </Fact>
            <Fact name="Since">
              {since.at === null ? (
                `Block ${since.block}`
              ) : (
                <>
                  {when(since.at)}, {agoWords(now - since.at)}
                </>
              )}
            </Fact>
            {permission.kind === 'permit2' && <Fact name="Until">{when(permission.until)}</Fact>}
            <Fact name="At risk now">{riskText(permission)}</Fact>
          </dl>
        </div>
      </div>
      {action}
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
