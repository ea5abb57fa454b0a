import { join } from 'node:path'

type Modules = { getModuleInfo(id: string): { importedIds: string[] } | null }

const entry = join(import.meta.dirname, '../src/wallet/windows/wallet-window.tsx')

/** Of what the wallet and a part beside it share, what never stands in a file of a page: pages load none of the wallet. */
const own =
  /node_modules\/(?:@noble\/hashes\/esm\/(?:_u64|crypto|sha3|utils)|@wagmi\/core\/|viem\/_esm\/)|src\/(?:chain|transactions|wallet)\//

/** Of these libraries, what only the tools use: to sign without a wallet, and to write and read what a contract is called with. */
const tools =
  /viem\/_esm\/(?:accounts\/|constants\/blob|errors\/(?:abi|typedData)|utils\/(?:abi\/|authorization|blob|cursor|encoding\/toRlp|hash\/sha256|signature|transaction\/|typedData))/

let needed: Set<string> | undefined

/** The name of the file for what the window of the wallet needs and shares with what may follow it; none for anything else. */
export function walletChunk(id: string, modules: Modules): string | null {
  needed ??= closureOf(entry, modules)
  return own.test(id) && !tools.test(id) && needed.has(id) ? 'wallet' : null
}

/** A module and everything that comes with it without being asked for later. */
function closureOf(from: string, modules: Modules): Set<string> {
  const found = new Set<string>([from])
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
