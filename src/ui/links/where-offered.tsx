import type { ReactNode } from 'react'
import { isThere } from '#core/offer/offered.ts'

/** Words that make no sense where the company leaves a service out: they are shown if `href` leads somewhere. */
export function WhereOffered({ href, children }: { href: string; children: ReactNode }) {
  return isThere(href) ? children : undefined
}
