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
