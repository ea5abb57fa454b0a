/** Symbols that people take for one certain token. We warn a visitor who uses one of them, or one that looks like it. */
export const knownSymbols: readonly string[] = (
  'ADA ARB AVAX BNB BTC CRV DAI DOGE ENS ETH EURC FDUSD FRAX GHO LDO LINK MATIC MKR OP PEPE POL PYUSD SHIB SOL ' +
  'STETH TON TRX TUSD UNI USD1 USDC USDE USDS USDT WBTC WETH WSTETH XRP'
).split(' ')
