import type { Page } from './page.ts'

/** /evidence */
export const evidence: Page = {
  title: 'Evidence: what we claim, and how to measure it again',
  description:
    'Tests, mutants, gas, load and the assistant: each figure with its date, its command, its hash and what it does not prove. Missed goals are listed too.',
  heading: 'Evidence',
  lead: 'Before you trust us with your contracts, see how we test our own. Each row has a date, the command that measures it again, and what it does not prove. A script writes the rows from real runs, and the goals we miss are listed too.',
}

/** The words of the checks that a visitor runs in the browser. */
export const evidenceChecks = {
  'check-signature': {
    title: 'Is this list the one that was signed?',
    button: 'Verify the signature',
    about: 'Your browser hashes the list of rows and the list of files, and verifies the signature of each.',
    doesNotProve: 'A signature shows who signed. It does not show that a figure is true: run its command for that.',
  },
  'check-served': {
    title: 'Does this server send you what was built?',
    button: 'Compare the files',
    about:
      'Your browser fetches the pages and scripts of this site again and compares the SHA-256 of each with the signed list.',
    doesNotProve:
      'The script that compares comes from the same server. For an independent answer, run verify-deploy on your own machine.',
  },
  'check-proofs': {
    title: 'Does each proof of the sample claim list lead to its root?',
    button: 'Check the proofs',
    about:
      'Your browser makes the sample list from its accounts, computes the root, and fetches proofs from the server to compare.',
    doesNotProve: 'It does not show that the right accounts are on a list, or that a campaign holds enough tokens.',
  },
  'check-code': {
    title: 'Is the published code on the chain?',
    button: 'Compare the contracts',
    about: 'Your browser asks the chain for the code of each contract and compares its hash with our repository.',
    doesNotProve:
      'The answer comes through the node of this site. It shows that the code is the same, and not that it has no fault.',
  },
  'check-sources': {
    title: 'Do the published sources make this code?',
    button: 'Compile the contracts',
    about:
      'Your browser loads the Solidity compiler (several megabytes), compiles the source of each contract, and compares the hash of the code with our repository. It takes about a minute.',
    doesNotProve:
      'The sources come from this site. It shows that they make the code that the check above looks for on the chain, and not that they have no fault.',
  },
  'check-answers': {
    title: 'Does the assistant find its own answers?',
    button: 'Score the assistant',
    about:
      'Your browser loads the English answers and asks one question from each of twenty topics. Everything runs on your device.',
    doesNotProve:
      'We wrote these questions together with their answers, so most of them have to be right. The row of the assistant has questions that were kept apart.',
  },
} as const satisfies Record<string, { title: string; button: string; about: string; doesNotProve: string }>

export type CheckId = keyof typeof evidenceChecks
