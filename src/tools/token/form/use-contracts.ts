import { useEffect, useState } from 'react'
import { pageRpc } from '#chain/read/page-rpc.ts'

/** Which of some accounts have code, as far as the chain has said so far. Each is asked about once. */
export function useContracts(accounts: readonly string[]): readonly string[] {
  const [found, setFound] = useState<ReadonlyMap<string, boolean>>(new Map())
  const asked = accounts.filter((account) => !found.has(account)).join()

  useEffect(() => {
    let current = true
    for (const account of asked.split(',').filter(Boolean))
      pageRpc()('eth_getCode', [account, 'latest']).then(
        (code) => current && setFound((known) => new Map(known).set(account, code !== '0x')),
        // Nobody knows: the launch does not depend on it.
        () => {},
      )
    return () => void (current = false)
  }, [asked])

  return accounts.filter((account) => found.get(account))
}
