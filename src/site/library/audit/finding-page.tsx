import { documentPath, findingPath, sampleAuditData } from '#site/library/documents/addresses.ts'
import { Code } from '#site/library/documents/document-text.tsx'
import type { Block, LibraryDocument, Span } from '#site/library/documents/document.ts'
import { PageHead } from '#ui/pages/page-head.tsx'
import type { FindingHead } from './findings.ts'

type Shown = {
  report: LibraryDocument
  head: FindingHead
  text: readonly Block[]
  /** The findings next to it in the report. */
  beside: readonly FindingHead[]
}

/** The page of one finding: the words of the report, the way to it, and to the findings beside it. */
export function FindingPage({ report, head: { id, name, severity, status, title }, text, beside }: Shown) {
  const lead = 'A sample: contracts of our own, read by ourselves. It is not an independent audit.'
  return (
    <article className="document">
      <PageHead
        path={findingPath(id)}
        page={{ heading: title, lead }}
        kicker={`Sample audit report · ${name} · ${severity} · ${status}`}
      />
      <div className="wide post">
        <div className="post-text" id="text">
          {text.map((block, at) => (
            <Paragraph key={at} block={block} />
          ))}
        </div>
        <nav className="contents" aria-label="The report">
          <ol>
            <li>
              <a href={`${documentPath(report)}#${id}`}>This finding in the report</a>
            </li>
            {beside.map((other) => (
              <li key={other.id}>
                <a href={findingPath(other.id)}>
                  {other.name}: {other.title}
                </a>
              </li>
            ))}
            <li>
              <a href={sampleAuditData}>All findings as JSON</a>
            </li>
          </ol>
        </nav>
      </div>
    </article>
  )
}

/** Findings are written in paragraphs and lines of code; a list or a table would be a new kind of finding. */
function Paragraph({ block }: { block: Block }) {
  if (block.kind === 'code') return <Code {...block} />
  if (block.kind !== 'text') throw new Error(`The page of a finding cannot hold a ${block.kind}.`)
  return (
    <p>
      {block.spans.map((span, at) => (
        <Words key={at} {...span} />
      ))}
    </p>
  )
}

function Words({ text, face, href }: Span) {
  const set = face === 'code' ? <code>{text}</code> : face === 'strong' ? <strong>{text}</strong> : text
  return href ? <a href={href}>{set}</a> : set
}
