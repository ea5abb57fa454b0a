import { readCode, type CodeFault } from '#core/codes/code-text.ts'

/** Letters of the codes that `codes create` prints. */
const cardLength = 27

/** What a text may be: a printed code in its one spelling, or a word that may be an event code; else what is wrong with it. */
export type Typed = { code: string } | { word: string } | { message: string; remedy: string }

/** Reads what was typed, scanned or came with the address. An address with a code in it counts as the code. */
export function readTyped(text: string): Typed | undefined {
  const typed = codeInAddress(text).trim()
  if (!typed) return undefined
  const read = readCode(typed)
  if ('code' in read) return read
  // The code of a card is long, the word of an event is short: a long input is judged as a card's code.
  if (looksPrinted(typed)) return explain(read, typed)
  return /^[\w-]{1,64}$/.test(typed)
    ? { word: typed }
    : { message: 'This is not a code.', remedy: 'Type the code on the card, or the word of the event.' }
}

/** Whether a text was meant to be a printed code, whole or not: it is not to stay in the address. */
export function looksPrinted(text: string): boolean {
  const letters = text.replaceAll(/[\s-]/g, '')
  return letters.length >= 16 && /\d/.test(letters) && /^[\da-z]+$/i.test(letters)
}

/** The code in an address of ours, or the text itself. */
export function codeInAddress(text: string): string {
  const [, code] = /[?&#]code=([^&#]*)/.exec(text) ?? []
  if (code === undefined) return text
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

function explain(fault: CodeFault, typed: string): Typed {
  const letters = [...typed.toUpperCase().replaceAll(/[\s-]/g, '')]
  if (fault.fault === 'length' || (fault.fault === 'check' && letters.length !== cardLength))
    return {
      message: `A code has ${cardLength} letters and digits; these are ${letters.length}.`,
      remedy: 'Compare it with the card, group by group.',
    }
  if (fault.fault === 'letter')
    return {
      message: `“${fault.letter}”, in place ${fault.place}, is in no code.`,
      remedy: 'Compare that letter with the card. Codes have no U.',
    }
  const places = fault.places.slice(0, 4).map((place) => `${place} (${letters[place - 1]})`)
  return {
    message: 'One letter is not as on the card.',
    remedy:
      places.length > 0
        ? `Look first at place ${places.join(', or ')}, counted without the dashes.`
        : 'Compare it with the card, letter by letter.',
  }
}
