import type { ServiceSlug } from '#core/offer/catalogue.ts'

const list = (text: string) => text.split(',').map((phrase) => phrase.trim())

/** What people call our services in four languages, without capitals and accents. */
export const servicePhrases: Readonly<Partial<Record<ServiceSlug, readonly string[]>>> = {
  'smart-contract-audit':
    list(`audit, audits, smart contract audit, contract audit, code audit, security audit, security review, token audit,
    audit of a token, audit of a contract, audit of a smart contract, smart contract prufung, vertragsprufung, prufung, prufung eines tokens,
    audit eines tokens, audit de contrat, audit d un contrat, audit d un token, auditoria, auditorias, auditoria de contrato,
    auditoria de un contrato, auditoria de un token`),
  'nft-audit':
    list(`nft audit, nft audits, collection audit, audit of an nft, audit of a collection, audit of an nft collection, nft prufung,
    audit einer nft sammlung, audit nft, audit d une collection, audit d une collection nft, auditoria nft, auditoria de una coleccion`),
  'erc20-token-development':
    list(`token, tokens, erc20, erc20 token, erc20 token development, token development, custom token, new token,
    tokenentwicklung, token entwicklung, jeton, developpement de token, developpement d un token, desarrollo de token,
    desarrollo de un token`),
  'web3-marketing': list('marketing, web3 marketing'),
  'web3-design-services': list(
    `design, web3 design, ui design, ux design, ui ux design, design services, gestaltung, diseno`,
  ),
  'blockchain-services':
    list(`blockchain services, blockchain service, blockchain development, blockchain entwicklung, smart contract development,
    contract development, vertragsentwicklung, developpement blockchain, developpement de contrat, servicios blockchain,
    desarrollo blockchain, desarrollo de contrato`),
  'meme-token': list('meme token, meme coin, memecoin, meme token creator'),
  'token-locking': list('token locking, token lock, token sperre, verrouillage de tokens, bloqueo de tokens'),
  'liquidity-locking': list(
    'liquidity locking, liquidity lock, liquiditatssperre, verrouillage de liquidite, bloqueo de liquidez',
  ),
}

/** Words that join two things. */
export const joins = new Set(list('and, plus, with, und, mit, et, avec, y, e, con, mas, sowie'))

/** Words before a time that belongs to what was said before it. */
export const lasting = new Set(list('for, over, during, fur, uber, pour, pendant, sur, durante, por, para'))

/** Words between a time and what it is spent on. */
export const spentOn = new Set(list('of, von, de, d, del'))

/** Words that ask for a sum. */
export const sums = new Set(
  list(`total, together, sum, combined, combination, altogether, plus, zusammen, insgesamt, summe, gesamt, gesamtpreis, kombination, ensemble, somme,
    combinaison, juntos, junto, suma, combinacion, package, paket, forfait, paquete`),
)

/** Words that a request for a price is full of, and that change nothing in it. */
export const quiet = new Set(
  list(`a, an, the, of, in, i, we, us, me, need, want, like, would, please, give, tell, calculate, add, up, price, prices, pricing, cost, costs, quote,
    estimate, for, how, much, what, is, are, does, do, it, be, both, work, all, working, also, at, normal, is, s,
    ein, eine, einen, einer, eines, der, die, das, den, bitte, ich, wir, brauche, brauchen, mochte, mochten, will, wollen, preis, preise, kosten,
    kostet, was, wie, viel, ist, sind, machen, berechne, berechnen, fur, arbeit, angebot, uns, mir, wurde, wurden,
    un, une, le, la, les, l, des, du, s, il, vous, plait, je, nous, veux, voulons, voudrais, besoin, ai, avons, prix, cout, coute, coutent,
    combien, quel, quelle, est, sont, ca, cela, calculez, calcule, devis, travail, que, pour,
    el, los, las, una, unos, por, favor, quiero, queremos, necesito, necesitamos, precio, precios, coste, costo, cuesta, cuestan, cuanto,
    cual, es, son, calcula, calcule, presupuesto, trabajo, dame`),
)

/** Words for lines of code. */
export const lineWords = new Set(
  list('line, lines, loc, nsloc, sloc, zeile, zeilen, codezeilen, ligne, lignes, linea, lineas'),
)

/** Words with which a question begins, without capitals and accents. */
export const questionWords = new Set(
  list(`what, how, why, when, where, who, which, can, could, do, does, is, are, will, would, should, may, if,
    was, wie, warum, wann, wo, wer, welche, welcher, welches, kann, konnen, konnt, ist, sind, gibt, wozu, wofur,
    que, quoi, comment, pourquoi, quand, ou, qui, quel, quelle, combien, peut, puis, pouvez, est, faut,
    como, cuando, donde, quien, cual, cuales, cuanto, cuanta, puedo, puede, pueden, es, son, hay`),
)
