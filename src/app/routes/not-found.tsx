import { NotFound } from '#app/page/not-found.tsx'
import { withoutClosing } from '#app/shell/closing-band.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { notFound as words } from '#content/pages/not-found.ts'

export const handle = withoutClosing

export const meta = () => pageMeta('/404', words)

/** Any other path. */
export default NotFound
