/** A piece of a section as it can be quoted: a sentence, or a row of short lines; with the label before it, if any. */
export type Quote = { text: string; label?: string }

const isSentence = (line: string) => /[.!?:;…][”’")]?$/.test(line) || line.length > 90

/** The sentences of a block, each exactly as written there. */
function split(line: string): string[] {
  return line.split(/(?<=[.!?][”’")]?)\s+(?=["“(]?[\p{Lu}\p{N}])/u)
}

/** Cuts the text of a section into what can be quoted, in its order. Every part is found in the text as it is. */
export function quotesOf(text: string): Quote[] {
  const quotes: Quote[] = []
  let short: string[] = []
  const flush = () => {
    if (short.length > 0) quotes.push({ text: short.join('\n') })
    short = []
  }
  for (const line of text.split('\n').filter(Boolean)) {
    if (!isSentence(line)) {
      short.push(line)
      continue
    }
    const label = short.pop()
    flush()
    const [first, ...others] = split(line)
    quotes.push({ text: first!, ...(label && { label }) }, ...others.map((other) => ({ text: other })))
  }
  flush()
  return quotes
}
