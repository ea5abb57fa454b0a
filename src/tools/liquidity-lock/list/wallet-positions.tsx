import { useLayoutEffect, useRef } from 'react'
import type { Address } from 'viem'
import { Amount } from '#chain/tokens/amount.tsx'
import { shareText } from '#chain/tokens/amount-text.ts'
import { PositionForm } from '#tools/liquidity-lock/form/position-form.tsx'
import { PlanView } from '#tools/liquidity-lock/plan/plan-view.tsx'
import type { PositionPlan } from '#tools/liquidity-lock/plan/position-plan.ts'
import { amountsText, positionName } from '#chain/positions/position-names.ts'
import type { NamedPosition } from '#tools/liquidity-lock/read/named-position.ts'
import type { HeldPair } from '#tools/liquidity-lock/read/read-liquidity.ts'
import type { Position } from '#chain/positions/read-positions.ts'
import type { PlanHandle } from '#tools/plan/use-plan.ts'
import { OfferedAnchor } from '#ui/links/offered-anchor.tsx'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import { PositionFacts } from './position-facts.tsx'

/** The plan of this device, who is connected, and the position that a link names. */
export type Locking = {
  handle: PlanHandle<PositionPlan>
  shown: ShownAccount
  account: Address
  named?: NamedPosition | undefined
}

type WalletPositionsProps = { positions: readonly Position[]; more: boolean; locking: Locking }

/** The positions of Uniswap V3 in the wallet; opened, each can be locked. */
export function WalletPositions({ positions, more, locking }: WalletPositionsProps) {
  return (
    <>
      <h3>Positions of Uniswap V3</h3>
      {positions.length === 0 && <p>This account has no position with liquidity on this chain.</p>}
      <PositionRows positions={positions} locking={locking} />
      {more && <p className="soft">These are the newest forty. Lock or move some to see the others.</p>}
    </>
  )
}

/** Whether a plan locks a position. */
export const isOf = (plan: PositionPlan | undefined, { manager, tokenId }: Position): boolean =>
  plan?.tokenId === tokenId && plan.manager.toLowerCase() === manager.toLowerCase()

/** Positions as lines of a list; opened, each can be locked. One that a link names is open. */
export function PositionRows({ positions, locking }: Omit<WalletPositionsProps, 'more'>) {
  return (
    <ul className="locks-rows">
      {positions.map((position) => (
        <PositionRow key={String(position.tokenId)} position={position} locking={locking} />
      ))}
    </ul>
  )
}

type PositionRowProps = { position: Position; locking: Locking }

function PositionRow({ position, locking: { handle, shown, account, named } }: PositionRowProps) {
  const { plan } = handle
  const row = useRef<HTMLDetailsElement>(null)
  const isNamed = named?.kind === position.kind && named.tokenId === position.tokenId
  useLayoutEffect(() => {
    if (isNamed) row.current!.scrollIntoView({ block: 'nearest' })
  }, [isNamed])
  return (
    <li>
      <details className="locks-row" name="liquidity-row" ref={row} open={isNamed}>
        <summary>
          <span>{positionName(position)}</span>
          <span className="locks-figure">{amountsText(position)}</span>
        </summary>
        <div className="locks-row-body">
          <PositionFacts position={position} />
          {plan && isOf(plan, position) ? (
            <PlanView plan={plan} handle={handle} shown={shown} />
          ) : (
            <PositionForm position={position} account={account} handle={handle} />
          )}
        </div>
      </details>
    </li>
  )
}

/** LP tokens of Uniswap V2 in the wallet. They are tokens, so the lock of tokens takes them. */
export function WalletPairs({ pairs }: { pairs: readonly HeldPair[] }) {
  return (
    <>
      <h3>LP tokens of Uniswap V2</h3>
      {pairs.length === 0 && (
        <p>
          No LP tokens that came to this account lately were found. If you have some,{' '}
          <OfferedAnchor href="/token-locking#lock">lock them by the address of the token</OfferedAnchor>.
        </p>
      )}
      <ul className="locks-rows">
        {pairs.map((pair) => (
          <li key={pair.address} className="locks-token">
            <dl className="locks-facts">
              <div>
                <dt>Pair, as the factory knows it</dt>
                <dd>
                  {pair.tokens[0].symbol} / {pair.tokens[1].symbol}
                </dd>
              </div>
              <div>
                <dt>Represents about</dt>
                <dd>{amountsText(pair)}</dd>
              </div>
              <div>
                <dt>Of the pool</dt>
                <dd>{shareText(pair.balance, pair.supply)}</dd>
              </div>
              <div>
                <dt>LP tokens</dt>
                <dd>
                  <Amount amount={pair.balance} unit={{ symbol: 'LP', decimals: 18 }} />
                </dd>
              </div>
            </dl>
            <div className="actions">
              <OfferedAnchor className="button" href={`/token-locking?token=${pair.address}#lock`}>
                Lock these LP tokens
              </OfferedAnchor>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
