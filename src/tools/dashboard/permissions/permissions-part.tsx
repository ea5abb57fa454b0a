import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import type { IndexState } from '#chain/index/index-state.server.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { keyOf, type HeldPermissions } from './held-permission.ts'
import { PermissionRow } from './permission-row.tsx'
import { RevokeButton } from './revoke-button.tsx'
import { RevokeSeveral } from './revoke-several.tsx'
import { usePermissionNames } from './use-permission-names.ts'

type PermissionsPartProps = {
  account: Address
  /** What holds now; undefined where it could not be read. */
  found: HeldPermissions | undefined
  index: Pick<IndexState, 'block'>
  /** The time now in Unix seconds. */
  now: number
  /** The connected wallet, where there may be one. Without it nothing can be revoked here. */
  wallet?: ShownAccount | undefined
}

const id = 'things-permissions'

/** Who may take what of an account, since when, and what that puts at risk, with the ways to end it for the wallet of the account. */
export function PermissionsPart({ account, found, index, now, wallet }: PermissionsPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isOwn = wallet?.account?.address === account && !wallet.account.wrongChain
  const held = usePermissionNames(found?.held ?? [], wallet !== undefined)
  useFocusOnEnd(heading, found?.held.length)
  const set = (keys: readonly string[], isOn: boolean) => {
    const rest = [...chosen].filter((key) => !keys.includes(key))
    setChosen(new Set(isOn ? [...rest, ...keys] : rest))
  }
  return (
    <section className="thing-part" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        Permissions it gave {found && <span className="soft">{held.length}</span>}
      </h3>
      {!found && <p className="soft">Permissions could not be read now. Look again in a minute.</p>}
      {found && held.length === 0 && <p>No permission of this account holds now.</p>}
      {isOwn && (
        <RevokeSeveral
          account={account}
          shown={wallet}
          all={held}
          chosen={held.filter((permission) => chosen.has(keyOf(permission)))}
          choose={(isOn) => set(held.map(keyOf), isOn)}
        />
      )}
      {held.length > 0 && !isOwn && <WhereToRevoke account={account} wallet={wallet} />}
      {held.length > 0 && (
        <ul>
          {held.map((permission) => {
            const key = keyOf(permission)
            return (
              <PermissionRow
                key={key}
                permission={permission}
                now={now}
                local={wallet !== undefined}
                tick={isOwn ? { isOn: chosen.has(key), set: (isOn) => set([key], isOn) } : undefined}
                action={isOwn && <RevokeButton permission={permission} account={account} />}
              />
            )
          })}
        </ul>
      )}
      {found?.more && (
        <p className="soft">It gave more permissions than are read here. A wallet may list the older ones.</p>
      )}
      <p className="soft">{reachText(index.block)}</p>
    </section>
  )
}

/** Only the account itself can revoke what it gave. */
function WhereToRevoke({ account, wallet }: Pick<PermissionsPartProps, 'account' | 'wallet'>) {
  if (wallet?.account?.address === account)
    return <p>Your wallet is on another network. Switch it to {wallet.account.chainName} to revoke them.</p>
  if (wallet) return <p>Connect the wallet of this account to revoke them.</p>
  return (
    <p>
      <a href={`/dashboard?account=${account}#${id}`}>Revoke them</a> with the wallet of this account.
    </p>
  )
}

/** How far this list looks, and what no one can know. */
function reachText(block: number | null): string {
  const until = block === null ? '' : `, until block ${block}`
  return `We know permissions for tokens made here, and for any token to our contracts${until}. Each token says what still holds. A permit that was signed and not used cannot be known.`
}

/**
 * Brings a visitor who came for this part to it, once it is read; and gives the focus back to its heading when what had it is gone with the
 * permission that has ended.
 */
function useFocusOnEnd(heading: { current: HTMLElement | null }, count: number | undefined) {
  const before = useRef<number>(undefined)
  useEffect(() => {
    const isFirst = before.current === undefined && count !== undefined
    if (isFirst && location.hash === `#${id}`) heading.current?.focus()
    if (count !== undefined && count < (before.current ?? 0) && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [heading, count])
}
