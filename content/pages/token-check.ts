import type { ToolPage } from './page.ts'

/** /token-check */
export const tokenCheck: ToolPage = {
  title: 'Token check: can you sell it, and who can stop you',
  description:
    'Paste the address of an ERC-20 token. We buy, send and sell it in a simulation, then repeat that after everything its owner can do.',
  heading: 'Token check',
  lead: 'Paste the address of a token before you buy it. We buy it, send it and sell it in a simulation on the newest block, then repeat that after everything its owner can do. You get facts with their block, and no score.',
  task: 'Paste the address of a token, and see whether you can buy, send and sell it today.',
}

/** What a check does, row by row: what is asked, how it is found, how sure that is. */
export const checked = [
  [
    'Do we know the code?',
    'We compare the code with every token this site makes, apart from the values that a constructor wrote.',
    'The answer is exact. It needs no simulation.',
  ],
  [
    'Can you buy, send and sell it?',
    'A fresh account buys from a pool and sends a quarter to a second account. Both then sell everything.',
    'The answer is exact for that block, at three sizes up to a tenth of the pool.',
  ],
  [
    'Does that end with time?',
    'We make the same sale in the next block, one hour later and one day later.',
    'The answer is exact for these three times.',
  ],
  [
    'What does it cost?',
    'We compare what was sent with what arrived. The difference is the tax of that step.',
    'The figure is exact. We say when it depends on the amount or the time.',
  ],
  [
    'What can its owner do today?',
    'We call each function as the owner, as accounts with a role and as accounts in its storage, then sell again. We also try powers that can be handed on.',
    'An effect is a fact. A function without an effect proves little.',
  ],
  [
    'Can its code be exchanged?',
    'We read the storage slots of proxies (ERC-1967), copies (ERC-1167) and accounts with code (EIP-7702).',
    'The answer is exact for these standards.',
  ],
  [
    'What else is in the code?',
    'We read it instruction by instruction, for functions by name and for code that can notice a simulation.',
    'This is a sign. A function of another name can do the same.',
  ],
] as const

/** What no check of this kind can see. */
export const limits = [
  'We do not see who holds the token, because a chain has no list of holders.',
  'We do not read its source. An audit does.',
  'We miss a trap that waits for a date, a price or an amount that we did not try. Repeat the check before you buy.',
  'We look for pools of Uniswap V2, V3 and V4. We try no trade where a V4 hook takes part in trades, and name it. Without a pool, we simulate transfers and say so.',
] as const
