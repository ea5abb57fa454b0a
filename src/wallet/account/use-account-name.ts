import { useEffect, useState } from 'react'
import { askName, knownName, type AccountName } from './account-names.ts'

/** The name and the picture of an account: first what is cached, then what the server says when that is old. `asked`: names exist here. */
export function useAccountName(address: string, asked: boolean): AccountName {
  const [said, setSaid] = useState<AccountName & { address: string }>()
  const known = asked && said?.address !== address ? knownName(address) : undefined

  useEffect(() => {
    if (!asked || knownName(address).fresh) return
    let current = true
    void askName(address).then((found) => current && found && setSaid({ ...found, address }))
    return () => void (current = false)
  }, [address, asked])

  return (said?.address === address ? said : known) ?? {}
}
