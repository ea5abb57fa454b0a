import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { monogram } from '#wallet/list/monogram.ts'

/**
 * Safe connects what it shows in a frame of its own app, or what asks over WalletConnect. Our pages refuse to be framed, so it stays
 * unready and says so.
 */
export const safe: WalletDescriptor = {
  id: 'safe',
  name: 'Safe',
  iconUrl: monogram({ name: 'Safe', background: '#12ff80', ink: '#121312' }),
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  alwaysListed: true,
  ready: () => false,
}
