/** What the press may print about the company, in about 25, 50 and 100 words. Apart from `brand.ts`, which every page loads. */
export const boilerplates = {
  25: 'Intaglio reviews, writes and deploys smart contracts that nobody can quietly change afterwards, and builds the tools with which anyone can check that for themselves.',
  50: 'Intaglio reviews, writes and deploys smart contracts that nobody can quietly change afterwards, and builds the tools with which anyone can check that for themselves. Each contract it speaks of has a seal engraved from its own address, so that a look-alike shows at a glance. The code is open.',
  100: 'Intaglio reviews, writes and deploys smart contracts that nobody can quietly change afterwards, and builds the tools with which anyone can check that for themselves. It works for teams that issue tokens, lock liquidity or sell collections, and for people who hold what others have issued. Each contract it speaks of has a seal engraved from its own address, so that a look-alike shows at a glance. The site sets no cookie before you sign or ask, loads no code of other companies, and lets visitors erase what is stored about them. All code is open under the MIT licence.',
} as const

/** The shortest of them, in one sentence. */
export const boilerplate = boilerplates[25]
