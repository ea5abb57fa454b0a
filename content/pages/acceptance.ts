import type { Page } from './page.ts'

/** /evidence/acceptance */
export const acceptance: Page = {
  title: 'Acceptance: our specification, measured in three engines',
  description:
    'Each statement of our specification, with the value we expect and the value we measured in Chromium, Firefox and WebKit, on a phone and on a wide screen.',
  heading: 'Acceptance',
  lead: 'We wrote down what this site has to do. A program checks each statement in three browser engines, on a narrow and on a wide screen. Here is what we expect, and what each engine showed.',
}

/** The chapters of the specification, by number. */
export const acceptanceSections: Readonly<Record<number, string>> = {
  1: 'What the product does',
  2: 'Screens and routes',
  3: 'What is kept',
  4: 'States',
  5: 'Validation',
  6: 'Roles',
  7: 'Calls and files',
  8: 'Errors',
  9: 'Limits',
}

/** What the pictures show. */
export const acceptanceScreens = {
  'first-page': 'The first page',
  'wallet-window': 'The window that connects a wallet',
} as const

/** What the results cannot show. */
export const acceptanceLimits = [
  'We wrote the statements ourselves, from our own specification.',
  'WebKit is WebKitGTK, as Debian packages it. Safari has the same engine with other parts around it.',
  'A narrow window is not a phone: it has no touch and no keyboard on the screen.',
  'The wallet is a script in the page. Wallets of other makers have tests of their own.',
] as const
