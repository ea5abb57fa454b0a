import { PageHead } from '#ui/pages/page-head.tsx'
import { ShortPage } from '#ui/pages/short-page.tsx'

/** What the pages behind the links of a mail say. */
export const newsletterWords = {
  confirm: {
    title: 'Confirm your address',
    ask: 'Press the button and you are on the list.',
    button: 'Confirm my address',
    thanks: 'Thank you. Your address is confirmed.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    ask: 'Press the button and we will not write to you any more.',
    button: 'Take me off the list',
    thanks: 'Done. We will not write to you any more.',
  },
}

type Shown = { page: keyof typeof newsletterWords; token: string; at: 'asks' | 'done' | 'broken' }

/** One of them: the button that does it, that it is done, or that the link is not whole. */
export function NewsletterPage({ page, token, at }: Shown) {
  const { title, ask, button, thanks } = newsletterWords[page]
  const seed = `/newsletter/${page}`
  const broken = 'This link is not complete. Please copy it whole from the mail.'
  if (at !== 'asks') return <ShortPage title={title} lead={at === 'done' ? thanks : broken} seed={seed} />
  return (
    <PageHead
      path={seed}
      page={{ heading: title, lead: ask }}
      details={
        <form className="actions" method="post" action={`/api/newsletter/${page}`}>
          <input type="hidden" name="token" value={token} />
          <button className="button solid">{button}</button>
        </form>
      }
    />
  )
}
