import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Where the last comparison is kept, below the root of the repository. */
export const reproducibleFile = 'docs/evidence/reproducible.json'

/** Two builds compared: how many files, those that differ, and the hash over the list of all hashes of the build here. */
export const reproducibleSchema = z.strictObject({
  date: z.iso.date(),
  commit: z.string(),
  files: z.int().positive(),
  differing: z.array(z.string()),
  sha256: z.string().regex(/^[\da-f]{64}$/),
})

export const readReproducible = (): z.infer<typeof reproducibleSchema> =>
  reproducibleSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../..', reproducibleFile), 'utf8')))
