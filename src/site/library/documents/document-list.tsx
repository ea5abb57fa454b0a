import { Link } from 'react-router'
import { Seal } from '#seals/components/seal.tsx'
import { WaveTint } from '#seals/components/wave-tint.tsx'
import { longDate } from '#core/time/long-date.ts'
import { documentPath, pdfPath } from './addresses.ts'
import type { ListedDocument } from './document.ts'
import { sizeInWords } from './size-in-words.ts'

/** The documents of a catalogue: cover, what each says, version, date, pages, size, and what changed. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <ul className="library">
      {documents.map((document) => (
        <Entry key={document.slug} document={document} />
      ))}
    </ul>
  )
}

function Entry({ document }: { document: ListedDocument }) {
  const { slug, heading, description, editions, pdf } = document
  const [{ number, date }] = editions
  const path = documentPath(document)
  return (
    <li>
      <div className="cover" aria-hidden="true">
        <WaveTint kind="certificate" />
        <Seal seed={path} size={94} />
        <p>{heading}</p>
      </div>
      <div>
        <h3>
          <Link to={path}>{heading}</Link>
        </h3>
        <p>{description}</p>
        <p className="soft small">
          Version {number}, <time dateTime={date}>{longDate(date)}</time>, {pdf.pages} pages
        </p>
        <p>
          <a href={pdfPath(slug)}>
            PDF<span className="visually-hidden"> of {heading}</span>, {sizeInWords(pdf.bytes)}
          </a>
        </p>
        <details className="changes">
          <summary>
            Changes<span className="visually-hidden"> to {heading}</span>
          </summary>
          <ul className="plain">
            {editions.map((edition) => (
              <li key={edition.number}>
                {edition.number}, <time dateTime={edition.date}>{longDate(edition.date)}</time>: {edition.change}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </li>
  )
}
