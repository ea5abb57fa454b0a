import { useState } from 'react'
import { useParams, type MetaFunction } from 'react-router'
import { servedId, servedMeta } from '#site/blog/page/served-meta.ts'
import { ServedPage } from '#site/blog/page/served-page.tsx'
import { notFound as words } from '#content/pages/not-found.ts'
import { NotFound } from '#app/page/not-found.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import './blog.css'

export const meta: MetaFunction = ({ params }) => (isMissing(params.title) ? pageMeta('/404', words) : servedMeta())

/** /blog/:title */
export default function BlogPost() {
  const { title } = useParams()
  return <Post key={title} title={title} />
}

function Post({ title }: { title: string | undefined }) {
  const [missing] = useState(() => isMissing(title))
  return missing ? <NotFound /> : <ServedPage />
}

/** The address of the document this page came with. */
const arrivedAt = typeof location === 'undefined' ? undefined : location.pathname

/** The placeholder page for posts that do not exist is served at their addresses. */
function isMissing(title: string | undefined): boolean {
  if (arrivedAt === undefined) return title === '404'
  if (arrivedAt !== location.pathname || document.getElementById(servedId)) return false
  return Boolean(document.getElementById('nearest'))
}
