/** The first four and the last four characters of an address: '0xf3…2266'. To compare addresses, show them whole. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** A name, cut at 24 characters. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}...` : name
}
