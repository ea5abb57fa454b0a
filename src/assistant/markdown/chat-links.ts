/** Where a link of a reply may lead: a page of this site, or a place elsewhere whose host is shown beside it. */
export type ReplyLink = { page: string } | { href: string; host: string }

const base = 'https://this-site.invalid'

/**
 * What a link in a reply is allowed to be; undefined for everything else, such as other schemes, an address without a host, one
 * with a name and password in it, and places within the reply. Wallet addresses are never part of a link.
 */
export function replyLink(href: string): ReplyLink | undefined {
  if (holdsAddress(href) || /^[\s#?]|[\s\\]/.test(href)) return undefined
  if (/^\/(?!\/)/.test(href)) {
    const { origin, pathname, search, hash } = new URL(href, base)
    return origin === base ? { page: pathname + search + hash } : undefined
  }
  if (!/^(?:https?:\/\/|mailto:)/i.test(href) || !URL.canParse(href)) return undefined
  const url = new URL(href)
  if (url.protocol === 'mailto:') return url.pathname ? { href: url.href, host: url.pathname } : undefined
  return url.host && !url.username && !url.password ? { href: url.href, host: url.host } : undefined
}

const address = /0x[0-9a-f]{40}(?![0-9a-z])/i

/** Whether a text has the address of an account or a contract in it. */
export const holdsAddress = (text: string): boolean => address.test(text)

/** A text in pieces, the addresses in it apart. */
export function splitAddresses(text: string): { text: string; address: boolean }[] {
  return text
    .split(/(0x[0-9a-f]{40}(?![0-9a-z]))/i)
    .map((part, at) => ({ text: part, address: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
