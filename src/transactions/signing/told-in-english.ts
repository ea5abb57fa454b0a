import { currentLocale, t, type WordKey } from '#transactions/describe/transaction-words.ts'

/** Titles that the sheet has words for; every other one is what a tool of this site says of its own call. */
const ownTitles = [
  'sendTitle',
  'createTitle',
  'unknownTitle',
  'namedTitle',
  'callsTitle',
  'messageTitle',
  'typedTitle',
  'permitTitle',
  'tokensSend',
  'itemSend',
  'tokensAllow',
  'tokensEnd',
  'contractAllow',
  'contractEnd',
  'itemsAllow',
  'itemsEnd',
] as const satisfies readonly WordKey[]

/** Whether a request is told in English while the sheet speaks another language: the tools of this site are English. */
export function toldInEnglish(title: string): boolean {
  return currentLocale() !== 'en' && !ownTitles.some((key) => fits(t(key), title))
}

/** Whether a text is the word with something in the place of its marks. */
function fits(word: string, text: string): boolean {
  const parts = word.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('.+')}$`, 's').test(text)
}
