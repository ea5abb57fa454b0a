import { ServedPage } from '#site/blog/page/served-page.tsx'
import { blog as words } from '#content/pages/blog.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import './blog.css'

export const meta = () => pageMeta('/blog', words)

/** /blog: all posts, newest first */
export default function Blog() {
  return <ServedPage />
}
