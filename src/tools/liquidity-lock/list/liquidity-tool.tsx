import { useState } from 'react'
import { findChain, localChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { ChainTrouble } from '#chain/read/chain-trouble.tsx'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { useRead } from '#chain/read/use-read.ts'
import type { Position } from '#chain/positions/read-positions.ts'
import { PlanView } from '#tools/liquidity-lock/plan/plan-view.tsx'
import type { PositionPlan } from '#tools/liquidity-lock/plan/position-plan.ts'
import { positionKind } from '#tools/liquidity-lock/plan/position-kind.ts'
import { namedPosition } from '#tools/liquidity-lock/read/named-position.ts'
import { readLiquidity } from '#tools/liquidity-lock/read/read-liquidity.ts'
import { readPositionLocks } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { cameBefore } from '#chain/positions/find-positions-v4.ts'
import { usePlan } from '#tools/plan/use-plan.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { useAccount, type ShownAccount } from '#wallet/account/use-account.ts'
import { FindPosition } from './find-position.tsx'
import { WalletPositionsV4 } from './wallet-positions-v4.tsx'
import { isOf, WalletPairs, WalletPositions, type Locking } from './wallet-positions.tsx'
import { LockedPositions, OfferedPositions, PaidPositions } from './locked-view.tsx'

/** Numbers of V4 positions that are looked for, the latest typed first. */
const mostTyped = 10

/** What can be shown, and its title. */
const parts = { held: 'In your wallet', locked: 'Locked positions', find: 'Find a lock' }

type Part = keyof typeof parts

type Choice = { part: Part; choose: (part: Part) => void }

/** The tool of /liquidity-locking: the liquidity of the connected account, its locks, and any other lock. */
export function LiquidityTool() {
  const [part, choose] = useState<Part>('held')
  const shown = useAccount()
  const { account } = shown
  const chain = account && findChain(account.chainId)
  const handle = usePlan(positionKind)
  const [named] = useBrowserState(undefined, () => namedPosition(location.search))
  if (account && !account.wrongChain && chain?.uniswap) {
    const locking = { handle, shown, named, account: account.address }
    return <LiquidityOf key={account.address} locking={locking} chain={chain} part={part} choose={choose} />
  }
  return (
    <div className="locks locks-own">
      <Tabs part={part} choose={choose} />
      {part === 'find' ? <FindPosition /> : <Missing shown={shown} />}
    </div>
  )
}

/** Shown in place of an account's liquidity while it cannot be read. */
function Missing({ shown: { account, loading, connect } }: { shown: ShownAccount }) {
  if (account)
    return (
      <p className="locks-bad">
        {account.wrongChain
          ? `Your wallet is on another network. Switch it to ${account.chainName}.`
          : `We know of no Uniswap on ${account.chainName}, so no pool can be vouched for there.`}
      </p>
    )
  return (
    <div className="actions">
      <p>
        {loading
          ? 'Your wallet is being asked.'
          : 'Connect a wallet to see its liquidity and its locks. Any other lock is found by its number or its pool.'}
      </p>
      <button type="button" className="button solid" id="liquidity-connect" onClick={() => void connect()}>
        Connect a wallet
      </button>
    </div>
  )
}

/** What to show; `counts` say how much there is. */
function Tabs({ part, choose, counts }: Choice & { counts?: Partial<Record<Part, number>> }) {
  return (
    <fieldset className="locks-tabs" aria-label="What to show">
      {Object.entries(parts).map(([name, title]) => (
        <button
          key={name}
          type="button"
          className="button"
          aria-pressed={part === name}
          onClick={() => choose(name as Part)}
        >
          {title}
          {counts?.[name as Part] !== undefined && ` (${counts[name as Part]})`}
        </button>
      ))}
    </fieldset>
  )
}

const none: readonly Position[] = []

/** The positions in a wallet, and at its place the one of a plan that has taken it out: its row shows what came of it. */
function useRows(held = none, plan?: PositionPlan): readonly Position[] {
  const [last, setLast] = useState<{ position: Position; at: number }>()
  const at = held.findIndex((position) => isOf(plan, position))
  if (at >= 0 && last?.position !== held[at]) setLast({ position: held[at]!, at })
  return at < 0 && last && isOf(plan, last.position) ? held.toSpliced(last.at, 0, last.position) : held
}

/** V4 positions found by looking further back, and the block that the next look ends at. */
type Earlier = { ids: readonly bigint[]; from: number }

function LiquidityOf({ locking, chain, part, choose }: Choice & { locking: Locking; chain: Chain }) {
  const { account, handle, shown, named } = locking
  // V4 keeps no list by owner: a position that a link names is looked for like one that was typed.
  const [typedV4, setTypedV4] = useState<readonly bigint[]>(named?.kind === 1 ? [named.tokenId] : [])
  const [earlier, setEarlier] = useState<Earlier>()
  const read = async () => {
    const rpc = pageRpc()
    const [held, locks] = await Promise.all([
      readLiquidity(rpc, { account, chain, typedV4, earlierV4: earlier?.ids }),
      readPositionLocks(rpc, account, chain),
    ])
    return { held, locks }
  }
  const known = useRead(account, read, `${typedV4.join()} ${earlier?.ids.join()}`)
  const { held, locks } = known.value ?? {}
  const counts = held &&
    locks && {
      held: held.pairs.length + held.positions.length + (held.v4?.positions.length ?? 0),
      locked: locks.own.length + locks.offered.length + locks.paid.length,
    }
  const positions = useRows(held?.positions, handle.plan)
  const positionsV4 = useRows(held?.v4?.positions, handle.plan)
  // A number that was typed is not strange because its position has just been locked.
  const hasRow = (id: bigint) => positionsV4.some(({ tokenId }) => tokenId === id)
  const apart = held && ![...positions, ...positionsV4].some((position) => isOf(handle.plan, position))
  return (
    <div className="locks locks-own">
      <Tabs part={part} choose={choose} counts={counts} />
      {part === 'find' && <FindPosition />}
      {chain.id === localChain.id && part !== 'find' && (
        <p className="soft">To try this: the demo wallet got a position and LP tokens with its test ether.</p>
      )}
      <output>{known.at === 'reading' && 'Reading your liquidity from the chain.'}</output>
      <ChainTrouble known={known} />
      {held && part === 'held' && (
        <>
          {apart && handle.plan && (
            <div className="locks-apart">
              <PlanView plan={handle.plan} handle={handle} shown={shown} />
            </div>
          )}
          <WalletPositions positions={positions} more={held.more} locking={locking} />
          {held.v4 && (
            <WalletPositionsV4
              held={{ ...held.v4, positions: positionsV4, strange: held.v4.strange.filter((id) => !hasRow(id)) }}
              from={earlier?.from ?? held.v4.from}
              further={async (end) => {
                const came = await cameBefore(pageRpc(), { account, manager: chain.uniswap!.v4Positions!, end })
                setEarlier({ ids: [...(earlier?.ids ?? []), ...came.ids], from: came.from })
              }}
              locking={locking}
              name={(tokenId) => setTypedV4([...new Set([tokenId, ...typedV4])].slice(0, mostTyped))}
            />
          )}
          <WalletPairs pairs={held.pairs} />
        </>
      )}
      {locks && part === 'locked' && (
        <>
          <OfferedPositions locks={locks.offered} account={account} />
          <LockedPositions read={locks} account={account} />
          <PaidPositions locks={locks.paid} account={account} />
        </>
      )}
    </div>
  )
}
