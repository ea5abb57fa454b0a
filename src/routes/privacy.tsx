import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { Clause } from '#ui/clause.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { privacy as words } from '#content/pages/privacy.ts'

export const meta = () => pageMeta('/privacy', words)

/** /privacy */
export default function Privacy() {
  return (
    <>
      <PageHead path="/privacy" page={words} />
      <Clause number={1} id="kept" title="What is kept">
        <ul>
          <li>A message you send through a form, with its reference number, until you ask us to erase it.</li>
          <li>An address you enter for the newsletter. If you do not confirm it, it is erased after nine days.</li>
          <li>
            A keyed hash of your network address, for at most thirty days, to keep robots out. The address itself is not
            stored.
          </li>
        </ul>
      </Clause>
      <Clause number={2} id="device" title="What stays on your device">
        <p>
          The draft of a form until it is sent, and your choice of day or night. Both stay in the storage of your
          browser and are never sent by themselves. There is no cookie.
        </p>
      </Clause>
      <Clause number={3} id="erase" title="How to have it erased">
        <p>
          Write to <a href={`mailto:${brand.email}`}>{brand.email}</a> from the address in question, or use the{' '}
          <Link to="/contact-us">contact form</Link>. We erase it everywhere, including messages to systems that were
          told of it.
        </p>
      </Clause>
      <p className="wide soft small dated">
        Version 1, <time dateTime="2026-11-20">20 November 2026</time>
      </p>
    </>
  )
}
