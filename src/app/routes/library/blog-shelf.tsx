import { servedMeta } from '#site/blog/page/served-meta.ts'
import { ServedPage } from '#site/blog/page/served-page.tsx'
import './blog.css'

export const meta = servedMeta

/** /blog/category/:name, /blog/tag/:name, /blog/author/:name, /blog/page/:name */
export default function BlogShelf() {
  return <ServedPage />
}
