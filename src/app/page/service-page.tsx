import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'
import { isThere } from '#core/offer/offered.ts'
import type { CommonSection, OwnTable, Said, ServiceWords, Step } from '#site/services/service-words.ts'
import { Clause, Facts } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { Sample } from '#ui/components/sample.tsx'
import { Terms } from '#ui/components/terms.tsx'
import { OfferedLink } from '#ui/links/offered-link.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'
import { Questions } from './questions.tsx'

/** What only this service has, by the ids of its sections. */
export type OwnSections = Readonly<Record<string, ReactNode>>

type ServicePageProps = {
  slug: ServiceSlug
  words: ServiceWords
  /** What can be done here; it comes first. `id` is its anchor. */
  tool?: { id: string; title: string; body: ReactNode }
  /** What the service is about, drawn from what it really is. */
  drawing?: ReactNode
  /** What it has beside its tables. */
  own?: OwnSections
}

/** The page of one service: its tool, then the sections in the order that the service gives them. */
export function ServicePage({ slug, words, tool, drawing, own = {} }: ServicePageProps) {
  const bodies: Readonly<Record<CommonSection, ReactNode>> & OwnSections = {
    ...tablesOf(words),
    ...own,
    why: (
      <div className={drawing ? 'beside' : undefined}>
        <div className="prose">
          {words.problem.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {drawing}
      </div>
    ),
    deliverables: <Terms terms={words.deliverables} />,
    process: <Process steps={words.process} />,
    terms: <NeedsAndLimits words={words} />,
    sample: <Sample sample={words.sample} />,
    price: <Price slug={slug} basis={words.priceBasis} />,
    questions: <Questions faq={words.faq} />,
    related: <Related pages={words.related} />,
  }
  const ids = [...Object.keys(bodies), ...Object.keys(words.sections)]
  const odd = ids.find((id) => !(id in bodies && id in words.sections))
  if (odd) throw new Error(`/${slug} has no heading or nothing to show for its section "${odd}".`)
  const wide = new Set([...Object.keys(own), ...(drawing ? ['why'] : [])])
  return (
    <>
      <ServiceTop slug={slug} words={words} tool={tool} />
      {Object.entries(words.sections).map(([id, title]) => (
        <Clause key={id} id={id} title={title} layout={wide.has(id) ? 'across' : 'beside'}>
          {bodies[id]}
        </Clause>
      ))}
    </>
  )
}

/** The top of the page: with a tool, the tool and then what there is to read; without one, what can be done instead. */
function ServiceTop({ slug, words: { lead, task, action }, tool }: Pick<ServicePageProps, 'slug' | 'words' | 'tool'>) {
  const { name: heading } = services[slug]
  const details = <Facts facts={factsOf(slug)} />
  const process = (
    <a className="button" href="#process">
      See the process
    </a>
  )
  const ask = (
    <Link className={action || tool ? 'button' : 'button solid'} to={`/contact-us?service=${slug}`}>
      Ask about this service
    </Link>
  )
  if (!tool || !task)
    return (
      <PageHead path={`/${slug}`} page={{ heading, lead }} details={details}>
        {action ? (
          <a className="button solid" href={action[0]}>
            {action[1]}
          </a>
        ) : (
          ask
        )}
        {process}
      </PageHead>
    )
  return (
    <>
      <ToolTop id={tool.id} heading={heading} task={task} title={tool.title}>
        {tool.body}
      </ToolTop>
      <ArticleTop path={`/${slug}`} lead={lead} details={details}>
        {process}
        {ask}
      </ArticleTop>
    </>
  )
}

function factsOf(slug: ServiceSlug): readonly (readonly [string, string])[] {
  const { price } = services[slug]
  if ('tool' in price)
    return [
      ['Our fee', 'none'],
      ['You pay', 'the network fee'],
    ]
  return [
    ['Indicative duration', daysInWords(price.days)],
    ['Indicative price', priceInWords(price.price)],
  ]
}

const tablesOf = ({ tables = [] }: ServiceWords): OwnSections =>
  Object.fromEntries(tables.map((table) => [table.id, <Table key={table.id} table={table} />]))

function Table({ table: { label, columns, rows, note } }: { table: OwnTable }) {
  return (
    <>
      <Ledger
        label={label}
        columns={columns}
        rows={rows.map(([name, ...cells]): readonly [string, ...ReactNode[]] => [name, ...cells.map(shown)])}
      />
      {note && <p>{note.map(shown)}</p>}
    </>
  )
}

const shown = (said: Said) =>
  typeof said === 'string' ? (
    said
  ) : (
    <OfferedLink key={said.path} to={said.path}>
      {said.name}
    </OfferedLink>
  )

function Process({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ name, days, owner, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="step-facts">
            <span>{owner}</span> <span>{days}</span>
          </p>
          <p>{detail}</p>
        </li>
      ))}
    </ol>
  )
}

function NeedsAndLimits({ words }: { words: ServiceWords }) {
  return (
    <div className="halves">
      <div>
        <h3>What we need from you</h3>
        <ul className="marks">
          {words.needs.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>What is not included</h3>
        <ul className="marks not">
          {words.notThis.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Price({ slug, basis }: { slug: ServiceSlug; basis: string }) {
  return (
    <>
      <p className="lead">{basis}</p>
      <div className="actions">
        <Link className="button" to="/pricing">
          How a price is formed
        </Link>
        <Link className="button" to={`/contact-us?service=${slug}`}>
          Ask for a quote
        </Link>
      </div>
    </>
  )
}

/** Those that the company has; where it has none of them, all its services are a click away. */
const relatedPages = (pages: ServiceWords['related']): ServiceWords['related'] => {
  const there = pages.filter(([path]) => isThere(path))
  return there.length > 0 ? there : [['/pricing', 'Pricing', 'See all services with their prices.']]
}

function Related({ pages }: { pages: ServiceWords['related'] }) {
  return (
    <ul className="related">
      {relatedPages(pages).map(([path, name, why]) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
          <span className="soft">{why}</span>
        </li>
      ))}
    </ul>
  )
}
