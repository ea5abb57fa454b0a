import type { ReactNode } from 'react'
import { documentPath, pdfPath } from '#site/library/documents/addresses.ts'
import { DocumentText } from '#site/library/documents/document-text.tsx'
import type { ShownDocument } from '#site/library/documents/document.ts'
import { kindWords } from '#site/library/documents/kind-words.ts'
import { sizeInWords } from '#site/library/documents/size-in-words.ts'
import { longDate } from '#core/time/long-date.ts'
import { Contents } from '#ui/pages/contents.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

/** The page of a document: the words of its PDF, with what it contains beside them. `children` follow the text. */
export function DocumentPage({
  document,
  text,
  children,
}: {
  document: ShownDocument
  /** Its text, where it is shown in a way of its own. */
  text?: ReactNode
  children?: ReactNode
}) {
  const { slug, kind, blocks, editions, pdf } = document
  const [{ number, date }] = editions
  const parts = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? block : []))
  const details = (
    <p className="soft small">
      Version {number}, <time dateTime={date}>{longDate(date)}</time>
    </p>
  )
  return (
    <article className="document">
      <PageHead path={documentPath(document)} page={document} kicker={kindWords[kind]} details={details}>
        <a className="button solid" href={pdfPath(slug)}>
          PDF, {pdf.pages} pages, {sizeInWords(pdf.bytes)}
        </a>
      </PageHead>
      <div className="wide post">
        <Contents label="Contents" parts={parts} />
        <div className="post-text" id="text">
          {text ?? <DocumentText blocks={blocks} />}
        </div>
      </div>
      <div className="wide post-foot">
        {children}
        <Versions editions={editions} />
        <p className="soft small">
          SHA-256 of the PDF: <code className="address">{pdf.sha256}</code>
        </p>
      </div>
    </article>
  )
}

/** What changed in which version, newest first. */
function Versions({ editions }: Pick<ShownDocument, 'editions'>) {
  return (
    <section aria-labelledby="versions">
      <h2 className="post-title" id="versions">
        Versions
      </h2>
      <ul className="plain">
        {editions.map(({ number, date, change }) => (
          <li key={number}>
            {number}, <time dateTime={date}>{longDate(date)}</time>: {change}
          </li>
        ))}
      </ul>
    </section>
  )
}
