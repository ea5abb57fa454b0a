import { Link, useMatches, type MetaFunction } from 'react-router'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pages } from '#shell/pages.ts'
import type { ServiceSlug } from '#services/catalogue.ts'

export const meta: MetaFunction = ({ matches }) => {
  const path = `/${matches.at(-1)!.id as ServiceSlug}` as const
  return pageMeta(path, pages[path])
}

/** The nine service pages: the route's id is the slug of its service. */
export default function ServicePage() {
  const slug = useMatches().at(-1)!.id as ServiceSlug
  return (
    <PageHead path={`/${slug}`}>
      <Link className="button solid" to={`/contact-us?service=${slug}`}>
        Ask about this service
      </Link>
      <Link className="button" to="/pricing">
        How a price is formed
      </Link>
    </PageHead>
  )
}
