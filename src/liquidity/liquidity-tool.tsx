import { useState } from 'react'
import type { Address } from 'viem'
import { findChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import { localChain } from '#chain/chains/local-chain.ts'
import { adoptStyles } from '#workshop/adopt-styles.ts'
import { ChainTrouble } from '#workshop/chain-trouble.tsx'
import { pageChain } from '#workshop/page-chain.ts'
import toolStyles from '#workshop/tools.css?inline'
import { useAccount } from '#workshop/use-account.ts'
import { useChain } from '#workshop/use-chain.ts'
import { HeldPositionsV4 } from './held-v4-view.tsx'
import { HeldPairs, HeldPositions } from './held-view.tsx'
import { LockedPositions, OfferedPositions, PaidPositions } from './locked-view.tsx'
import { readLiquidity } from './read-liquidity.ts'
import { readPositionLocks } from './read-position-locks.ts'

adoptStyles(toolStyles)

/** Numbers of V4 positions that are looked for, the latest typed first. */
const mostTyped = 10

/** The tool of /liquidity-locking: the liquidity of the connected account, its locks, and what can be done with both. */
export function LiquidityTool() {
  const { account, loading, connect } = useAccount()
  if (!account)
    return (
      <div className="locks actions">
        <p>{loading ? 'Your wallet is being asked.' : 'Connect a wallet to see its liquidity and its locks.'}</p>
        <button type="button" className="button solid" id="liquidity-connect" onClick={() => void connect()}>
          Connect a wallet
        </button>
      </div>
    )
  const chain = findChain(account.chainId)
  if (account.wrongChain || !chain?.uniswap)
    return (
      <p className="locks locks-bad">
        {account.wrongChain
          ? `Your wallet is on another network. Switch it to ${account.chainName}.`
          : `We know of no Uniswap on ${account.chainName}, so no pool can be vouched for there.`}
      </p>
    )
  const isLocal = account.chainId === localChain.id
  return <LiquidityOf key={account.address} account={account.address} chain={chain} isLocal={isLocal} />
}

type LiquidityOfProps = { account: Address; chain: Chain; isLocal: boolean }

function LiquidityOf({ account, chain, isLocal }: LiquidityOfProps) {
  const [part, setPart] = useState<'held' | 'locked'>('held')
  const [typedV4, setTypedV4] = useState<readonly bigint[]>([])
  const read = async () => {
    const ask = pageChain()
    const [held, locks] = await Promise.all([
      readLiquidity(ask, { account, chain, typedV4 }),
      readPositionLocks(ask, account, chain),
    ])
    return { held, locks }
  }
  const known = useChain(account, read, typedV4.join())
  const { held, locks } = known.value ?? {}
  const titles = {
    held: `In your wallet${held ? ` (${held.pairs.length + held.positions.length + (held.v4?.positions.length ?? 0)})` : ''}`,
    locked: `Locked positions${locks ? ` (${locks.own.length + locks.offered.length + locks.paid.length})` : ''}`,
  }
  return (
    <div className="locks locks-own">
      <fieldset className="locks-tabs" aria-label="What to show">
        {(['held', 'locked'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            {titles[name]}
          </button>
        ))}
      </fieldset>
      {isLocal && (
        <p className="soft">To try this: the demo wallet got a position and LP tokens with its test ether.</p>
      )}
      <output>{known.at === 'reading' && 'Reading your liquidity from the chain.'}</output>
      <ChainTrouble known={known} />
      {held && part === 'held' && (
        <>
          <HeldPositions positions={held.positions} more={held.more} account={account} />
          {held.v4 && (
            <HeldPositionsV4
              held={held.v4}
              account={account}
              name={(tokenId) => setTypedV4([...new Set([tokenId, ...typedV4])].slice(0, mostTyped))}
            />
          )}
          <HeldPairs pairs={held.pairs} />
        </>
      )}
      {locks && part === 'locked' && (
        <>
          <OfferedPositions locks={locks.offered} account={account} />
          <LockedPositions locks={locks.own} others={locks.others} complete={locks.complete} account={account} />
          <PaidPositions locks={locks.paid} account={account} />
        </>
      )}
    </div>
  )
}
