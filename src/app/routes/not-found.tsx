import { NotFound } from '#app/page/not-found.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { notFound as words } from '#content/pages/not-found.ts'

export const meta = () => pageMeta('/404', words)

/** Any other path. */
export default NotFound
