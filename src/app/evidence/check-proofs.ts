import { samplePath } from '#tools/claim/sample/sample-names.ts'
import { fetchListFile } from '#tools/claim-list/fetch-list.ts'
import { ListMismatch } from '#tools/claim-list/find-claim.ts'
import type { Outcome, Report } from './outcome.ts'
import { checkSampleProofs } from './sample-proofs.ts'

/** Compares the proofs that this server gives with the root that is made here. Rejects when it does not answer. */
export async function checkProofs(report: Report): Promise<Outcome> {
  const folder = new URL('.', new URL(samplePath(), location.origin)).href
  try {
    const { led, asked, listed, root } = await checkSampleProofs((name) => fetchListFile(folder, name), report)
    const words = `${led} of ${asked} proofs lead to the root that your browser made from ${listed} accounts: ${root}.`
    return { holds: led === asked ? 'yes' : 'no', words }
  } catch (error) {
    if (error instanceof ListMismatch) return { holds: 'no', words: error.message }
    throw error
  }
}
