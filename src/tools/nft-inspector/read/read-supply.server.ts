import type { Finding, SupplyFacts } from '#tools/nft-inspector/report/report.ts'
import { valueOf, type Sight } from './ask-collection.server.ts'
import type { Pieces } from './find-pieces.server.ts'

/** Names under which collections say how many pieces there can be. */
const limits = ['maxSupply', 'MAX_SUPPLY', 'maxTokens', 'MAX_TOKENS', 'collectionSize', 'supplyCap', 'cap'] as const

/** How pieces are counted, numbered and limited. */
export async function readSupply(sight: Sight, pieces: Pieces): Promise<SupplyFacts> {
  const asked = await Promise.all(limits.map((name) => sight.ask<bigint>(name)))
  const at = asked.findIndex((answer) => answer.is === 'answered')
  const most = at < 0 ? undefined : valueOf(asked[at]!)
  return {
    ...(pieces.total !== undefined && { total: String(pieces.total) }),
    ...(most !== undefined && { most: { value: String(most), from: `${limits[at]!}()` } }),
    ...(pieces.first !== undefined && { first: String(pieces.first) }),
    sampledBy: pieces.sampledBy,
    sampled: pieces.ids.length,
    missing: pieces.missing.map(String),
  }
}

const finding = (rest: Omit<Finding, 'area'>): Finding => ({ area: 'supply', ...rest })

/** What count and numbering of the pieces mean. `canMint`: the code has a function that creates more. */
export function judgeSupply(
  facts: SupplyFacts,
  { pieces, canMint, kind }: { pieces: Pieces; canMint: boolean; kind: string },
): Finding[] {
  const found: Finding[] = []
  const { total, most, missing } = facts
  if (total === undefined && kind === 'ERC-721')
    found.push(
      finding({
        id: 'supply.uncounted',
        weight: 'low',
        title: 'The contract does not say how many pieces there are',
        means: 'A count can be compared with a promise only by adding up all transfers.',
        found: 'totalSupply() gives no answer.',
      }),
    )
  if (most === undefined && canMint)
    found.push(
      finding({
        id: 'supply.no-limit',
        weight: 'medium',
        title: 'No limit of the supply was found',
        means:
          'Pieces can be created, and the contract names no number at which that ends. A limit may be in the code under another name.',
        found: `None of ${limits.map((name) => `${name}()`).join(', ')} answers.`,
      }),
    )
  if (most !== undefined && total !== undefined && BigInt(total) > BigInt(most.value))
    found.push(
      finding({
        id: 'supply.over-limit',
        weight: 'high',
        title: 'There are more pieces than the limit allows',
        means: 'The limit that is shown is not kept.',
        found: `totalSupply() is ${total}, ${most.from} is ${most.value}.`,
      }),
    )
  if (missing.length > 0)
    found.push(
      finding({
        id: 'supply.gaps',
        weight: 'low',
        title: 'The numbering has gaps',
        means: 'Pieces in between were burned, or never made: what a number says of rarity does not hold.',
        found: `ownerOf() gives no owner for ${missing.join(', ')}.`,
      }),
    )
  if (pieces.beyond)
    found.push(
      finding({
        id: 'supply.beyond',
        weight: 'medium',
        title: 'There are more pieces than the contract reports',
        means: 'More exist than totalSupply() says, or some before were burned.',
        found: `totalSupply() is ${total}, and a piece after the last of them has an owner.`,
      }),
    )
  if (facts.sampled === 0) found.push(noPieces(total))
  return found
}

function noPieces(total: string | undefined): Finding {
  const empty = total === '0'
  return finding({
    id: 'supply.no-sample',
    weight: empty ? 'note' : 'unknown',
    title: empty ? 'Nothing has been minted yet' : 'No piece was found to look at',
    means: 'Metadata and royalties of single pieces were not asked, because there is no piece to ask about.',
    found: empty
      ? 'totalSupply() is 0.'
      : 'Neither ownerOf(0), ownerOf(1) nor the events of the newest blocks lead to a piece.',
  })
}
