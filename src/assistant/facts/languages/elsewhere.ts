import { words } from './language-words.ts'

/** What others do, in words that are the same in all languages or nearly: a fact that does not name it is no answer to a question that does. */
export const elsewhere = new Set(
  words(`solana cardano polkadot kusama aptos sui near tron ton algorand cosmos hedera stellar ripple xrp tezos bitcoin btc dogecoin
    litecoin monero zcash starknet cairo rust move clarity vyper plutus haskell golang python java javascript php wordpress shopify
    hyperledger fabric corda parachain substrate circom staking mining miner loan lending mortgage paypal insurance versicherung
    assurance seguro ceo cto dubai singapore tokyo weather wetter meteo clima joke witz blague chiste poem gedicht poeme poema
    recipe rezept recette receta football fussball futbol movie film stock forex passport visa sniper arbitrage metaverse unity
    android ios iphone binance coinbase kraken opensea certik trailofbits quantstamp hacken chatgpt openai elon musk trump
    internship salary praktikum gehalt stage sueldo seo plumber pizza hotel flight`),
)
