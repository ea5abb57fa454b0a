import type { Language } from '#content/answers/fact.ts'
import { words } from './language-words.ts'
import { foldedIn } from './read-in.ts'

/** What others do, in words that are the same in all languages or nearly. */
const everywhere =
  words(`solana cardano polkadot kusama aptos sui near tron ton algorand cosmos hedera stellar ripple xrp tezos bitcoin btc dogecoin
    litecoin monero zcash starknet cairo rust move clarity vyper plutus haskell golang python java javascript php wordpress shopify
    hyperledger fabric corda parachain substrate circom staking mining miner loan lending mortgage paypal insurance versicherung
    assurance ceo cto dubai singapore tokyo weather wetter meteo clima joke witz blague chiste poem gedicht poeme poema
    recipe rezept recette receta football fussball futbol movie film stock forex passport visa sniper arbitrage metaverse unity
    android ios iphone binance coinbase kraken opensea certik trailofbits quantstamp hacken chatgpt openai elon musk trump
    internship salary praktikum gehalt stage sueldo seo plumber pizza hotel flight`)

/**
 * Of those, the words that say something else as well in a language: close, to move, a stage of the work; to hack; your; suitable. The
 * Spanish “seguro” is not among them at all, since it is “safe” as well as “insurance”.
 */
const ordinary: Readonly<Record<Language, readonly string[]>> = {
  en: words('near move clarity fabric stage assurance ton'),
  de: words('hacken ton'),
  fr: words('ton recette'),
  es: words('aptos'),
}

/** What others do, in the words of a language: a fact that does not name it is no answer to a question that does. */
export const elsewhereIn = (language: Language): ReadonlySet<string> =>
  new Set(everywhere.filter((word) => !ordinary[language].includes(word)).map((word) => foldedIn(language, word)))
