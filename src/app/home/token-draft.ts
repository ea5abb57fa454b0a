const plain = (text: string) => text.normalize('NFD').replaceAll(/[^A-Za-z0-9]/g, '')

/** What a token of the first page is called for short: its first word, or the whole name where that is too short. */
export function symbolOf(name: string): string {
  const [first = ''] = name.trim().split(/\s/)
  const word = plain(first).length > 2 ? first : name
  return plain(word).slice(0, 5).toUpperCase() || 'TOKEN'
}

/** How many are created, as the form of the creator takes it. */
export const firstSupply = '1,000,000'

/** The token as the query of a draft, which the creator goes on with. */
export const draftOf = (name: string) =>
  new URLSearchParams({ kind: 'erc20', name: name.trim(), symbol: symbolOf(name), supply: firstSupply, with: 'permit' })
