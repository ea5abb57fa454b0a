import type { ToolPage } from './page.ts'

/** /explore */
export const explore: ToolPage = {
  title: 'Everything that was made here',
  description:
    'Tokens, locks, locked liquidity and campaigns made with our contracts: the newest, the next unlocks, and a search by name, symbol or address.',
  heading: 'Made here',
  lead: 'Each line leads to a page that reads the chain itself. A name proves nothing: anyone can give a token the name of another one.',
  task: 'See what was made with our contracts, search it, and see what unlocks next.',
}

/** Where the lists come from, and what is not in them. */
export const listed = [
  'Tokens are those in the launch book: what our launcher makes is written there by itself, and everyone else can announce a token they made.',
  'Locks, grants and campaigns are all that our contracts hold, whichever page or program made them.',
  'We list and judge nothing. There is no fee for being here, and no way to be higher up.',
  'Names and symbols are what a token said of itself when we first met it.',
] as const
