import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import type { CodeNow as Found } from '#chain/contracts/check-code.ts'
import type { CodeHash } from '#chain/contracts/compare-code.ts'

const words: Record<Found['is'], (found: Found) => string> = {
  itself: ({ chain, block }) => `Your browser compared it: the code on ${chain} has this hash on block ${block}.`,
  'other code': ({ chain, block }) =>
    `OTHER CODE: what is on ${chain} on block ${block} has another hash. Do not use it.`,
  nothing: ({ chain, block }) => `It is not deployed on ${chain}: there is no code on block ${block}.`,
}

const compare = (address: Address, code: CodeHash): Promise<Found | 'trouble'> =>
  import('#chain/contracts/check-code.ts')
    .then(({ checkCode }) => checkCode(address, code))
    .catch(() => 'trouble' as const)

/** Compares the code of a contract with the chain when the page is alive, and leads to where it can be looked at. */
export function CodeNow({ address, code }: { address: Address; code: CodeHash }) {
  const [found, setFound] = useState<Found | 'trouble'>()

  useEffect(() => {
    let isHere = true
    void compare(address, code).then((now) => isHere && setFound(now))
    return () => void (isHere = false)
  }, [address, code])

  if (found === undefined) return <p>Needs a script to compare</p>
  if (found === 'trouble')
    return (
      <div className="actions">
        <p>The chain does not answer, so the code was not compared.</p>
        <button type="button" className="button" onClick={() => void compare(address, code).then(setFound)}>
          Compare again
        </button>
      </div>
    )
  return (
    <p data-code={found.is}>
      {found.is === 'other code' ? <strong>{words[found.is](found)}</strong> : words[found.is](found)}{' '}
      <a href={found.url}>
        Look at it<span className="visually-hidden"> at {address}</span>
      </a>
    </p>
  )
}
