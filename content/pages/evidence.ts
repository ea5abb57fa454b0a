import type { Page } from './page.ts'

/** /evidence */
export const evidence: Page = {
  title: 'Evidence: how our contracts are tested',
  description:
    'Coverage, solver proofs, mutants and gas of our own contracts: each figure with its date, its command and what it does not prove.',
  heading: 'Evidence',
  lead: 'Before you trust us with your contracts, see how we test our own. Each figure has a date and the command that measures it again. The build reads the figures from our records, so no one types them.',
}

/** What each figure shows, and what it cannot show. */
export const limits = {
  coverage:
    'Coverage shows which lines and branches a test runs. It does not show that the test asks the right question. Tokens that visitors compose are not counted: they have tests of their own.',
  solver:
    'A solver has proven these assertions about our arithmetic for every possible value. It says nothing about the rest of the code.',
  mutants:
    'We break one place in a contract and run the tests. If no test notices a break, either the change has no effect or a rule lacks a test.',
  gas: 'Gas is measured in whole transactions on one chain of our own, with the same token. Compare rows of this table only.',
} as const
