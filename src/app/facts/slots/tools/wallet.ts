import type { SlotsOf } from '#assistant/facts/say.ts'
import { chainOf, chains, ethereum, localChain } from '#chain/catalogue.ts'
import { retention } from '#content/legal/retention.ts'
import { walletGroups } from '#wallet/wallets/catalogue.ts'
import { furtherWallets } from '#wallet/wallets/further.ts'

const polygon = 137

/** Wallets that are listed by their names, apart from the demo wallet and the way over WalletConnect. */
const walletNames = walletGroups
  .flatMap(({ wallets }) => wallets)
  .filter(({ id }) => id !== 'demo' && id !== 'walletConnect')
  .map(({ name }) => name)

const walletCount = walletNames.length + furtherWallets.wallets.length

const mainNetworks = chains.filter(({ testnet }) => !testnet).map(({ name }) => name)

export const slots: SlotsOf = (say) => ({
  walletCount: String(walletCount),
  walletNames: walletNames.join(', '),
  walletNetworks: mainNetworks.join(', '),
  walletLocalChain: String(localChain.id),
  walletConfirmationsEthereum: say.number(ethereum.confirmations),
  walletConfirmationsPolygon: say.number(chainOf(polygon).confirmations),
  walletSignInDays: say.count(retention.signInDays, 'day'),
})
