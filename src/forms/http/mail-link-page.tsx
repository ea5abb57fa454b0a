import { PageHead } from '#ui/pages/page-head.tsx'
import { ShortPage } from '#ui/pages/short-page.tsx'

/** What the page behind a link of a mail says. */
export type MailLinkWords = { title: string; ask: string; button: string; thanks: string }

type Shown = {
  words: MailLinkWords
  seed: string
  /** Where the button posts. */
  action: string
  token: string
  at: 'asks' | 'done' | 'broken'
}

/** The page behind a link of a mail: the button that does it, that it is done, or that the link is not whole. */
export function MailLinkPage({ words: { title, ask, button, thanks }, seed, action, token, at }: Shown) {
  const broken = 'This link is not complete. Copy all of it from the mail.'
  if (at !== 'asks') return <ShortPage title={title} lead={at === 'done' ? thanks : broken} seed={seed} />
  return (
    <PageHead
      path={seed}
      page={{ heading: title, lead: ask }}
      details={
        <form className="actions" method="post" action={action}>
          <input type="hidden" name="token" value={token} />
          <button className="button solid">{button}</button>
        </form>
      }
    />
  )
}
