import { services } from '#services/catalogue.ts'
import { pages } from '#content/pages/catalogue.ts'

/** Every page a visitor may look for, by path and heading. */
export const pageNames: readonly { path: string; name: string }[] = [
  ...Object.entries(pages)
    .filter(([, { noindex }]) => !noindex)
    .map(([path, { heading }]) => ({ path, name: heading })),
  ...Object.entries(services).map(([slug, { name }]) => ({ path: `/${slug}`, name })),
]
