import type { ToolPage } from './page.ts'

/** /explore */
export const explore: ToolPage = {
  title: 'Tokens, locks and campaigns made here',
  description:
    'Search the tokens, locks, locked liquidity and campaigns made with our contracts, and see the newest and the next unlocks.',
  heading: 'Made here',
  lead: 'Each line opens a page that reads the chain itself. Check the address, because anyone can copy the name of a token.',
  task: 'Search the tokens, locks and campaigns that were made with our contracts, and see what unlocks next.',
}

/** Where the lists come from, and what is not in them. */
export const listed = [
  'Tokens come from the launch book. Our launcher writes its tokens there, and anyone can announce a token they made.',
  'The lists show every lock, grant and campaign in our contracts, whichever page or program made it.',
  'The list is free and ordered by date. You cannot pay for a higher place.',
  'We show the name and symbol that a token had when we first read it.',
] as const
