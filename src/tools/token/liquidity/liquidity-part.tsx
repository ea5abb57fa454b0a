import { useEffect, useEffectEvent } from 'react'
import { isAddress, type Address } from 'viem'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import type { ShownAccount } from '#wallet/account/use-account.ts'

const load = () => import('./liquidity-tool.tsx')

/** The token in the query of an address that is to get a pool; undefined where there is none. */
export function tokenForPool(query: string): Address | undefined {
  const token = new URLSearchParams(query).get('pool') ?? ''
  return isAddress(token) ? token : undefined
}

/** Where a pool is created for a token that a link names. Its code comes only then. */
export function LiquidityPart({ token, shown }: { token: Address; shown: ShownAccount }) {
  const { code, missing, fetchCode } = useLazyCode(load)
  const arrive = useEffectEvent(() => void fetchCode())
  useEffect(() => arrive(), [])
  return (
    <>
      <NotLoaded what="The tool" shown={missing} />
      {code && <code.LiquidityTool token={token} shown={shown} />}
    </>
  )
}
