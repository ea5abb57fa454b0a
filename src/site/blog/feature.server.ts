import type { Feature } from '#core/feature.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { blogEndpoints } from './page/endpoint.server.ts'

type Deps = Pages & Omit<Parameters<typeof blogEndpoints>[0], 'framed'>

/** What the store of the blog says to us, and drafts of posts. */
export const blogFeature = {
  endpoints: {
    '/api/blog': (deps: Deps) => blogEndpoints({ ...deps, framed: (page) => shellPage(deps, page) }),
  },
} satisfies Feature<Deps>
