import { useEffect, useEffectEvent, useState } from 'react'
import { partyNames } from '#transactions/parties/party-names.ts'
import type { HeldPermission } from './held-permission.ts'

/** Permissions with the names of Ethereum of those who may take something and have no other name, once they are looked up. */
export function usePermissionNames(held: readonly HeldPermission[], looksUp: boolean): readonly HeldPermission[] {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const unnamed = [...new Set(held.filter(({ name }) => name === null).map(({ spender }) => spender))]
  const asked = looksUp ? unnamed.join(' ') : ''
  const keep = useEffectEvent((found: Record<string, string>) => setNames({ ...names, ...found }))
  useEffect(() => {
    if (asked) void partyNames(asked.split(' ') as HeldPermission['spender'][]).then((found) => keep(found))
  }, [asked])
  return held.map((permission) => {
    const name = permission.name ?? names[permission.spender.toLowerCase()]
    return name && !permission.name ? { ...permission, name, proof: 'ENS name, looked up both ways' } : permission
  })
}
