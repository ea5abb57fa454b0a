import type { Citation } from '#assistant/messages/citation.ts'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'

/** The page of a service, or a place on it, as a source. */
export const placeOf = (slug: ServiceSlug, anchor?: string): Citation => ({
  title: services[slug].name,
  href: anchor ? `/${slug}#${anchor}` : `/${slug}`,
})
