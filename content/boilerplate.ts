import { brand } from './brand.ts'

/** What the press may print about the company, in about 25, 50 and 100 words. Apart from `brand.ts`, which every page loads. */
export const boilerplates = {
  25: `${brand.name} audits, writes and locks smart contracts for teams that hold other people’s money, and builds the tools that let anyone check the result themselves.`,
  50: `${brand.name} is a Web3 services company. It audits, writes and locks smart contracts for teams that hold other people’s money. Clients get a fixed scope, fixed price and proof anyone can check. Its site draws a seal from each address, so visitors notice a forged one. All code is open.`,
  100: `${brand.name} is a Web3 services company for teams whose smart contracts hold other people’s money. It audits and writes contracts, and its tools create tokens, lock them, and lock liquidity. Clients issue tokens, lock liquidity or sell collections. Holders use the same tools to check them. Each contract has a seal drawn from its address, so a look-alike has a different seal. The site sets a cookie only when a visitor signs in or asks the assistant. It loads only its own code, and visitors can erase what it stores about them. All code is open under the MIT licence.`,
} as const

/** The shortest of them, in one sentence. */
export const boilerplate = boilerplates[25]
