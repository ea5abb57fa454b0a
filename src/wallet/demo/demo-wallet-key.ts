import { brandKey } from '#content/brand-key.ts'
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'

const key = `${brandKey}.demo-wallet`

/** What the demo wallet keeps: its private key, and whether this site may see its address. */
type Kept = { privateKey: `0x${string}`; connected: boolean }

let kept: Kept | undefined
let account: PrivateKeyAccount | undefined

/**
 * The account of the demo wallet. Its key is made on this device at first use and never leaves it; where the browser forbids storage
 * it lasts as long as the page.
 */
export function demoAccount(): PrivateKeyAccount {
  account ??= privateKeyToAccount(read().privateKey)
  return account
}

/** Whether the visitor has let this site see the address, and has not disconnected since. */
export const demoConnected = (): boolean => read().connected

/** Keeps that answer. */
export function keepDemoConnected(connected: boolean) {
  kept = { ...read(), connected }
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // It then lasts as long as the page.
  }
}

function read(): Kept {
  kept ??= stored() ?? { privateKey: generatePrivateKey(), connected: false }
  return kept
}

function stored(): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Kept>
    if (!/^0x[0-9a-f]{64}$/.test(found.privateKey ?? '')) return undefined
    return { privateKey: found.privateKey!, connected: found.connected === true }
  } catch {
    return undefined
  }
}
