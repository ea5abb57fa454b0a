import { Link } from 'react-router'
import { boilerplate } from '#content/boilerplate.ts'
import { brand } from '#content/brand.ts'
import { Clause } from '#ui/clause.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { media as words } from '#content/pages/media.ts'

export const meta = () => pageMeta('/media', words)

/** /media */
export default function Media() {
  return (
    <>
      <PageHead path="/media" page={words} />
      <Clause number={1} id="about" title="A paragraph about us">
        <p className="lead">{boilerplate}</p>
      </Clause>
      <Clause number={2} id="mark" title="The mark">
        <p>
          The mark is a seal drawn by the same generator as every other seal of the site, from the seed{' '}
          <code>intaglio</code>. Its one ink is <code>#2A45BB</code>.
        </p>
        <div className="actions">
          <a className="button" href="/logo.svg" download>
            Download the mark (SVG)
          </a>
        </div>
      </Clause>
      <Clause number={3} id="press" title="Whom to write to">
        <p>
          Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or use the{' '}
          <Link to="/contact-us?topic=press">contact form</Link>. We answer the press within one working day.
        </p>
      </Clause>
    </>
  )
}
