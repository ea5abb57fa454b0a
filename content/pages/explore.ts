import type { ToolPage } from './page.ts'

/** /explore */
export const explore: ToolPage = {
  title: 'Tokens, locks and campaigns made here',
  description:
    'Search the tokens, locks, locked liquidity and campaigns made with our contracts, and see the newest and the next unlocks.',
  heading: 'Made here',
  lead: 'Each line leads to a page that reads the chain itself. Check the address: anyone can give a token the name of another one.',
  task: 'Search what was made with our contracts, and see what unlocks next.',
}

/** Where the lists come from, and what is not in them. */
export const listed = [
  'Tokens come from the launch book. Our launcher writes its tokens there, and anyone can announce a token they made.',
  'Locks, grants and campaigns are all that our contracts hold, whichever page or program made them.',
  'The list is free and ordered by date. You cannot pay for a higher place.',
  'Names and symbols are what a token said when we first read it.',
] as const
