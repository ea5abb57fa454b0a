import type { ToolPage } from './page.ts'

/** /token-check */
export const tokenCheck: ToolPage = {
  title: 'Token check: can it be sold, and who can stop that',
  description:
    'Paste the address of any ERC-20. We buy, send and sell it in a simulation, then do it again as its owner would change it.',
  heading: 'Token check',
  lead: 'Paste the address of a token. We buy it, send it and sell it in a simulation on the newest block, then again after everything its owner can do. You get facts with their block, and no score.',
  task: 'Paste the address of a token, and see whether it can be bought, sent and sold today.',
}

/** What a check does, row by row: what is asked, how it is found, how sure that is. */
export const checked = [
  [
    'Is the code known?',
    'We compare the code with every token this site makes, apart from the values that a constructor wrote.',
    'Exact. No simulation is needed.',
  ],
  [
    'Can it be bought, sent and sold?',
    'A fresh account buys from a pool, sends a quarter to a second account, and both sell everything.',
    'Exact for that block, at three sizes up to a tenth of the pool.',
  ],
  [
    'Does that end with time?',
    'The same sale is made in the next block, one hour later and one day later.',
    'Exact for these three times.',
  ],
  [
    'What does it cost?',
    'The tax of each step is what was sent and did not arrive.',
    'Exact. We say when it depends on the amount or the time.',
  ],
  [
    'What can its owner do today?',
    'We call each function as the owner, as accounts with a role and as accounts in its storage, then sell again. Powers are handed on too.',
    'Strong. An effect is a fact; a function without one proves nothing.',
  ],
  [
    'Can its code be exchanged?',
    'We read the storage slots of proxies (ERC-1967), copies (ERC-1167) and accounts with code (EIP-7702).',
    'Exact for these standards.',
  ],
  [
    'What else is in the code?',
    'We read it instruction by instruction, for functions by name and for code that can notice a simulation.',
    'A sign. A function of another name can do the same.',
  ],
] as const

/** What no check of this kind can see. */
export const limits = [
  'We do not see who holds the token. A chain has no list of holders.',
  'We do not read its source. An audit does.',
  'We do not see a trap that waits for a date, a price or an amount that we did not try. Repeat the check before you buy.',
  'We look for pools of Uniswap V2 and V3, and of V4 without a hook. Where there is none we simulate transfers and say so.',
] as const
