import { pad, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { contractAddresses } from '#contracts/addresses.ts'
import { brand } from '#content/brand.ts'
import { summaryWords } from '#content/pages/findings.ts'
import { isOffered } from '#core/offer/offered.ts'
import { readEvidence } from '#site/library/audit/audit-evidence.server.ts'
import { sampleAuditData, sampleAuditSlug } from '#site/library/documents/addresses.ts'
import type { ShownDocument } from '#site/library/documents/document.ts'
import { allFindings } from './all-findings.server.ts'
import { findingsSchema, type FindingsFile } from './findings-file.server.ts'
import { summaryDomain, summaryTypes, typedSummary, type AuditSummary } from './summary.ts'

/** The first account of the phrase that local chains begin with. Every developer has its key. */
const demonstration = mnemonicToAccount('test test test test test test test test test test test junk')

/** The chain that this product brings along. */
const localChain = 31_337

/** Everything `/findings.json` says, its summaries signed by the key for demonstration. The same sources give the same bytes. */
export async function makeFindings(
  documents: readonly ShownDocument[],
  { root, publicUrl }: { root: string; publicUrl: string },
): Promise<FindingsFile> {
  const report = documents.find(({ slug }) => slug === sampleAuditSlug)!
  const issuedAt = Date.parse(`${report.editions[0].date}T00:00:00Z`) / 1000
  const summaries = Object.entries(contractAddresses).map(async ([contract, deployment]) => {
    const summary: AuditSummary = {
      auditor: {
        name: `${brand.name} (demonstration)`,
        uri: publicUrl + (isOffered('smart-contract-audit') ? '/smart-contract-audit' : '/findings'),
        authors: ['The authors of these contracts. A sample, not an independent audit.'],
      },
      issuedAt,
      ercs: [],
      auditedContract: { chainId: pad(toHex(localChain), { size: 32 }), deployment },
      auditHash: `0x${report.data!.sha256}`,
      auditUri: `${publicUrl}${sampleAuditData}`,
    }
    const data = await demonstration.signTypedData(typedSummary(summary))
    return { contract, ...summary, signedAt: issuedAt, auditorSignature: { type: 0, data } }
  })
  return findingsSchema.parse({
    $schema: '/findings.schema.json',
    about: 'Every finding of our sample reports. Neither report is an independent audit.',
    ...allFindings(report, { root, commit: readEvidence(root).commit }),
    erc7512: {
      label: summaryWords.demo,
      signer: demonstration.address,
      domain: summaryDomain,
      types: summaryTypes,
      primaryType: 'AuditSummary',
      summaries: await Promise.all(summaries),
    },
  })
}
