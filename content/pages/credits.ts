import type { Page } from './page.ts'

/** /credits */
export const credits: Page = {
  title: 'Credits: the pictures of wallets on this site',
  description:
    'Where the pictures of wallets in our connect window are from, under which licence, and who owns the marks.',
  heading: 'Credits',
  lead: 'The window for connecting a wallet shows pictures that others have made and published under a free licence. This page names them.',
}
