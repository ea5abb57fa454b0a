import { useEffect, useState } from 'react'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { figure } from '#core/text/figure.ts'
import type { LargeEntry } from '#tools/claim-list/read-rows.ts'
import { contractsAmong } from './contracts-among.ts'
import { linesText } from './lines-text.ts'

/** Says which of the largest entries are contracts, and how many were asked. `count` are all entries. */
export function ContractNotice({ largest, count }: { largest: readonly LargeEntry[]; count: number }) {
  const [answer, setAnswer] = useState<{ of: readonly LargeEntry[]; found?: LargeEntry[] }>()
  const known = answer?.of === largest ? answer : undefined

  useEffect(() => {
    let current = true
    contractsAmong(pageRpc(), largest).then(
      (found) => current && setAnswer({ of: largest, found }),
      () => current && setAnswer({ of: largest }),
    )
    return () => void (current = false)
  }, [largest])

  if (!known) return null
  const asked = largest.length < count ? `the ${largest.length} largest of ${figure(count)}` : 'all'
  const { found } = known
  if (!found) return <li>The chain does not answer, so we could not check the list for contracts.</li>
  if (found.length === 0) return <li>The list has no contract. We checked {asked} entries.</li>
  return (
    <li className="warn">
      <strong>Warning</strong>{' '}
      {found.length === 1 ? 'One entry is a contract' : `${found.length} entries are contracts`}; asked were {asked}.
      What is paid to a contract that is not a wallet is lost. Lines{' '}
      {linesText(found.map(({ line }) => line).toSorted((one, other) => one - other))}.
    </li>
  )
}
