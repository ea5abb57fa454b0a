import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/components/icon.tsx'
import type { ReplyLink } from './chat-links.ts'

/** A link in a reply: within the site it opens the page behind the chat, elsewhere a new tab, with its host in sight. */
export function ReplyAnchor({ link, children }: { link: ReplyLink; children: ReactNode }) {
  if ('page' in link)
    return (
      <Link to={link.page} data-page="">
        {children}
      </Link>
    )
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
      <span className="chat-host">
        {' '}
        ({link.host}
        <Icon name="out" size={12} />)
      </span>
    </a>
  )
}
