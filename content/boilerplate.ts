/** What the press may print about the company. Apart from `brand.ts`, which every page loads. */
export const boilerplate =
  'Intaglio reviews, writes and deploys smart contracts that nobody can quietly change afterwards, and builds the tools to check that.'
