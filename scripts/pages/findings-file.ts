import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { findingsSchema } from '#app/findings/findings-file.server.ts'
import { makeFindings } from '#app/findings/make-findings.server.ts'
import type { MadeLibrary } from '#site/library/documents/make-library.server.ts'

const root = join(import.meta.dirname, '../..')

/** Writes all findings for machines, and their schema, among the files of the site. */
export async function writeFindingsFile(
  directory: string,
  { library, publicUrl }: { library: MadeLibrary; publicUrl: string },
): Promise<void> {
  const write = (name: string, data: unknown) =>
    writeFile(join(directory, name), `${JSON.stringify(data, undefined, 2)}\n`)
  await write('findings.json', await makeFindings(library.documents, { root, publicUrl }))
  await write('findings.schema.json', { title: 'Findings', ...z.toJSONSchema(findingsSchema) })
}
