import { z } from 'zod'
import { difficulties } from '#content/findings.ts'
import { severities } from '#site/library/audit/severities.ts'

const oneOf = (words: readonly string[]) => z.enum(words as [string, ...string[]])
const hex = (bytes: number) => z.string().regex(new RegExp(`^0x[\\da-fA-F]{${bytes * 2}}$`))
const commit = z
  .string()
  .regex(/^[\da-f]{40}$/)
  .describe('A commit of the repository.')

/** Lines of a file, with the numbers of those that matter. */
const code = z.strictObject({
  file: z.string().describe('The file, below the root of the repository.'),
  first: z.int().positive().describe('The number of the first line.'),
  lines: z.array(z.string()).min(1),
  lit: z.array(z.int().positive()).describe('The numbers of the lines that the finding is about.'),
})

const finding = z.strictObject({
  id: z.string().describe('The name of the finding, and its anchor on /findings.'),
  report: z.enum(['own-contracts', 'sample-vault']).describe('The report it belongs to.'),
  title: z.string(),
  severity: oneOf(severities.map(([name]) => name)),
  difficulty: oneOf(difficulties.map(([name]) => name)).describe('What an attacker needs.'),
  status: z.enum(['Open', 'Acknowledged', 'Resolved']),
  contracts: z.array(z.string()).min(1),
  effect: z.string().describe('What it costs whom.'),
  answer: z.string().describe('The fix we accepted, or why nothing changes.'),
  code: code.nullable().describe('The lines; null where the finding is about no line.'),
  fix: z
    .strictObject({
      commit,
      file: z.string().describe('The file with the fix.'),
      code: z.string(),
      command: z.string().describe('Prints the change, in a copy of the repository.'),
      test: z.string().describe('A test that fails before the fix and passes after it.'),
      fails: z.string().describe('What the test prints before the fix.'),
    })
    .nullable()
    .describe('Null where the code was not changed.'),
  attack: z
    .strictObject({ level: z.string(), title: z.string(), page: z.string() })
    .nullable()
    .describe('The level of the attack theatre with the same fault; null where there is none.'),
  page: z.string().describe('Where the report has this finding.'),
})

const report = z.strictObject({
  id: z.enum(['own-contracts', 'sample-vault']),
  title: z.string(),
  label: z.string().describe('What the report is, and what it is not.'),
  page: z.string(),
  commit: commit.describe('The commit that the report is about.'),
})

const summary = z.strictObject({
  contract: z.string().describe('The name of the contract.'),
  auditor: z.strictObject({ name: z.string(), uri: z.url(), authors: z.array(z.string()) }),
  issuedAt: z.int().describe('Unix seconds: the day of the edition of the report.'),
  ercs: z.array(z.int()).describe('Empty: the report does not test conformance to a standard.'),
  auditedContract: z.strictObject({ chainId: hex(32), deployment: hex(20) }),
  auditHash: hex(32).describe('SHA-256 of the file at auditUri.'),
  auditUri: z.url(),
  signedAt: z.int(),
  auditorSignature: z.strictObject({ type: z.literal(0).describe('SECP256K1'), data: hex(65).describe('r, s and v.') }),
})

/** `/findings.json`. `findings.schema.json` is made of this. */
export const findingsSchema = z.strictObject({
  $schema: z.literal('/findings.schema.json'),
  about: z.string(),
  reports: z.array(report),
  findings: z.array(finding),
  erc7512: z.strictObject({
    label: z.string().describe('What the signatures are worth.'),
    signer: hex(20).describe('The account that signed every summary.'),
    domain: z.strictObject({ name: z.string(), version: z.string() }),
    types: z.record(z.string(), z.array(z.strictObject({ name: z.string(), type: z.string() }))),
    primaryType: z.literal('AuditSummary'),
    summaries: z.array(summary).min(1),
  }),
})

export type FindingsFile = z.infer<typeof findingsSchema>
export type ListedFinding = FindingsFile['findings'][number]
