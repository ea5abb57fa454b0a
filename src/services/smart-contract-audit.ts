import type { ServiceWords } from './words.ts'

/** /smart-contract-audit */
export const smartContractAudit: ServiceWords = {
  title: 'Smart contract audit, line by line',
  description:
    'Two reviewers read every line of your Solidity, prove each finding with a failing test, and check your fix. Report in HTML, PDF and JSON.',
  lead: 'Two reviewers read every line of your contracts separately, compare notes, and prove each finding with a test that fails before your fix and passes after it. You receive a report that names the commit, the file hashes and the tools, so that anyone can repeat it.',
}
