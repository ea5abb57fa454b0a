import { isSame } from '#tools/grants/contract/grant-state.ts'
import type { Award, GrantTerms } from '#tools/grants/contract/grant-calls.ts'

/** A grant of a plan; `curved`: it follows the curve of the plan. */
export type PlannedAward = Award & { curved: boolean }

/** What a transaction may use (EIP-7825), and what of it is left for the token's own transfer and all that is paid once. */
const mostGas = 16_777_216
const gasOnce = 1_000_000

/** What a grant costs in a batch, measured: contracts/snapshots/TokenGrants.json, and on a chain by `grant-batches.test.ts`. */
const gasOf = { grant: 58_000, thirdWord: 20_000, otherRevoker: 2_300, pushable: 1_600, curve: 1_500 }

/** What one more grant of a batch costs at most, in gas. */
export function rowGas({ revoker, pushable }: GrantTerms, { from, curved }: { from: string; curved: boolean }): number {
  const isRevocable = BigInt(revoker) !== 0n
  return (
    gasOf.grant +
    (isRevocable || curved ? gasOf.thirdWord : 0) +
    (isRevocable && !isSame(revoker, from) ? gasOf.otherRevoker : 0) +
    (pushable ? gasOf.pushable : 0) +
    (curved ? gasOf.curve : 0)
  )
}

/** How many grants fit into one transaction. */
export function grantsAtOnce(terms: GrantTerms, row: { from: string; curved: boolean }): number {
  return Math.floor((mostGas - gasOnce) / rowGas(terms, row))
}

type Awarded = { awards: readonly PlannedAward[]; terms: GrantTerms; from: string }

/** The grants by transactions: those on the curve first, since the grants of one transaction share it or have none. */
export function batchesOf({ awards, terms, from }: Awarded): { awards: PlannedAward[]; curved: boolean }[] {
  return [true, false].flatMap((curved) => {
    const some = awards.filter((award) => award.curved === curved)
    const most = grantsAtOnce(terms, { from, curved })
    return Array.from({ length: Math.ceil(some.length / most) }, (_, index) => ({
      awards: some.slice(index * most, (index + 1) * most),
      curved,
    }))
  })
}

/** The sum of grants. */
export function totalOf(awards: readonly { amount: bigint }[]): bigint {
  return awards.reduce((sum, { amount }) => sum + amount, 0n)
}
