import type { Page } from './page.ts'

/** /evidence */
export const evidence: Page = {
  title: 'Evidence: how our contracts are tested',
  description:
    'Coverage, solver proofs, mutants and gas of our own contracts: each figure with its date, its command and what it does not prove.',
  heading: 'Evidence',
  lead: 'These figures come from the records of our repository. The site reads them when it is built, so nobody types them by hand. Each one names the command that measures it again.',
}

/** What each figure shows, and what it cannot show. */
export const limits = {
  coverage:
    'Coverage shows which lines and branches a test runs. It does not show that the test asks the right question. Tokens that visitors compose are not counted: they have tests of their own.',
  solver:
    'A solver has proven these assertions about our arithmetic for every possible value. It says nothing about the rest of the code.',
  mutants:
    'We break one place in a contract and run the tests. A break that no test notices is a rule that nobody checks, unless the change has no effect.',
  gas: 'Gas is measured in whole transactions on one chain of our own, with the same token. Compare rows of this table only.',
} as const
