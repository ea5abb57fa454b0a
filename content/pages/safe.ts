import type { Page } from './page.ts'

/** /safe, and the manifest that Safe reads */
export const safeApp = {
  title: 'Use this site inside Safe',
  description:
    'Lock, launch, grant and claim tokens as a Safe. Each transaction is a proposal to the owners of the Safe.',
  heading: 'Use this site inside Safe',
  lead: 'Open this site in the window of your Safe. The Safe is then the account, and its owners confirm each transaction.',
  noindex: true,
} satisfies Page

/** How the site is opened in a Safe, and what is different there. */
export const safeSteps = [
  'Open your Safe and choose Apps, then My custom apps.',
  'Choose Add custom Safe App and enter the address of this page.',
  'Confirm, then open the app. The Safe connects by itself.',
] as const

export const safeLimits = [
  'A transaction becomes a proposal. It is sent when enough owners have confirmed it in the Safe.',
  'A Safe cannot sign a permit. The tools put the approval and what follows it into one proposal.',
  'A Safe cannot deploy a contract. Launch a token together with its pool, because our launcher then creates it.',
  'A token without a pool needs another wallet, which can then make the Safe its owner.',
  'You are not signed in inside the frame. Minting with a code needs a sign-in, so use it in a tab of its own.',
] as const

/** What can be used inside the frame, by name and path. */
export const safeTools = [
  ['Lock tokens', '/token-locking'],
  ['Lock liquidity', '/liquidity-locking'],
  ['Make grants', '/grants'],
  ['Create or claim a campaign', '/claim'],
  ['Check a token', '/token-check'],
  ['See what an account owns', '/dashboard'],
] as const
