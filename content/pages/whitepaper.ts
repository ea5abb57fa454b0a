import type { Page } from './page.ts'

/** /whitepaper */
export const whitepaper: Page = {
  title: 'Whitepapers',
  description:
    'Long texts about how we build: the design, the proofs and what we measured. Free to read, without an e-mail address.',
  heading: 'Whitepapers',
  lead: 'Long texts about how we build, with the proofs and the measurements. Each will be free to read, without an e-mail address in exchange.',
}
