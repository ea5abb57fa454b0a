import type { Address } from 'viem'
import type { Finding, RoyaltyLine } from '#tools/nft-inspector/report/report.ts'
import type { Sight } from './ask-collection.server.ts'
import { spreadOf } from './spread.ts'

/** Prices a royalty is asked at, in wei: the smallest, one part in a hundred thousand, one ether, and a price no sale will have. */
export const askedPrices = { least: 1n, small: 100_000n, ether: 10n ** 18n, huge: 2n ** 200n } as const

/** Pieces whose royalty is asked. */
const mostPieces = 3

/** Asks royaltyInfo() for a few pieces at each price. */
export async function readRoyalties(sight: Sight, ids: readonly bigint[]): Promise<RoyaltyLine[]> {
  const lines: RoyaltyLine[] = []
  for (const id of spreadOf(ids, mostPieces))
    for (const price of Object.values(askedPrices)) {
      const answer = await sight.ask<[Address, bigint]>('royaltyInfo', { args: [id, price] })
      const asked = { token: String(id), price: String(price), answer: answer.is }
      lines.push(
        answer.is === 'answered' ? { ...asked, receiver: answer.value[0], amount: String(answer.value[1]) } : asked,
      )
    }
  return lines
}

const finding = (rest: Omit<Finding, 'area'>): Finding => ({ area: 'royalties', ...rest })
const percent = (parts: bigint) => `${Number(parts) / 100} %`

/** The part of a price in hundredths of a percent; undefined where there was no answer. */
const partOf = ({ price, amount }: RoyaltyLine) =>
  amount === undefined ? undefined : (BigInt(amount) * 10_000n) / BigInt(price)

/** What the answers about royalties mean. `claimed`: the contract says that it keeps ERC-2981. */
export function judgeRoyalties(lines: readonly RoyaltyLine[], claimed: boolean): Finding[] {
  const answered = lines.filter(({ answer }) => answer === 'answered')
  if (lines.length === 0) return []
  if (answered.length === 0) return [noRoyalty(claimed)]
  const ether = answered.filter(({ price }) => price === String(askedPrices.ether))
  const parts = [...new Set(ether.map((line) => partOf(line)!))]
  const highest = parts.reduce((most, part) => (part > most ? part : most), 0n)
  const receivers = [...new Set(ether.map(({ receiver }) => receiver!))]
  const found: Finding[] = []
  if (highest > 1_000n)
    found.push(
      finding({
        id: 'royalties.high',
        weight: highest > 5_000n ? 'high' : 'medium',
        title: `The royalty is ${percent(highest)} of the price`,
        means: 'More than a tenth of every sale is asked of the seller. Whether a market pays it is its own decision.',
        found: `royaltyInfo(${ether[0]!.token}, 1 ether) answers ${ether[0]!.amount} wei for ${ether[0]!.receiver}.`,
      }),
    )
  else found.push(plainRoyalty({ highest, receivers, token: ether[0]?.token ?? '' }))
  if (highest > 0n && receivers.some((receiver) => /^0x0+$/.test(receiver)))
    found.push(
      finding({
        id: 'royalties.nobody',
        weight: 'medium',
        title: 'The royalty goes to nobody',
        means: 'A market that pays it sends the money where nobody can take it, or fails to sell.',
        found: 'royaltyInfo() names the address zero with an amount above nothing.',
      }),
    )
  if (parts.length > 1)
    found.push(
      finding({
        id: 'royalties.uneven',
        weight: 'note',
        title: 'Pieces have royalties of their own',
        means: 'The part differs from piece to piece: look at the one you mean to sell.',
        found: `royaltyInfo() at 1 ether answers ${parts.map(percent).join(', ')} for pieces of the sample.`,
      }),
    )
  const odd = answered.find((line) => isOdd(line, ether))
  if (odd)
    found.push(
      finding({
        id: 'royalties.odd',
        weight: 'medium',
        title: 'The royalty is another part at another price',
        means: 'The contract does not ask the same part of every price, which no buyer expects and few markets check.',
        found: `royaltyInfo(${odd.token}, ${odd.price}) answers ${odd.amount}.`,
      }),
    )
  const failed = lines.find(({ answer }) => answer !== 'answered')
  if (failed)
    found.push(
      finding({
        id: 'royalties.fails',
        weight: 'low',
        title: 'The royalty cannot be asked at every price',
        means: 'A sale at such a price may fail at a market that asks for the royalty.',
        found: `royaltyInfo(${failed.token}, ${failed.price}) fails.`,
      }),
    )
  return found
}

/** Rounding down may lose one unit and no more. */
function isOdd(line: RoyaltyLine, ether: readonly RoyaltyLine[]): boolean {
  const same = ether.find(({ token }) => token === line.token)
  if (!same) return false
  const due = (BigInt(line.price) * BigInt(same.amount!)) / askedPrices.ether
  const off = BigInt(line.amount!) - due
  return off > 1n || off < -1n
}

function noRoyalty(claimed: boolean): Finding {
  return finding({
    id: claimed ? 'royalties.claimed' : 'royalties.none',
    weight: claimed ? 'medium' : 'note',
    title: claimed ? 'ERC-2981 is claimed and not kept' : 'The contract asks for no royalty',
    means: claimed
      ? 'Markets that trust the claim get no answer; a sale may fail there.'
      : 'Markets that pay royalties by ERC-2981 pay none, or one that was agreed with them elsewhere.',
    found: 'royaltyInfo() gives no answer for the pieces of the sample.',
  })
}

function plainRoyalty({ highest, receivers, token }: { highest: bigint; receivers: string[]; token: string }): Finding {
  return finding({
    id: 'royalties.part',
    weight: 'note',
    title: highest === 0n ? 'The royalty is nothing' : `The royalty is ${percent(highest)} of the price`,
    means: 'What the contract asks for. Whether a market pays it is its own decision.',
    found: `royaltyInfo(${token}, 1 ether) names ${receivers.join(', ')}.`,
  })
}
