import { noProjectId } from '#core/process/no-project-id.ts'
import type { WalletGroup } from '#wallet/wallets/catalogue.ts'
import type { WalletDescriptor } from './descriptor.ts'

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/**
 * Checks the configured wallets; throws with the first thing that is wrong. Returns them with duplicate ids dropped, the first one
 * kept. `projectId` is that of WalletConnect; leaving it out leaves WalletConnect unconfigured, an empty one is a mistake.
 */
export function setUpWallets(
  groups: readonly WalletGroup[],
  { projectId }: { projectId?: string } = {},
): WalletGroup[] {
  if (groups.length === 0) throw new Error('No wallet list was provided')
  const empty = groups.find(({ wallets }) => wallets.length === 0)
  if (empty) throw new Error(`No wallets provided for group: ${empty.name}`)
  const wallets = groups.flatMap((group) => group.wallets)
  const colourless = wallets.find(({ iconAccent }) => !hex.test(iconAccent))
  if (colourless) throw new Error(`Property \`iconAccent\` is not a hex value for wallet: ${colourless.name}`)
  if (projectId?.trim() === '' && wallets.some(({ id }) => id === 'walletConnect')) throw new Error(noProjectId)

  const seen = new Set<string>()
  const isFirst = ({ id }: WalletDescriptor) => !seen.has(id) && Boolean(seen.add(id))
  return groups.map((group) => ({ ...group, wallets: group.wallets.filter((wallet) => isFirst(wallet)) }))
}
