/**
 * One name on the wall, as anyone may see it. `signed` is an ISO moment; `link` is an https address; `account` signed it with a
 * wallet, and is absent where the name was confirmed by e-mail.
 */
export type WallName = {
  id: string
  name: string
  signer: string
  link?: string
  account?: string
  signed: string
  text: string
}

/** A page of the wall, newest first. `count` counts every name that is shown; `next` is there when older ones follow. */
export type Wall = { count: number; names: WallName[]; next?: string }

/** How many names are on the wall, in a sentence. */
export function namesSentence(count: number): string {
  if (count === 0) return 'Nobody has signed yet. The first name is still free.'
  return count === 1
    ? '1 name, confirmed by e-mail or signed with a wallet.'
    : `${count} names, each confirmed by e-mail or signed with a wallet. The newest come first.`
}

/** What is shown of a link: where it leads, in the letters of the network, so that no look-alike passes for another. */
export function hostOf(link: string): string {
  return new URL(link).host
}
