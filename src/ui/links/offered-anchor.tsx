import type { ComponentProps, ReactNode } from 'react'
import { isThere } from '#core/offer/offered.ts'

/** A link to the page of a service. Where the company leaves the service out, the words stay without a link, and a button goes. */
export function OfferedAnchor({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  if (!isThere(href)) return withoutLink({ ...props, children })
  return (
    <a href={href} {...props}>
      {children}
    </a>
  )
}

/** What is left of a link that leads nowhere. */
export function withoutLink({ className, children }: { className?: string; children?: ReactNode }): ReactNode {
  return className?.startsWith('button') ? undefined : children
}
