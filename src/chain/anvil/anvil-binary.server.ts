import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { missingPackage } from '#core/process/missing-package.server.ts'

const require = createRequire(import.meta.url)

/** The processor's name in the packages of Foundry. */
const processors: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/** No program of a chain is installed; waiting changes nothing. The message is the whole explanation. */
export class NoAnvil extends Error {
  override name = 'NoAnvil'
}

/** Finds the program of the local chain for this platform. Throws `NoAnvil`, in one sentence, when there is none. */
export function anvilBinary(platform: string = process.platform, processor: string = process.arch): string {
  const name = `@foundry-rs/anvil-${platform}-${processors[processor] ?? processor}`
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), 'bin/anvil')
  } catch {
    throw new NoAnvil(missingPackage('The local chain', name, 'CHAIN_ID and RPC_URL'))
  }
}

/**
 * What a loader of Linux or macOS says when the program needs what this machine does not have, as a `NoAnvil` that says what to do;
 * undefined where it ended for another reason.
 */
export function loaderFault(said: string): NoAnvil | undefined {
  const glibc = /version `GLIBC_([\d.]+)' not found/.exec(said)?.[1]
  const library = /(?:Library not loaded|error while loading shared libraries): ([^\s:]+)/.exec(said)?.[1]
  const missing = glibc ? `glibc ${glibc} or newer` : library
  return missing === undefined
    ? undefined
    : new NoAnvil(
        `The local chain needs ${missing}, which this machine lacks: install it, or set CHAIN_ID and RPC_URL.`,
      )
}
