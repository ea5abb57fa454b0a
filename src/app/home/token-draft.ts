/** What a token of the first page is called for short: the first letters and figures of its name. */
export function symbolOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z0-9]/g, '')
  return plain.slice(0, 5).toUpperCase() || 'TOKEN'
}

/** How many are created, as the form of the creator takes it. */
export const firstSupply = '1,000,000'

/** The token as the query of a draft, which the creator goes on with. */
export const draftOf = (name: string) =>
  new URLSearchParams({ kind: 'erc20', name: name.trim(), symbol: symbolOf(name), supply: firstSupply, with: 'permit' })
