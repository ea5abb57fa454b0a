import { Link, useLoaderData, type MetaFunction } from 'react-router'
import { services, type ServiceSlug } from '#services/catalogue.ts'
import { serviceWords } from '#services/words.ts'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'

/** Runs at build, for the page and for its `.data` twin: each page carries the words of its own service, and no script carries any. */
export const loader = ({ request }: { request: Request }) => {
  const slug = new URL(request.url).pathname.replace(/^\/|\.data$|\/$/g, '') as ServiceSlug
  return { slug, ...serviceWords[slug] }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(`/${loaderData.slug}`, loaderData) : []

/** The nine service pages. */
export default function ServicePage() {
  const { slug, lead } = useLoaderData<typeof loader>()
  return (
    <PageHead path={`/${slug}`} page={{ heading: services[slug].name, lead }}>
      <Link className="button solid" to={`/contact-us?service=${slug}`}>
        Ask about this service
      </Link>
      <Link className="button" to="/pricing">
        How a price is formed
      </Link>
    </PageHead>
  )
}
