import { PageHead } from '#ui/pages/page-head.tsx'
import { FirstPage } from '#ui/pages/short-page.tsx'

/** The page after a plain form: thanks, and the reference where there is one. */
export function SentPage({ thanks, reference }: { thanks: string; reference: string | undefined }) {
  return (
    <PageHead
      path={reference ?? '/sent'}
      page={{ heading: 'Sent', lead: thanks }}
      details={
        reference && (
          <p className="form-thanks-reference">
            <span className="soft">Your reference</span> <code>{reference}</code>
          </p>
        )
      }
    >
      <FirstPage />
    </PageHead>
  )
}
