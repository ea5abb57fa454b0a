import type { WalletGroup } from './catalogue.ts'
import { walletRows } from './row.ts'

/**
 * Every other wallet, by name: a row each, as row.ts reads it. It is loaded when a visitor looks for one. An address stands here only
 * when two sources agree on it; what they disagree on, or what one alone says, is in docs/wallets.md.
 */
export const furtherWallets: WalletGroup = {
  name: 'Others',
  wallets: walletRows(`
oneInch | 1inch Wallet | ios=1546049391 android=io.oneinch.android
abstract | Abstract Global Wallet | unscanned
airGap | AirGap Wallet | ios=1420996542 android=it.airgap.wallet
alphaWallet | AlphaWallet | ios=1358230430 android=io.stormbird.wallet
ambire | Ambire | rdns=com.ambire.wallet android=com.ambire.wallet unscanned
backpack | Backpack | ios=6445964121 android=app.backpack.mobile chrome=aflkmfhebedbjioipglgcbcmnbpgliof
base | Base | unscanned
best | Best Wallet |
bifrost | Bifrost Wallet | rdns=com.bifrostwallet link=https://app.bifrostwallet.com/wc?uri= raw ios=1577198351 android=com.bifrostwallet.app
binance | Binance Wallet | rdns=com.binance.wallet link=bnc://app.binance.com/cedefi/wc?uri= raw ios=1436799971 android=com.binance.dev chrome=cadiboklkpojfamcoggejbbdjcoiljjk
bitcoinCom | Bitcoin.com Wallet | ios=1252903728 android=com.bitcoin.mwallet
bitget | Bitget Wallet | rdns=com.bitget.web3 link=bitkeep://wc?uri= raw ios=1395301115 android=com.bitkeep.wallet chrome=jiidiaalihmmhddjgbnbgdfflelocpak
blockchainCom | Blockchain.com | ios=493253309 android=piuk.blockchain.android
brave | Brave Wallet | rdns=com.brave.wallet unscanned
bybit | Bybit Wallet | rdns=com.bybit link=bybitapp://open/route?targetUrl=by://web3/walletconnect/wc?uri= ios=1488296980 android=com.bybit.app chrome=pdliaogehgdbhbnmkklieghmmjkpigpa
coin98 | Coin98 Wallet | rdns=com.coin98 ios=1561969966 android=coin98.crypto.finance.media chrome=aeachknmefphepccionboohckonoeemg
compass | Compass Wallet | android=io.leapwallet.compass chrome=anokgmphncpekkhclmingpimjmcooifb
core | Core | rdns=app.core.extension ios=6443685999 android=com.avaxwallet chrome=agoakfejjabomempkjlepdflaleeobhb
cosmostation | Cosmostation | ios=1459830339 android=wannabit.io.cosmostaion
cryptoCom | Crypto.com Onchain | ios=1512048310 android=com.defi.wallet chrome=hifafgmccdpekplomjjkcfgodnhcellj
ctrl | CTRL Wallet | unscanned
enkrypt | Enkrypt Wallet | rdns=com.enkrypt chrome=kkpllkodjeloidieedojogacfhpaihoh firefox=enkrypt edge=gfenajajnjjmmdojhdjmnngomkhlnfjl opera=enkrypt unscanned
exodus | Exodus | ios=1414384820 android=exodusmovement.exodus chrome=aholpfdialjgjfhomihkjbmgjidlcdno
family | Family | ios=1606779267
fireblocks | Fireblocks | ios=1439296596 android=com.fireblocks.client
foxWallet | FoxWallet | link=foxwallet://wc?uri= ios=1590983231 android=com.foxwallet.play
frame | Frame | rdns=sh.frame unscanned
frontier | Frontier Wallet | rdns=xyz.frontier.wallet link=frontier://wc?uri= raw ios=1482380988 android=com.frontierwallet chrome=kppfdiipphfccemcignhifpjkapfbihd
gate | Gate Wallet | link=gtweb3wallet://wc?uri= raw ios=1294998195 android=com.gateio.gateio
gemini | Gemini Wallet | unscanned
imToken | imToken | link=imtokenv2://wc?uri= ios=1384798940 android=im.token.app
ioPay | ioPay Wallet | link=iopay://wc?uri= raw ios=1478086371 android=io.iotex.iopay.gp
kaia | Kaia Wallet | ios=6502896387 android=io.klutch.wallet
keplr | Keplr | ios=1567851089 android=com.chainapsis.keplr chrome=dmkamcknogkgcdfhhbddcghachkejeap
kraken | Kraken Wallet | link=krakenwallet://wc?uri= ios=1626327149 android=com.kraken.superwallet
kresus | Kresus | android=com.kresus.superapp
kuCoin | KuCoin | ios=1378956601 android=com.kubi.kucoin
magicEden | Magic Eden Wallet | rdns=io.magiceden.wallet android=com.magiceden.wallet chrome=mkpegjkblkkefacfnmkajcjmabijhclg
mathWallet | MathWallet | ios=1582612388 android=com.mathwallet.android chrome=afbcbjpbpfadlkmhmclhkeeodmamcflc
mew | MEW wallet | link=https://mewwallet.com/wc?uri= ios=1464614025 android=com.myetherwallet.mewwallet
mixin | Mixin | android=one.mixin.messenger
nightly | Nightly | ios=6444768157 android=com.nightlymobile chrome=fiikommddbeccaoicoejoniammnalkfa
nova | Nova Wallet | link=novawallet://wc?uri= ios=1597119355 android=io.novafoundation.nova.market
okx | OKX Wallet | rdns=com.okex.wallet raw chrome=mcohilncbfahbmgdjkbpemcciiolgcge
omni | Omni | link=omni://wc?uri= raw ios=1569375204 android=fi.steakwallet.app
oneKey | OneKey | rdns=so.onekey.app.wallet ios=1609559473 android=so.onekey.app.wallet chrome=jnmbobjmhlngoefaiojfljckilhhlhcj
opera | Opera Crypto Browser |
phantom | Phantom | rdns=app.phantom ios=1598432977 android=app.phantom chrome=bfnaelmomeimhlpmgjnjophhpkkoljpa firefox=phantom-app unscanned opens=https://phantom.app/ul/browse/{page}?ref={origin}
porto | Porto | unscanned
ready | Ready | link=argent://app/wc?uri= raw ios=1358741926 android=im.argent.contractwalletclient
robinhood | Robinhood Wallet | ios=1634080733 android=com.robinhood.gateway
ronin | Ronin Wallet | rdns=com.roninchain.wallet link=roninwallet://wc?uri= ios=1592675001 android=com.skymavis.genesis chrome=fnjhmkhhmkbjkkabndcnnogagogbneec firefox=ronin-wallet edge=kjmoohlgokccodicjjfebfomlbljgfhk
safePal | SafePal Wallet | link=safepalwallet://wc?uri= ios=1548297139 android=io.safepal.wallet chrome=lgmpcpglpngdoalbgeoldeajfclnhafa
status | Status | ios=1178893006 android=im.status.ethereum
subWallet | SubWallet | rdns=app.subwallet link=subwallet://wc?uri= ios=1633050285 android=app.subwallet.mobile chrome=onhogfjeacnfoofkfgppdlbmlmnplgbn firefox=subwallet
talisman | Talisman | rdns=xyz.talisman chrome=fijngjgcjhjmmpcmkeiomlglpeiijkld firefox=talisman-wallet-extension
tangem | Tangem Wallet | ios=1354868448 android=com.tangem.wallet
tokenPocket | TokenPocket | rdns=pro.tokenpocket link=tpoutside://wc?uri= ios=6444625622 android=vip.mytokenpocket chrome=mfgccjchihfkkindfppnaooecgfneiii
tomo | Tomo Wallet | android=tomo.app.unyx
trezor | Trezor Suite | ios=1631884497 android=io.trezor.suite
uniswap | Uniswap Wallet | rdns=org.uniswap.app link=uniswap://wc?uri= ios=6443944476 android=com.uniswap.mobile chrome=nnpmfplkfogfpmcngplhnbdnnilmcdcg
universalProfiles | Universal Profiles | ios=6702018631 android=io.universaleverything.universalprofiles
unstoppableDomains | Unstoppable Domains | ios=1544748602 android=com.unstoppabledomains.manager
unstoppable | Unstoppable Wallet | ios=1447619907 android=io.horizontalsystems.bankwallet
valora | Valora | link=celo://wallet/wc?uri= raw ios=1520414263 android=co.clabs.valora
wigwam | Wigwam | rdns=com.wigwam.wallet chrome=lccbohhgfkdikahanoclbdmaolidjdfl
xPortal | xPortal | rdns=com.elrond.maiar.wallet link=xportal://wc?uri= raw ios=1519405832 android=com.elrond.maiar.wallet
zeal | Zeal | rdns=app.zeal chrome=heamnjbnflcikcggoiplibfommfbkjpj
zengo | Zengo Wallet | ios=1440147115 android=com.zengo.wallet
`),
}
