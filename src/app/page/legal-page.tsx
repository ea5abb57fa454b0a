import type { ReactNode } from 'react'
import type { LegalDocument, LegalPart } from '#content/legal/document.ts'
import type { Page } from '#content/pages/page.ts'
import { Clause } from '#ui/components/clause.tsx'
import { LinkedText } from '#ui/components/linked-text.tsx'
import { longDate } from '#core/time/long-date.ts'
import { PageHead } from '#ui/pages/page-head.tsx'

type LegalPageProps = {
  path: string
  page: Page
  document: LegalDocument
  /** What follows the words of a clause, by its id. */
  after?: Record<string, ReactNode>
}

/** A legal page: five sentences first, then what it contains, then numbered clauses, and at the end its versions. */
export function LegalPage({ path, page, document: { summary, clauses, versions }, after = {} }: LegalPageProps) {
  const [current] = versions
  return (
    <div className="legal">
      <PageHead
        path={path}
        page={page}
        details={
          current && (
            <p className="soft">
              Version {current.number}, <time dateTime={current.date}>{longDate(current.date)}</time>
            </p>
          )
        }
      />
      <div className="wide legal-front">
        <section aria-labelledby="short">
          <h2 id="short">In short</h2>
          <ol className="legal-short">
            {summary.map((sentence) => (
              <li key={sentence}>
                <LinkedText text={sentence} />
              </li>
            ))}
          </ol>
        </section>
        <nav aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol className="legal-contents">
            {clauses.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {clauses.map(({ id, title, parts }, index) => (
        <Clause key={id} number={index + 1} id={id} title={title}>
          {parts.map((part) => (
            <Part key={String(part)} part={part} />
          ))}
          {after[id]}
          {id === 'changes' && <Versions versions={versions} />}
        </Clause>
      ))}
    </div>
  )
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === 'string')
    return (
      <p>
        <LinkedText text={part} />
      </p>
    )
  return (
    <ul>
      {part.map((item) => (
        <li key={item}>
          <LinkedText text={item} />
        </li>
      ))}
    </ul>
  )
}

function Versions({ versions }: Pick<LegalDocument, 'versions'>) {
  return (
    <dl className="legal-versions">
      {versions.map(({ number, date, change }) => (
        <div key={number}>
          <dt>
            Version {number}, <time dateTime={date}>{longDate(date)}</time>
          </dt>
          <dd>{change}</dd>
        </div>
      ))}
    </dl>
  )
}
