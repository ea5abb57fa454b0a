import { Link } from 'react-router'
import { pageMeta } from '#app/page/page-meta.ts'
import { schedulingUrl } from '#app/shell/scheduling-url.ts'
import { TalkToUs } from '#app/shell/talk-to-us.tsx'
import { beforeTheCall } from '#content/booking.ts'
import { brand } from '#content/brand.ts'
import { book as words, bookingSteps } from '#content/pages/book.ts'
import { BookingView } from '#leads/booking/booking-view.tsx'
import { Clause } from '#ui/components/clause.tsx'
import { ArticleTop, ToolTop } from '#ui/pages/tool-top.tsx'
import { withoutClosing } from '#app/shell/closing-band.tsx'

export const meta = () => pageMeta('/book', words)

export const handle = withoutClosing

/** /book */
export default function Book() {
  return (
    <>
      <ToolTop id="book" heading={words.heading} task={words.task} title="Choose a time">
        {/* Where calls are booked elsewhere, nobody would read what is booked here. */}
        {schedulingUrl === '/book' ? <BookingView /> : <TalkToUs className="button solid" />}
      </ToolTop>
      <ArticleTop path="/book" lead={words.lead}>
        <Link className="button" to="/contact-us">
          Write to us instead
        </Link>
      </ArticleTop>
      <Clause id="steps" title="What happens next">
        <ol>
          {bookingSteps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Clause>
      <Clause id="before" title="What helps before the call">
        <ul className="marks">
          {beforeTheCall.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          If no time suits you, write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or phone{' '}
          <a href={`tel:${brand.phones[0].replaceAll(' ', '')}`}>{brand.phones[0]}</a>.
        </p>
      </Clause>
    </>
  )
}
