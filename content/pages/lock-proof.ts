import type { Page } from './page.ts'

/** The page of one lock, `/token-locking/:id`; the server writes its facts into it. */
export const lockProof: Page = {
  title: 'Proof of a token lock',
  description:
    'See what a token lock holds, until when and for whom, and what the token’s owner can still do. The chain answers, for anyone.',
  heading: 'Proof of a lock',
  lead: 'We read these facts from the chain. You can check each of them without a wallet and without us.',
  noindex: true,
}
