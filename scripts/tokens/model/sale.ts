import { concat, encodeAbiParameters, keccak256, zeroHash, type Address, type Hex } from 'viem'
import type { Phase } from '#tools/token/features/values.ts'
import { accountsOf, against, callOf, lookOf, type Look, type Scene, type Weighted } from './model.ts'

/** Who receives what buyers pay. */
export const proceeds: Address = '0x00000000000000000000000000000000000000bb'

const leafOf = (account: Address) => keccak256(keccak256(encodeAbiParameters([{ type: 'address' }], [account])))

function rootOf(accounts: readonly [Address, Address]): Hex {
  const [one, other] = accounts.map(leafOf).toSorted() as [Hex, Hex]
  return keccak256(concat([one, other]))
}

/** A phase for all, then one for two accounts on a list, each with a limit. */
export const salePhases = (time: bigint, listed: readonly [Address, Address]): Phase[] => [
  { start: time, end: 0n, price: 5n, limit: 9n, root: zeroHash },
  { start: time + 900n, end: time + 5400n, price: 3n, limit: 12n, root: rootOf(listed) },
]

/** What was committed to before the launch, and is revealed after it. */
const uri = 'ipfs://shown/'
const salt: Hex = `0x${'07'.repeat(32)}`
export const secret = {
  uri,
  salt,
  commitment: keccak256(encodeAbiParameters([{ type: 'string' }, { type: 'bytes32' }], [uri, salt])),
}

/** A sale in phases. `judge` says what speaks against the pieces being created for the buyer, `create` does it. */
export function saleOf(
  scene: Scene,
  kind: {
    signature: string
    /** What is bought, besides how many; not of a collection. */
    what: () => bigint[]
    judge: (buyer: Address, what: bigint[], count: bigint) => string[]
    create: (buyer: Address, what: bigint[], count: bigint) => { answer?: bigint; events: string[] }
  },
): { acts: Weighted[]; also: () => Look[] } {
  const { cast, dice, values } = scene
  const { phases } = values.sale
  const bought = phases.map(() => new Map<Address, bigint>())
  let till = 0n
  const buys = () => {
    const number = dice.chance(0.05) ? phases.length : dice.below(phases.length)
    const phase = phases[number]
    const who = dice.chance(0.6) ? dice.pick([cast.bob, cast.carol]) : dice.pick(accountsOf(scene))
    const [what, count] = [kind.what(), BigInt(dice.below(5))]
    const price = (phase?.price ?? 0n) * count
    const paid = dice.chance(0.08) ? price + 1n : price
    const other = who === cast.bob ? cast.carol : cast.bob
    const call = callOf(
      kind.signature,
      [BigInt(number), ...what, count, phase && phase.root !== zeroHash ? [leafOf(other)] : []],
      (sender) => {
        if (!phase) return { refusals: ['Token_PhaseClosed', ...kind.judge(sender, what, count)], effect: () => ({}) }
        const had = bought[number]!.get(sender) ?? 0n
        const listed = sender === cast.bob || sender === cast.carol
        return {
          refusals: [
            ...against({
              Token_PhaseClosed: scene.time < phase.start || (phase.end !== 0n && scene.time >= phase.end),
              Token_NotOnTheList: phase.root !== zeroHash && !listed,
              Token_BeyondPhaseLimit: had + count > phase.limit,
              Token_WrongPayment: paid !== price,
            }),
            ...kind.judge(sender, what, count),
          ],
          effect: () => {
            bought[number]!.set(sender, had + count)
            till += price
            const { answer, events } = kind.create(sender, what, count)
            const sold = `Bought(${[sender, number, ...what, count, price].join(',')})`
            return { ...(answer !== undefined && { answer }), events: [sold, ...events] }
          },
        }
      },
      { value: paid },
    )
    return { who, call }
  }
  const withdraws = () => {
    const call = callOf('withdrawProceeds()', [], () => ({
      refusals: [],
      effect: () => {
        const answer = till
        till = 0n
        return { answer }
      },
    }))
    return { who: dice.pick(accountsOf(scene)), call }
  }
  return {
    acts: [
      [10, buys],
      [1, withdraws],
    ],
    also: () => {
      const [number, account] = [dice.below(phases.length), dice.pick(accountsOf(scene))]
      const count = () => bought[number]!.get(account) ?? 0n
      return [lookOf('bought(uint256,address)', [BigInt(number), account], count)]
    },
  }
}
