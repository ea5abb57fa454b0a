import { languages } from '#content/answers/fact.ts'
import type { SaidToken } from './act.ts'
import { amountOf, digits, multiplePattern, plain } from './quantities.ts'
import { Rest } from './rest.ts'
import { politely } from './words/lock.ts'
import * as words from './words/token.ts'

/** Longer messages say more than a token. */
const longest = 400

const quoted = String.raw`["“”„'«]\s*([^"“”„'«»\n]{1,60}?)\s*["“”'»]`

/**
 * A token that is asked for in one sentence: `create a token called Foo with symbol FOO, supply 1,000,000, mintable`. It has to begin with
 * the verb and to say something of the token. Undefined for everything else, so for every question.
 */
export function readToken(text: string): SaidToken | undefined {
  const trimmed = text.normalize('NFC').trim()
  const said = plain(trimmed)
  if (trimmed.length > longest || /[?\n]/.test(said)) return undefined
  const language = languages.find((each) => new RegExp(`^(?:${politely})?${words.createVerbs[each]}\\s`).test(said))
  if (!language) return undefined
  const from = new RegExp(`^(?:${politely})?${words.createVerbs[language]}\\s`).exec(said)![0].length
  const rest = new Rest(trimmed, said, { from })
  const name = readName(rest)
  const symbol = rest.takeWritten(
    new RegExp(
      String.raw`(?<!\w)(?:with (?:the )?|mit (?:dem )?|avec (?:le )?|con (?:el )?)?${words.symboled}\s*["“'«]?\$?([a-z][a-z0-9]{0,10})["”'»]?(?!\w)`,
    ),
  )
  const cap = amountIn(rest.take(new RegExp(`${words.cappedAt} (${digits})${multiplePattern}`)), language)
  const supply = readSupply(rest, language)
  const decimals = rest.take(/(?<![\w.,])(\d{1,2}) (?:decimals?|dezimalstellen|decimales)\b/)?.[1]
  const kind = words.kindWords.find(([pattern]) => rest.take(pattern))?.[1]
  if (!kind) return undefined
  const features = readFeatures(rest, kind)
  if (cap && kind !== 'erc1155') features.push('capped')
  if (!name && !symbol && !supply && !cap && features.length === 0) return undefined
  const isCoin = kind === 'erc20'
  return {
    language,
    kind,
    ...(name && { name }),
    ...(symbol && { symbol: symbol.toUpperCase() }),
    ...(isCoin && supply && { supply }),
    ...(cap && kind !== 'erc1155' && { cap }),
    ...(isCoin && decimals && Number(decimals) <= 36 && { decimals }),
    features,
    left: [...(isCoin ? [] : [supply].flatMap((each) => each ?? [])), ...rest.left(words.restOfToken)],
  }
}

function readName(rest: Rest): string | undefined {
  const inQuotes = rest.takeWritten(new RegExp(`(?<!\\w)${words.named}\\s*${quoted}`))
  const bare =
    inQuotes ??
    rest.takeWritten(new RegExp(`(?<!\\w)${words.named}\\s+([\\p{L}\\p{N}][^,;.\\n"]{0,59}?)${words.nameEnd}`, 'u'))
  return bare?.trim() || undefined
}

function readSupply(rest: Rest, language: SaidToken['language']): string | undefined {
  const amount = `(${digits})${multiplePattern}`
  const before = rest.take(new RegExp(`(?<!\\w)${words.supplied}(?: of| von| de|:| is| ist)? ${amount}`))
  return amountIn(
    before ?? rest.take(new RegExp(`(?<![\\w.,])${amount} (?:${words.supplied}|tokens|coins|units|pieces)(?!\\w)`)),
    language,
  )
}

const amountIn = (found: readonly string[] | undefined, language: SaidToken['language']) =>
  found && amountOf(found[1]!, language, found[2] ?? found[3])

/** The switches that are asked for; `not mintable` asks for none. */
function readFeatures(rest: Rest, kind: SaidToken['kind']): string[] {
  const found: string[] = []
  for (const [pattern, name, kinds] of words.featureWords) {
    const denied = rest.take(new RegExp(`${words.without.source.replace(/\$$/, '')}${pattern.source}`))
    if (!denied && kinds.includes(kind) && rest.take(pattern)) found.push(name)
  }
  return found
}
