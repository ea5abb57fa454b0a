import type { Page } from './page.ts'

/** The page of one lock, `/token-locking/:id`; the server writes its facts into it. */
export const lockProof: Page = {
  title: 'Proof of a token lock',
  description:
    'What a lock of tokens holds, until when, for whom, and what the token can still do: read from the chain.',
  heading: 'Proof of a lock',
  lead: 'Everything here is read from the chain, for anyone, without a wallet and without trust in us.',
  noindex: true,
}
