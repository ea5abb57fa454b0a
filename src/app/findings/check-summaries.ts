import { getAddress, type Address, type Hex } from 'viem'
import { fetchBytes, sha256Of } from '#app/evidence/fetch-bytes.ts'
import type { Outcome } from '#app/evidence/outcome.ts'
import { signerOf } from './summary.ts'
import type { FindingsFile } from './findings-file.server.ts'

/** Recovers who signed each summary, and hashes the report that they name. Rejects when a file does not arrive. */
export async function checkSummaries(signer: Address): Promise<Outcome> {
  const { erc7512 } = JSON.parse(new TextDecoder().decode(await fetchBytes('/findings.json'))) as FindingsFile
  const signers = await Promise.all(
    erc7512.summaries.map(({ auditorSignature, ...summary }) =>
      signerOf(
        {
          ...summary,
          auditedContract: {
            chainId: summary.auditedContract.chainId as Hex,
            deployment: summary.auditedContract.deployment as Address,
          },
          auditHash: summary.auditHash as Hex,
        },
        auditorSignature.data as Hex,
      ).catch(() => undefined),
    ),
  )
  const wrong = erc7512.summaries.filter((_, at) => signers[at] !== getAddress(signer)).map(({ contract }) => contract)
  if (wrong.length > 0)
    return {
      holds: 'no',
      words: `Another account signed, or the summary was changed: ${wrong.join(', ')}. Do not rely on it.`,
    }
  const report = `0x${await sha256Of(await fetchBytes(new URL(erc7512.summaries[0]!.auditUri).pathname), 'hex')}`
  if (erc7512.summaries.some(({ auditHash }) => auditHash !== report))
    return { holds: 'no', words: `The report has another hash than the summaries say: ${report}.` }
  return {
    holds: 'yes',
    words: `${signers.length} summaries are signed by the demonstration account ${signer}. The report has the hash that they name: ${report}.`,
  }
}
