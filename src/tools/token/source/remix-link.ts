import { compilerVersion } from '#core/solidity/standard-json.ts'

/** The version of OpenZeppelin Contracts that tokens are written for. */
export const libraryVersion = '5.7.0'

/**
 * Where Remix opens a source with our compiler and its settings. All of it is behind the `#`, which no server is sent. Imports name the
 * version: Remix loads the newest without one.
 */
export function remixLink(source: string): string {
  const pinned = source.replaceAll('"@openzeppelin/contracts/', `"@openzeppelin/contracts@${libraryVersion}/`)
  const code = btoa(String.fromCharCode(...new TextEncoder().encode(pinned)))
  const settings = `version=soljson-v${compilerVersion}.js&optimize=true&runs=200&evmVersion=cancun`
  return `https://remix.ethereum.org/#${settings}&code=${encodeURIComponent(code)}`
}
