import { standardJson, type StandardJson } from '#core/solidity/standard-json.ts'
import type { EmittedToken } from './emit.ts'

/** What the code of a token notes of its sources. */
export const notedHash = 'none'

/**
 * What the compiler is given for emitted tokens. Their code has no hash of the sources at its end: whatever a contract is called, and
 * whatever its comments say, the same options come to the same bytes, which were compiled and tested before anyone chose a name.
 */
export function tokenInput(
  tokens: readonly Pick<EmittedToken, 'path' | 'source'>[],
  read: (path: string) => string,
): StandardJson {
  return standardJson(tokens, read, { sourceHash: notedHash })
}
