import type { Language } from '#content/answers/fact.ts'

/** The verbs that create a token, with the article that makes a request of them, on plain text. */
export const createVerbs: Readonly<Record<Language, string>> = {
  en: '(?:create|launch|deploy|generate|mint|make)(?: me| us)? (?:a|an|my|our|the|new)',
  de: '(?:erstelle|erstellen|erzeuge|lege|mache)(?: mir| uns)? (?:ein|eine|einen|den|die|neuen|neue)',
  fr: '(?:cree|creez|creer|lance|lancez|deploie|deployez|genere)(?:[ -]moi)? (?:un|une|mon|le|la)',
  es: '(?:crea|cree|crear|lanza|lance|despliega|genera)(?:me)? (?:un|una|mi|el|la)',
}

/** What can be created, on plain text; the first that is said. */
export const kindWords: readonly (readonly [pattern: RegExp, kind: 'erc20' | 'erc721' | 'erc1155'])[] = [
  [/\b(?:erc-?1155|editions? (?:collection|token)|multi-?token)\b/, 'erc1155'],
  [
    /\b(?:(?:nft|erc-?721)(?:[ -](?:collection|sammlung|coleccion|contract|token))?|collection(?: nft| de nft)?|sammlung|coleccion(?: nft| de nft)?)\b/,
    'erc721',
  ],
  [/\b(?:erc-?20(?:[ -](?:token|coin))?|meme[ -]?(?:token|coin)s?|token|coin|jeton|moneda|munze)\b/, 'erc20'],
]

/** Words before a name. */
export const named =
  '(?:called|named|with (?:the )?name|name(?: is|:)?|namens|genannt|mit (?:dem )?namen|appelee?|nommee?|avec le nom|nom(?: est|:)?|llamad[oa]|con (?:el )?nombre|nombre(?: es|:)?)'

/** Words before a symbol. */
export const symboled = '(?:symbole|symbol|ticker|simbolo|kurzel)(?: is| ist| est| es|:|=)?'

/** Where a name without quotation marks ends. */
export const nameEnd =
  '(?=\\s*(?:[,;.]|$)|\\s+(?:with|and|symbol|ticker|supply|mit|und|avec|et|symbole|con|y|simbolo|that|which|die|der|qui|que)\\b)'

/** Words before or behind a supply. */
export const supplied =
  '(?:(?:total |initial |max )?supply|gesamtmenge|menge|offre(?: totale)?|suministro(?: total)?|oferta(?: total)?)'

/** Words before a cap. */
export const cappedAt =
  '(?:capped at|cap of|cap:|maximum of|max supply of|obergrenze von|plafonne a|plafond de|con un maximo de|tope de)'

/** Switches of the creator and how they are asked for, on plain text. `not` must not be before. */
export const featureWords: readonly (readonly [pattern: RegExp, name: string, kinds: readonly string[]])[] = [
  [/\b(?:mintable|minting|mint later|nachpragbar|mintbar|mintable|acunable)\b/, 'mintable', ['erc20']],
  [/\b(?:burnable|burning|burn|verbrennbar|brulable|quemable)\b/, 'burnable', ['erc20', 'erc721', 'erc1155']],
  [/\b(?:pausable|pauseable|pause|pausierbar|pausable)\b/, 'pausable', ['erc20', 'erc721', 'erc1155']],
  [/\b(?:permit|gasless approvals?|erc-?2612)\b/, 'permit', ['erc20']],
  [/\b(?:votes|voting|governance|stimmrechte?|stimmen|votos?|gobernanza|gouvernance)\b/, 'votes', ['erc20']],
  [/\b(?:flash ?mint(?:ing)?|flash loans?)\b/, 'flashMint', ['erc20']],
  [/\b(?:block ?list|black ?list|sperrliste|liste noire|lista negra)\b/, 'blockList', ['erc20']],
  [/\b(?:allow ?list|white ?list|liste blanche|lista blanca)\b/, 'allowList', ['erc20']],
  [/\b(?:launch limits?|anti-?whale|max wallet)\b/, 'limits', ['erc20']],
  [/\b(?:cross-?chain|bridge|bridged)\b/, 'bridged', ['erc20']],
  [/\b(?:royalt(?:y|ies)|tantiemen|royalties|regalias)\b/, 'royalties', ['erc721', 'erc1155']],
  [/\b(?:enumerable)\b/, 'enumerable', ['erc721']],
  [/\b(?:public sale|sale|verkauf|vente|venta)\b/, 'sale', ['erc721', 'erc1155']],
  [/\b(?:reveal)\b/, 'reveal', ['erc721']],
]

/** Words that take a feature back. */
export const without = /\b(?:not|no|without|nicht|ohne|kein|keine|pas|sans|sin)\s+$/

/** Words of a request for a token that need no answer. */
export const restOfToken = new Set(
  `a an the and with that which is it be can of for my our in on new please to has have fully fixed standard simple plain contract whose
ein eine einen und mit dem der die das ist es sein soll kann bitte
un une et avec le la les qui est peut svp du de des
una y con el los las que es se puede por favor`.split(/\s+/),
)
