import type { WalletDescriptor } from '#wallet/list/descriptor.ts'
import { demo } from './demo.ts'
import { passkey } from './passkey.ts'
import { walletRows } from './row.ts'
import { walletConnect } from './wallet-connect.ts'

/** Wallets under one name, in the order they are shown. */
export type WalletGroup = { name: string; wallets: readonly WalletDescriptor[] }

// What may stand in a row is said in row.ts; all other wallets are in further.ts.
const popular = walletRows(`
safe | Safe | link=https://app.safe.global/wc?uri= raw always colour=#12ff80
rainbow | Rainbow | rdns=me.rainbow link=https://rnbwapp.com/wc?uri= raw ios=1457119021 android=me.rainbow chrome=opfgelmcmbiajamepnmloijbpoleiama firefox=rainbow-extension edge=cpojfbodiccabbabgimdeohkkpjfpbnf colour=#0c2f78 get=https://rainbow.me/download extension=https://rainbow.me/extension help=https://rainbow.me
coinbase | Coinbase Wallet | rdns=com.coinbase.wallet link=https://go.cb-w.com/wc?uri= ios=1278383455 android=org.toshi chrome=hnfanknocfeofbddgcijnmhnfnkdnaad colour=#2c5ff6 alias=coinbaseWallet opens=https://go.cb-w.com/dapp?cb_url={page} get=https://www.coinbase.com/wallet/downloads extension=https://www.coinbase.com/wallet/downloads help=https://www.coinbase.com/wallet
metaMask | MetaMask | rdns=io.metamask link=https://metamask.app.link/wc?uri= ios=1438144202 android=io.metamask chrome=nkbihfbeogaeaoehlefnkodbefgpgknn firefox=ether-metamask edge=ejbalbakoplchlghecdalmeeeajnimhm opera=metamask-10 colour=#f6851a alias=io.metamask.mobile opens=https://link.metamask.io/dapp/{address} get=https://metamask.io/download extension=https://metamask.io/download help=https://support.metamask.io
`)

const more = walletRows(`
ledger | Ledger | link=ledgerlive://wc?uri= raw ios=1361671700 android=com.ledger.live colour=#000000 get=https://www.ledger.com/ledger-live desktop=https://www.ledger.com/ledger-live/download help=https://www.ledger.com/ledger-live
rabby | Rabby Wallet | rdns=io.rabby link=rabby://wc?uri= ios=6474381673 android=com.debank.rabbymobile chrome=acmacodkjbdgmoleebolmdjonilkdbch colour=#7084ff get=https://rabby.io extension=https://rabby.io help=https://rabby.io
zerion | Zerion | rdns=io.zerion.wallet link=zerion://wc?uri= raw ios=1456732565 android=io.zerion.android chrome=klghhnkeealcohjjanjjdaeeggmfmlpl colour=#2962ef get=https://zerion.io/download extension=https://zerion.io/extension help=https://help.zerion.io/en/
trust | Trust Wallet | rdns=com.trustwallet.app link=https://link.trustwallet.com/wc?uri= ios=1288339409 android=com.wallet.crypto.trustapp chrome=egjidjbpglichdcondbcbdnbeeppgdph colour=#0500ff opens=https://link.trustwallet.com/open_url?coin_id=60&url={page} get=https://trustwallet.com/download extension=https://trustwallet.com/browser-extension help=https://trustwallet.com
`)

/** Every wallet the window lists without being announced or looked for, group by group. */
export const walletGroups: readonly WalletGroup[] = [
  { name: 'Recommended', wallets: [demo, passkey] },
  { name: 'Popular', wallets: [...popular, walletConnect] },
  { name: 'More', wallets: more },
]
