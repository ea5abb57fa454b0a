/** What names a person or an account, each with what is written in its place. */
const personal: readonly (readonly [pattern: RegExp, mask: string])[] = [
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, '[mail]'],
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/\b0x[0-9a-f]{6,}\b/gi, '[address]'],
  [/\b[\w-]+\.eth\b/gi, '[name]'],
  [/@[\w.]{3,}/g, '[name]'],
  [/\+?\d[\d\s()./-]{7,}\d/g, '[number]'],
  [
    /\b(my name is|i am called|ich heiße|je m['’]appelle|me llamo)\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/giu,
    '$1 [name]',
  ],
]

/** A question without mail addresses, links, accounts, numbers to call and the name that somebody gives of themselves. */
export function masked(text: string): string {
  return personal.reduce((shown, [pattern, mask]) => shown.replaceAll(pattern, mask), text)
}
