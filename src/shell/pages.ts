import { services } from '#services/catalogue.ts'

/** What every page says of itself. */
export type Page = { title: string; description: string; heading: string; noindex?: boolean }

const servicePages = Object.fromEntries(
  Object.entries(services).map(([slug, { title, description, name }]) => [`/${slug}`, { title, description, heading: name }]),
)

/** Every prerendered page by its path. */
export const pages: Record<string, Page> = {
  '/': { title: 'Intaglio: contracts, engraved', description: 'x', heading: 'Contracts, engraved.' },
  ...servicePages,
  '/404': { title: 'Page not found', description: 'x', heading: 'Not found', noindex: true },
}
