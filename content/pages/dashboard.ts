import type { ToolPage } from './page.ts'

/** /dashboard */
export const dashboard: ToolPage = {
  title: 'Everything an account has here',
  description:
    'Tokens, locks, grants, liquidity, campaigns, what can be claimed and what comes next: of any account, without a wallet.',
  heading: 'Your account',
  lead: 'One page for everything an account owns, gave or is owed in our contracts. It comes from the chain, so it is the same on every device. Your reminders, and what you wrote under sign-in, come from our database.',
  task: 'See what an account owns, gave and can claim here, and what it should do next.',
}

/** What is shown, row by row: what, where it comes from, and what is to be done with it. */
export const shownThings = [
  [
    'To claim',
    'Lists published here that name the account, in campaigns that still pay.',
    'Claim, on the page of the campaign.',
  ],
  [
    'Token locks',
    'Locks it owns, holds as an NFT or is offered, plain and with votes.',
    'Withdraw, extend, split, hand over.',
  ],
  ['Grants', 'Grants it receives, gave, or can revoke.', 'Withdraw, revoke, renounce.'],
  [
    'Locked liquidity',
    'Positions of Uniswap that it locked, or gets the fees of, and what collecting would pay.',
    'Collect fees, extend, withdraw at the end.',
  ],
  ['Liquidity that is not locked', 'Positions of Uniswap V3 and V4 in the account itself.', 'Lock it.'],
  ['Tokens and pieces', 'What it holds of tokens that were launched here.', 'See the page of the token.'],
  ['Launches', 'Tokens that the launch book names it as the maker of.', 'Manage the token on its page.'],
  [
    'Permissions',
    'Who may take its tokens: our contracts of any token, and anyone of a token in the launch book.',
    'End it.',
  ],
  ['Requests and pledges', 'What you sent or signed, only while you are signed in with the account.', 'Follow it.'],
  ['Campaigns', 'Lists it pays for, and how much is left in each.', 'Take back what nobody claimed.'],
] as const

/** How the facts are found, and what is not among them. */
export const sources = [
  'We read every event of our contracts, and every transfer of the tokens in the launch book, into an index. The page says up to which block.',
  'A block that the chain takes back is taken out of the index too.',
  'Fees, permissions and positions that are not locked are read from the chain itself, a moment later.',
  'Of Uniswap V4, only positions that came to the account lately are found: it keeps no list by owner.',
  'The page of each lock, grant, position and campaign reads the chain itself. Before money moves, that page counts and not this one.',
  'A lock that was split says on its own page what is free now.',
  'Tokens that were not launched here, and lists that are published elsewhere, are not among them.',
  'No wallet is asked, and nothing is kept of who looked at which account.',
  'For a mail the day before each date we keep your address and the account, until you end it by a link in any of the mails.',
] as const
