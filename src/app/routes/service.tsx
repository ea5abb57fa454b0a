import { useLoaderData, type MetaFunction } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage, type OwnSections } from '#app/page/service-page.tsx'
import { whenWanted } from '#app/page/when-wanted.ts'
import type { ServiceSlug } from '#core/offer/catalogue.ts'
import { LaunchBoard } from '#site/services/board/launch-board.tsx'
import { KeyMap } from '#site/services/keys/key-map.tsx'

/** What some have beside words and tables, by the ids of their sections. */
const own: Partial<Record<ServiceSlug, OwnSections>> = {
  'blockchain-services': { keys: <KeyMap /> },
  'web3-marketing': { board: <LaunchBoard /> },
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: found }) =>
  found ? pageMeta(`/${found.slug}`, found.words) : []

export const clientLoader = whenWanted

/** Runs at build: the words travel in the page, and no page loads those of another. */
export async function loader({ url }: { url: URL }) {
  const { serviceWords } = await import('#site/services.ts')
  const slug = url.pathname.replaceAll('/', '') as ServiceSlug
  return { slug, words: serviceWords[slug] }
}

/** A service that is words, tables and a drawing; one with a tool has a file of its own. */
export default function Service() {
  const { slug, words } = useLoaderData<typeof loader>()
  // A page of its own for each, also to React.
  return <ServicePage key={slug} slug={slug} words={words} own={own[slug]} />
}
