/** What we use of nspell and its word list, which ship no types for this. */
declare module 'nspell' {
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): {
    correct(word: string): boolean
    suggest(word: string): string[]
    add(word: string): unknown
  }
}
