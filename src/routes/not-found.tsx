import { NotFound } from '#shell/not-found.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pages } from '#shell/pages.ts'

export const meta = () => pageMeta('/404', pages['/404'])

/** Any other path. */
export default NotFound
