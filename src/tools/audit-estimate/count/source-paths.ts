const longest = 255

/** A name as it may be shown and listed: relative, with plain slashes, without control and direction characters. */
export function plainPath(name: string): string {
  const parts = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part))
  const path = parts.join('/') || 'unnamed'
  return path.length > longest ? `…${path.slice(1 - longest)}` : path
}

/** True for a name that Solidity files have. */
export function isSolidity(path: string): boolean {
  return /\.sol$/i.test(path)
}

/** True for a name that zip archives have. */
export function isZip(path: string): boolean {
  return /\.zip$/i.test(path)
}

const folders: readonly (readonly [RegExp, string])[] = [
  [/^(?:node_modules|lib|vendor|dependencies)$/i, 'a dependency'],
  [/^(?:tests?|__tests__)$/i, 'a test'],
  [/^(?:mocks?|__mocks__)$/i, 'a mock'],
  [/^scripts?$/i, 'a script'],
]

const files: readonly (readonly [RegExp, string])[] = [
  [/\.t\.sol$/i, 'a test'],
  [/\.s\.sol$/i, 'a script'],
  [/^mock|mock\.sol$/i, 'a mock'],
]

/** What a path says of a file that an audit usually leaves out, such as `a test`; undefined for code in scope. */
export function usuallyLeftOut(path: string): string | undefined {
  const parts = path.split('/')
  const file = parts.pop()!
  for (const part of parts) for (const [pattern, what] of folders) if (pattern.test(part)) return what
  return files.find(([pattern]) => pattern.test(file))?.[1]
}
