import { useEffect, useState } from 'react'
import type { Rpc } from '#chain/read/rpc.ts'
import type { PageWallet } from '#wallet/connection/page-wallet.ts'
import type { SafeOwners } from './read-safe.ts'

/** The owners of the Safe that an account is: as the Safe around this page says, else as the chain does; undefined where it is none. */
export function useSafe(address: `0x${string}`, { safe, config }: Pick<PageWallet, 'safe' | 'config'>) {
  const [found, setFound] = useState<{ address: string; safe?: SafeOwners }>()
  const framed = safe?.safeAddress.toLowerCase() === address.toLowerCase() ? safe : undefined

  useEffect(() => {
    if (framed) return
    let wanted = true
    const rpc: Rpc = (method, params) => config.getClient().request({ method, params } as never)
    // Few accounts are a Safe: no window waits for the code that asks.
    import('./read-safe.ts')
      .then(({ readSafe }) => readSafe(rpc, address))
      .then(
        (read) => wanted && setFound({ address, safe: read }),
        () => undefined,
      )
    return () => {
      wanted = false
    }
  }, [config, address, framed])

  if (framed) return { needed: framed.threshold, owners: framed.owners.length }
  return found?.address === address ? found.safe : undefined
}
