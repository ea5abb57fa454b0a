/** What the press may print about the company, in about 25, 50 and 100 words. Apart from `brand.ts`, which every page loads. */
export const boilerplates = {
  25: 'Intaglio audits, writes and locks smart contracts for teams that hold other people’s money, and builds the tools that let anyone check the result themselves.',
  50: 'Intaglio audits, writes and locks smart contracts for teams that hold other people’s money, and builds the tools that let anyone check the result themselves. Each contract on its site has a seal that is drawn from its own address, so a look-alike address looks different. The code is open.',
  100: 'Intaglio audits, writes and locks smart contracts for teams that hold other people’s money, and builds the tools that let anyone check the result themselves. It works for teams that issue tokens, lock liquidity or sell collections, and for people who hold what others have issued. Each contract on its site has a seal that is drawn from its own address, so a look-alike address looks different. The site sets no cookie before you sign or ask, loads no code of other companies, and lets visitors erase what is stored about them. All code is open under the MIT licence.',
} as const

/** The shortest of them, in one sentence. */
export const boilerplate = boilerplates[25]
