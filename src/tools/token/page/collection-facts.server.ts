import type { Address } from 'viem'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { Phase } from '#tools/token/features/values.ts'
import type { ReadContract } from './read-contract.server.ts'

/** What a collection of this site has beside pieces. Prices in wei, the share of a royalty in hundredths of a percent. */
export type CollectionFacts = {
  royalty?: { receiver: Address; share: bigint }
  batch?: bigint
  sale?: { proceeds: Address; phases: Phase[]; editions?: { count: bigint; size: bigint } }
  revealed?: boolean
}

/** The price of which a royalty is asked: what is answered is its share. */
const whole = 10_000n

/** Asks a collection for what its options have. What it does not answer is left out. */
export async function readCollection(read: ReadContract, options: TokenOptions): Promise<CollectionFacts> {
  if (options.kind === 'erc20' || options.kind === 'erc4626' || options.kind === 'erc6909') return {}
  const pieces = options.kind === 'erc721' ? options : undefined
  const editions = options.kind === 'erc1155' ? options : undefined
  const [royalty, batch, proceeds, count, revealed, editionCount, editionSize] = await Promise.all([
    options.royalties ? read<[Address, bigint]>('royaltyInfo', 1n, whole) : undefined,
    pieces?.consecutive ? read<bigint>('firstBatch') : undefined,
    options.sale ? read<Address>('proceeds') : undefined,
    options.sale ? read<bigint>('phaseCount') : undefined,
    pieces?.reveal ? read<boolean>('revealed') : undefined,
    editions?.sale ? read<bigint>('editionCount') : undefined,
    editions?.sale ? read<bigint>('editionSize') : undefined,
  ])
  const phases = await Promise.all(
    Array.from({ length: Number(count ?? 0n) }, (_, at) => read<Phase>('phaseAt', BigInt(at))),
  )
  return {
    ...(royalty && { royalty: { receiver: royalty[0], share: royalty[1] } }),
    ...(batch !== undefined && { batch }),
    ...(proceeds && {
      sale: {
        proceeds,
        phases: phases.filter((phase) => phase !== undefined),
        ...(editionCount && editionSize && { editions: { count: editionCount, size: editionSize } }),
      },
    }),
    ...(revealed !== undefined && { revealed }),
  }
}
