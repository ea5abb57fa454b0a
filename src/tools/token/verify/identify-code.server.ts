import type { Address, Hex } from 'viem'
import { isRuntime, metadataOf, type Runtime } from '#chain/contracts/compare-code.ts'
import { plannedRuntimes } from '#chain/contracts/planned-runtimes.ts'
import type { PlannedKind } from '#chain/contracts/planned-contracts.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { codeMint721Runtime } from '#contracts/code-mint-721.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { FindVariant } from '#tools/token/generator/find-variant.server.ts'
import { variantId } from '#tools/token/generator/variants.ts'

/** A contract of this repository by its name: one that is deployed once on a chain, or a collection. */
export type OwnKind = PlannedKind | 'CodeMint721'

/**
 * Which code of ours a code is. `contract`: a contract of this repository; `exact` with the hash of its sources, else all but that hash.
 * `place`: whether it is where we deploy it, elsewhere, or has an address of its own each time. `token`: a variant of the creator,
 * all that a chain executes of it; a hash of sources is not compared.
 */
export type Identity =
  | { is: 'contract'; kind: OwnKind; exact: boolean; place: 'ours' | 'elsewhere' | 'own' }
  | { is: 'token'; variant: string; options: TokenOptions }
  | { is: 'nothing' }
  | { is: 'unknown' }

const runtimes: Readonly<Record<OwnKind, Runtime>> = { ...plannedRuntimes, CodeMint721: codeMint721Runtime }

/**
 * Compares the code at an address with everything of ours, byte for byte. What constructors wrote is left out of the comparison. Rejects as
 * `findVariant` does.
 */
export async function identifyCode(
  { address, code }: { address: Address; code: Hex },
  findVariant: FindVariant,
): Promise<Identity> {
  if (code === '0x') return { is: 'nothing' }
  for (const kind of Object.keys(runtimes) as OwnKind[]) {
    const exact = isRuntime(runtimes[kind], code)
    if (exact || isRuntime(withoutMetadata(runtimes[kind]), withoutMetadata({ code }).code as Hex))
      return { is: 'contract', kind, exact, place: placeOf(kind, address) }
  }
  const options = await findVariant(code)
  return options ? { is: 'token', variant: variantId(options), options } : { is: 'unknown' }
}

function placeOf(kind: OwnKind, address: Address): 'ours' | 'elsewhere' | 'own' {
  if (kind === 'CodeMint721') return 'own'
  return contractAddresses[kind].toLowerCase() === address.toLowerCase() ? 'ours' : 'elsewhere'
}

/** A code with zeros for what the compiler notes at its end: the hash of the sources, and its version. */
function withoutMetadata<one extends { code: string }>(found: one): one {
  const length = metadataOf(found.code).length
  const { code } = found
  return { ...found, code: code.slice(0, code.length - length) + '0'.repeat(length) }
}
