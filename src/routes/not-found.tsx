import { NotFound } from '#shell/not-found.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { notFound as words } from '#content/pages/not-found.ts'

export const meta = () => pageMeta('/404', words)

/** Any other path. */
export default NotFound
