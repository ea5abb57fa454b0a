import type { Page } from './page.ts'

/** /findings */
export const findings: Page = {
  title: 'Findings: what our own reports say, and exploits to run',
  description:
    'Every finding of our sample reports: filter by severity, difficulty, status and contract, see the lines, and run the exploit against the fix.',
  heading: 'Findings',
  lead: 'These are all findings of our two sample reports. One is on our own contracts, and we wrote it ourselves. The other is on a vault that we wrote to be broken. Neither is an independent audit.',
}

/** What the signed summaries are, and what they are not. */
export const summaryWords = {
  title: 'A signed summary of the report',
  about:
    'ERC-7512 is a draft standard for audit summaries that contracts can read. We sign one for each contract of the report that has a fixed address.',
  demo: 'Demonstration: the key that signs is the first account of a test phrase that every developer knows. Anyone can sign with it, so it does not prove who signed.',
  doesNotProve: 'A signature shows that the summary is unchanged. It does not show that a contract has no fault.',
} as const
