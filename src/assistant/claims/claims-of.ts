/** What a sentence claims that can be compared with a text: its figures, names, promises, and whether it says no. */
export type Claims = {
  /** Figures as plain numbers, each with the unit beside it where it has one, such as `1100 usd`. */
  figures: readonly string[]
  /** Words with a capital inside a sentence, addresses of accounts, and identifiers. */
  names: readonly string[]
  /** Groups of words that promise, exceed or make absolute, by the name of the group. */
  strong: ReadonlySet<string>
  /** It says that something is not so. */
  denies: boolean
}

const numberWords: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, twenty: 20,
  thirty: 30, forty: 40, fifty: 50, hundred: 100, thousand: 1000, million: 1_000_000,
  zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, dreissig: 30, hundert: 100, tausend: 1000,
  deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, trente: 30, cent: 100, mille: 1000,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, treinta: 30, cien: 100, mil: 1000,
} // prettier-ignore

/** Units by the words that mean them. */
const units: Readonly<Record<string, RegExp>> = {
  usd: /^(?:usd|dollars?|\$|us\$)$/,
  eur: /^(?:eur|euros?|€)$/,
  eth: /^(?:eth|ethers?|ether)$/,
  percent: /^(?:%|percent|prozent)$/,
  minute: /^(?:minutes?|minuten?|minutos?|min)$/,
  hour: /^(?:hours?|stunden?|heures?|horas?)$/,
  day: /^(?:days?|tage?n?|arbeitstage?n?|werktage?n?|jours?|dias?|laborables?|ouvres)$/,
  week: /^(?:weeks?|wochen?|semaines?|semanas?)$/,
  month: /^(?:months?|monate?n?|mois|mes(?:es)?)$/,
  year: /^(?:years?|jahre?n?|ans?|annees?|anos?)$/,
  line: /^(?:lines?|zeilen?|lignes?|lineas?)$/,
  gas: /^gas$/,
}

const money: ReadonlySet<string> = new Set(['usd', 'eur', 'eth'])

/** What promises, exceeds or makes absolute. A sentence that says so where its source does not claims more than is known. */
const strong: Readonly<Record<string, RegExp>> = {
  guarantee: /\b(?:guarante\w*|garant\w*|warrant\w*|gewahr\w*|assur(?:e|ed|es|ance)|insur\w*|versicher\w*)\b/,
  promise: /\b(?:promis\w*|versprech\w*|versprich\w*|promes\w*|promett\w*|prometemos)\b/,
  always: /\b(?:always|immer|toujours|siempre|forever|for ever|in all cases|jederzeit|24\/7|around the clock)\b/,
  every: /\b(?:every|all|each|everyone|everything|alle[sn]?|jede[rsnm]?|tou(?:s|t|tes)|todo[s]?|toda[s]?|cada|any)\b/,
  best: /\b(?:best|better|leading|finest|greatest|unmatched|beste[rsn]?|fuhrend\w*|meilleur\w*|mejor\w*|number one|no 1)\b/,
  most: /\b(?:most|cheapest|fastest|safest|lowest|highest|largest|quickest|gunstigste\w*|schnellste\w*|sicherste\w*|moins cher|mas barat\w*|mas rapid\w*|mas segur\w*)\b/,
  safe: /\b(?:safe|secure|risk free|riskless|unhackable|bulletproof|hack proof|sicher|risikolos|sans risque|sur|sin riesgo|segur\w*)\b/,
  free: /\b(?:free|gratis|kostenlos|umsonst|gratuit\w*|no charge|at no cost|sin coste|sans frais)\b/,
  refund: /\b(?:refund\w*|money back|reimburs\w*|erstatt\w*|rembours\w*|reembols\w*)\b/,
  certified:
    /\b(?:certif\w*|accredit\w*|licen[cs]ed|zertifiz\w*|zugelassen|homologu\w*|agree par|approved by|endors\w*|partner\w*)\b/,
  profit:
    /\b(?:profit\w*|returns?|gains?|yield\w*|gewinn\w*|rendite\w*|benefic\w*|rentab\w*|invest\w*|price will|moon)\b/,
  instant:
    /\b(?:instant\w*|immediate\w*|at once|sofort\w*|immediat\w*|inmediat\w*|same day|overnight|within minutes)\b/,
  unlimited: /\b(?:unlimited|endless|unbegrenzt\w*|illimit\w*|ilimitad\w*|no limit)\b/,
  only: /\b(?:only|nur|seulement|uniquement|solo|solamente|exclusive\w*)\b/,
}

const denial =
  /\b(?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|cant|wont|dont|doesnt|isnt|arent|didnt|wasnt|nicht|nie|niemals|kein\w*|niemand|ohne|ne|n|pas|jamais|aucun\w*|personne|sans|nunca|jamas|nadie|ningun\w*|sin|refuse[sd]?|unable)\b/

const folded = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/['’]/g, '').replaceAll(/[-–—]/g, ' ')

/** The claims of a text. */
export function claimsOf(text: string): Claims {
  const plain = folded(text)
  return {
    figures: figuresIn(text),
    names: namesIn(text),
    strong: new Set(Object.entries(strong).flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []))),
    denies: denial.test(plain),
  }
}

/** The figures of a text, with their units. The first of a range has the unit of the second. */
export function figuresIn(text: string): string[] {
  const tokens = text.match(/\$|€|%|\d[\d.,'’\u00a0\u202f]*\d|\d|\p{L}[\p{L}\p{M}-]*/gu) ?? []
  const found: { value: string; unit?: string }[] = []
  tokens.forEach((token, at) => {
    const plain = folded(token)
    const value = /^\d/.test(token) ? plainNumber(token) : numberWords[plain]?.toString()
    if (value === undefined) return
    const unitOf = (word = '') => Object.keys(units).find((name) => units[name]!.test(folded(word)))
    const before = unitOf(tokens[at - 1])
    // Only money is written before its figure.
    const unit = unitOf(tokens[at + 1]) ?? unitOf(tokens[at + 2]) ?? (before && money.has(before) ? before : undefined)
    found.push({ value, unit })
  })
  found.forEach((one, at) => {
    one.unit ??= found[at + 1]?.unit
  })
  return found.map(({ value, unit }) => (unit ? `${value} ${unit}` : value))
}

/** A figure without separators of thousands; a decimal point stays. */
function plainNumber(token: string): string {
  const grouped = /^\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+$/.test(token)
  return grouped ? token.replaceAll(/\D/g, '') : token.replace(',', '.').replaceAll(/['’\u00a0\u202f]/g, '')
}

function namesIn(text: string): string[] {
  const inside = [...text.matchAll(/(?<![.!?:]\s|^|["“«(\n]|[-*] )\b\p{Lu}[\p{L}\p{M}\d]*/gu)].map(([word]) => word!)
  const ids = text.match(/\b0x[0-9a-fA-F]{4,}\b|[\w.+-]+@[\w-]+\.\w+|\b[a-z]+[A-Z]\w*\b/g) ?? []
  return [...new Set([...inside, ...ids].map(folded))].filter((name) => name.length > 1)
}
