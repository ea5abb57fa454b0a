import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { coinbase } from './coinbase.ts'
import { demo } from './demo.ts'
import { ledger } from './ledger.ts'
import { metaMask } from './metamask.ts'
import { rabby } from './rabby.ts'
import { rainbow } from './rainbow.ts'
import { safe } from './safe.ts'
import { trust } from './trust.ts'
import { walletConnect } from './wallet-connect.ts'
import { zerion } from './zerion.ts'

/** Wallets under one name, in the order they are shown. */
export type WalletGroup = { name: string; wallets: readonly WalletDescriptor[] }

/** Every wallet the site lists without being announced, group by group. */
export const walletGroups: readonly WalletGroup[] = [
  { name: 'Recommended', wallets: [demo] },
  { name: 'Popular', wallets: [safe, rainbow, coinbase, metaMask, walletConnect] },
  { name: 'More', wallets: [ledger, rabby, zerion, trust] },
]
