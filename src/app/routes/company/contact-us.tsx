import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { TalkToUs } from '#app/shell/talk-to-us.tsx'
import { brand } from '#content/brand.ts'
import { contactUs as words, helpful, nextSteps } from '#content/pages/contact-us.ts'
import { FormView } from '#forms/view/form-view.tsx'
import { contact } from '#leads/contact/contact.ts'
import { withoutClosing } from '#app/shell/closing-band.tsx'

export const meta = () => pageMeta('/contact-us', words)

export const handle = withoutClosing

/** /contact-us */
export default function ContactUs() {
  return (
    <>
      <PageHead path="/contact-us" page={words} />
      <div className="wide contact">
        <FormView name="contact" form={contact} />
        <aside className="panel contact-aside" aria-label="Other ways to reach us">
          <h2 className="contact-title">Other ways to reach us</h2>
          <p>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </p>
          <p>
            {brand.phones.map((phone) => (
              <a className="contact-phone" key={phone} href={`tel:${phone.replaceAll(' ', '')}`}>
                {phone}
              </a>
            ))}
          </p>
          <TalkToUs className="button" />
          <p className="soft small">If funds are at risk now, phone us first. Write nothing in public.</p>
          <p className="soft small">
            Does a part of this site not answer? The <a href="/status">status page</a> says what works now.
          </p>
          <h2 className="contact-title">What helps us answer</h2>
          <ul className="marks">
            {helpful.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <h2 className="contact-title">What happens next</h2>
          <ol>
            {nextSteps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  )
}
