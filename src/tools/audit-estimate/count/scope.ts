import { writeScope, type ScopeFile } from '#core/solidity/scope-lines.ts'
import { sha256, type CountedFile } from './count-sources.ts'

/** What a request says of the counted files: their list, as much of it as fits, the digest of all of it, and their lines. */
export type Scope = { files: string; digest: string; lines: string }

/**
 * Names and hashes of files for a request. The digest is that of the text `sha256sum` prints for all files in the order of their
 * paths, so that anyone can check it: `sha256sum src/a.sol src/b.sol | sha256sum`.
 */
export async function scopeOf(files: readonly CountedFile[]): Promise<Scope> {
  const listed: ScopeFile[] = files
    .map(({ sha256: hash, lines, interfaceLines, path }) => ({ sha256: hash, lines: lines + interfaceLines, path }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const lines = String(files.reduce((sum, file) => sum + file.lines, 0))
  if (listed.some((file) => !file.sha256)) return { files: '', digest: '', lines }
  const text = listed.map((file) => `${file.sha256}  ${file.path}\n`).join('')
  return { files: writeScope(listed), digest: await sha256(new TextEncoder().encode(text)), lines }
}
