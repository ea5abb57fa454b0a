import { creatorPath } from '#core/offer/offered.ts'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { FactTable } from '#ui/components/table.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { percent } from './token-amount.ts'
import type { TokenFacts } from './token-facts.server.ts'

/** How many powers accounts hold over a token of ours, and where they are given up; undefined: its code is not known. */
export type HeldPowers = { count: number; tool: string }

type Asked = {
  address: Address
  facts: TokenFacts
  powers: HeldPowers | undefined
  /** The pools that hold some of it; undefined: that cannot be read. */
  inPools: readonly string[] | undefined
}

/** What careful buyers look for in a token with amounts, whether it is there, and where its makers do it. */
export function Checklist(asked: Asked) {
  return (
    <FactTable
      label="What buyers look for"
      facts={{
        'Code that is known': code(asked),
        'A pool': pool(asked),
        'Locked liquidity': liquidity(asked),
        'Locked shares': shares(asked),
        'Nobody with power over it': powersOver(asked),
      }}
    />
  )
}

function code({ address, powers }: Asked): ReactNode {
  if (powers) return 'Yes: byte for byte one of the tokens this site makes and tests.'
  return (
    <>
      Not here. <a href={`/token-check?token=${address}`}>Simulate what it does</a>
    </>
  )
}

function pool({ address, inPools }: Asked): ReactNode {
  if (!inPools) return 'It cannot be read now.'
  if (inPools.length > 0) return `Yes: ${inPools.join('; ')}.`
  return (
    <>
      None with a usual quote token and fee.{' '}
      <WhereOffered href={creatorPath}>
        <a href={poolLink(address)}>Create a pool and add liquidity</a>
      </WhereOffered>
    </>
  )
}

/** Where a pool of a token is created and filled. */
export const poolLink = (address: Address): string => `${creatorPath}?pool=${address}#yours`

function liquidity({ facts: { pools } }: Asked): ReactNode {
  if (!pools) return 'It cannot be read now.'
  const count = pools.pools.filter(({ statement }) => statement && statement.ladder.total > 0n).length
  if (count > 0) return count === 1 ? 'Yes, in one pool.' : `Yes, in ${count} pools.`
  return (
    <>
      None is locked here.{' '}
      <WhereOffered href="/liquidity-locking">
        <a href="/liquidity-locking#lock">Lock liquidity of it</a>
      </WhereOffered>
    </>
  )
}

function shares({ address, facts: { lens, locks, votingLocks } }: Asked): ReactNode {
  if (!lens) return 'They cannot be read now.'
  const share = (locks?.share ?? 0n) + (votingLocks?.share ?? 0n)
  if (share > 0n) return `Yes: ${percent(share)} of the supply cannot be withdrawn now.`
  return (
    <>
      Nothing of it is locked here.{' '}
      <WhereOffered href="/token-locking">
        <a href={`/token-locking?token=${address}#lock`}>Lock a share</a>
      </WhereOffered>
    </>
  )
}

function powersOver({ powers }: Asked): ReactNode {
  if (!powers) return 'That cannot be told from code that is not known.'
  const { count, tool } = powers
  if (count === 0) return 'Yes, and no account can ever get a power.'
  return (
    <>
      No: accounts hold {count === 1 ? 'one power' : `${count} powers`}. <a href={tool}>Hand over or give up</a>
    </>
  )
}
