import { join } from 'node:path'

/** The root of the repository, where records that were measured lie. */
export const root = join(import.meta.dirname, '../../..')
