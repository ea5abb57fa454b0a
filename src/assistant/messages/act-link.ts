/**
 * What can be done next, as a link under a reply: a place of this site, with what its tool is filled with. `code`: it takes the Solidity
 * along that the message before had, in memory and never in the address.
 */
export type ActLink = { label: string; href: string; code?: true }

/** Links under one reply, at most. */
export const mostActs = 6

/** A place of this site: path, query and anchor. */
const place = /^\/(?!\/)[\w./~-]*(?:\?[\w.~%&=+,:*-]*)?(?:#[\w.~-]+)?$/

/** What was kept as links of a reply, as far as they are places of this site. */
export function readActs(given: unknown): ActLink[] {
  return (Array.isArray(given) ? (given as unknown[]) : [])
    .flatMap((each) => {
      const { label, href, code } = (each ?? {}) as Record<string, unknown>
      if (typeof label !== 'string' || !label.trim() || label.length > 120) return []
      if (typeof href !== 'string' || href.length > 2_000 || !place.test(href)) return []
      return [{ label, href, ...(code === true && { code: true as const }) }]
    })
    .slice(0, mostActs)
}
