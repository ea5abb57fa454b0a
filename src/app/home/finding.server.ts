import { makeFindings } from '#app/findings/make-findings.server.ts'
import type { ListedFinding } from '#app/findings/findings-file.server.ts'
import { publicUrl } from '#core/http/public-url.ts'
import { stagedDocuments } from '#site/library/documents/staged.server.ts'

/** A finding of the sample report with the lines of the contract it is about. */
export type ShownFinding = Omit<ListedFinding, 'code'> & { code: NonNullable<ListedFinding['code']> }

const shown = 'TL-01'

/** The finding the first page shows, with the lines that the report shows. Throws where the report has it no more, or without lines. */
export async function shownFinding(): Promise<ShownFinding> {
  const { findings } = await makeFindings(await stagedDocuments(), { root: process.cwd(), publicUrl })
  const found = findings.find(({ id }) => id === shown)
  if (!found?.code) throw new Error(`The sample report has no finding ${shown} with its lines.`)
  return { ...found, code: found.code }
}
