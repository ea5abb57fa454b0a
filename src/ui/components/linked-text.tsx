import { Link } from 'react-router'

/** A paragraph of content in which `[words](address)` is a link: to a page of the site, an anchor, a mailbox or another site. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (!words || !address) return part
    // What the server writes itself is not a page of the router.
    const isPage = address.startsWith('/') && address !== '/privacy/your-data'
    return isPage ? (
      <Link key={index} to={address}>
        {words}
      </Link>
    ) : (
      <a key={index} href={address}>
        {words}
      </a>
    )
  })
}
