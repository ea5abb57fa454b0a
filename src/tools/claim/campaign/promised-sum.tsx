import { useEffect, useState } from 'react'
import { Amount } from '#chain/tokens/amount.tsx'
import { fetchListFile, ListGone, type readListUrl } from '#tools/claim-list/fetch-list.ts'
import { fetchHead } from '#tools/claim-list/find-claim.ts'
import type { CampaignProps } from './campaign-view.tsx'

type List = ReturnType<typeof readListUrl>

/** What was paid in beside what the list promises by its own account; the whole list proves it. Nothing where no list is known. */
export function PromisedSum({ campaign, unit, list }: Pick<CampaignProps, 'campaign' | 'unit'> & { list: List }) {
  const { funded, root } = campaign
  const promised = usePromised(root, list)
  if (!list) return null
  const short = typeof promised === 'bigint' && promised > funded
  return (
    <>
      <dl className="locks-facts">
        <div>
          <dt>Paid in</dt>
          <dd>
            <Amount amount={funded} unit={unit} />
          </dd>
        </div>
        <div>
          <dt>The list promises, as its file says</dt>
          <dd>{typeof promised === 'bigint' ? <Amount amount={promised} unit={unit} /> : promised}</dd>
        </div>
      </dl>
      {short && (
        <p className="locks-note warn" role="alert">
          The list promises more than was paid in: the last to claim will get nothing. Ask the creator.
        </p>
      )}
    </>
  )
}

/** The sum in the head of the list, or what there is instead. */
function usePromised(root: `0x${string}`, list: List): bigint | string {
  const [read, setRead] = useState<{ of: string; sum: bigint | string }>()
  const { folder = '', hash } = list ?? {}
  const of = `${folder} ${hash} ${root}`

  useEffect(() => {
    if (!folder) return
    let current = true
    fetchHead((name) => fetchListFile(folder, name), { root, ...(hash && { hash }) }).then(
      ({ total }) => current && setRead({ of, sum: total }),
      (error: unknown) =>
        current &&
        setRead({ of, sum: error instanceof ListGone ? error.message : 'not known: its file cannot be read' }),
    )
    return () => void (current = false)
  }, [of, folder, hash, root])

  return read?.of === of ? read.sum : 'being read'
}
