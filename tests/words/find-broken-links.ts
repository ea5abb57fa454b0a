import { attributeOf } from '../../scripts/discovery/discovery-tree.ts'
import type { BuiltPage } from './built-pages.ts'

/**
 * Links of our own that lead nowhere: to an address that is not served as it is spelt, or to a place its page does not have. `isServed` answers for
 * a path with its query; anchors of pages that only the server writes are not known.
 */
export async function findBrokenLinks(
  pages: readonly BuiltPage[],
  isServed: (address: string) => Promise<boolean>,
): Promise<string[]> {
  const ids = new Map(
    pages.map(({ path, elements }) => [path, new Set(elements.map((element) => attributeOf(element, 'id')))]),
  )
  const served = new Map<string, boolean>()
  const broken = new Set<string>()
  for (const { path, elements } of pages)
    for (const element of elements.filter(({ tagName }) => tagName === 'a' || tagName === 'area')) {
      const href = attributeOf(element, 'href')
      if (href === undefined || !/^(?:\/(?!\/)|#|\?)/.test(href)) continue
      const { pathname, search, hash } = new URL(href, `http://site${path}`)
      const address = pathname + search
      if (!served.has(address)) served.set(address, ids.has(address) || (await isServed(address)))
      const anchor = decodeURIComponent(hash.slice(1))
      if (!served.get(address)) broken.add(`${path} links to ${href}, which is not served at that address`)
      else if (anchor && ids.has(pathname) && !ids.get(pathname)!.has(anchor))
        broken.add(`${path} links to ${href}, and there is no such place on that page`)
    }
  return [...broken]
}
