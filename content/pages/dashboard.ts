import type { ToolPage } from './page.ts'

/** /dashboard */
export const dashboard: ToolPage = {
  title: 'Everything an account has here',
  description:
    'See the tokens, locks, grants, liquidity and campaigns of any account, what it can claim and what comes next. You need no wallet.',
  heading: 'Your account',
  lead: 'This page shows everything an account owns, gave or is owed in our contracts. It reads the chain, so it is the same on every device. Your reminders, and what you wrote while signed in, come from our database.',
  task: 'Enter any account. You see its tokens, locks and grants, what it can claim, and what to do next. You need no wallet.',
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
    'Uniswap positions that it locked or whose fees it gets, and the fees it can collect now.',
    'Collect fees, extend, withdraw at the end.',
  ],
  ['Liquidity that is not locked', 'Positions of Uniswap V3 and V4 in the account itself.', 'Lock it.'],
  ['Tokens and pieces', 'What it holds of tokens that were launched here.', 'See the page of the token.'],
  ['Launches', 'Tokens that it launched, as the launch book says.', 'Manage the token on its page.'],
  [
    'Permissions',
    'Who may take its tokens made here, and which of our contracts may take any token. Each shows how much, since when, and the value at risk.',
    'Revoke one, or several together.',
  ],
  ['Requests and pledges', 'What you sent or signed. You see it only while signed in with the account.', 'Follow it.'],
  ['Campaigns', 'Lists it pays for, and how much is left in each.', 'Collect what no one claimed.'],
] as const

/** How the facts are found, and what is not among them. */
export const sources = [
  'We read every event of our contracts, and every transfer of the tokens in the launch book, into an index. The page says up to which block.',
  'If the chain takes a block back, we take it out of the index too.',
  'We read fees, permissions and positions that are not locked from the chain itself, a moment later.',
  'A permit that was signed and not used leaves no trace on the chain, so no list shows it.',
  'Uniswap V4 keeps no list by owner, so we find only positions that came to the account lately.',
  'The page of each lock, grant, position and campaign reads the chain itself. Trust that page over this one before money moves.',
  'A lock that was split says on its own page what is free now.',
  'The page leaves out tokens that were not launched here, and lists that are published elsewhere.',
  'We do not ask your wallet, and we do not record who looked at which account.',
  'For a mail the day before each date, we keep your address and the account. A link in every mail ends this.',
] as const
