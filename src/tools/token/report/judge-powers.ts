import type { Effect } from '#tools/token/simulate/effects.ts'
import { functionWords } from '#tools/token/simulate/function-words.ts'
import type { Power } from '#tools/token/simulate/sweep.server.ts'
import { durationWords } from '#core/time/time-words.ts'
import { inPercent, listed } from './percent.ts'
import type { Fact } from './report.ts'

/** What each effect is, after a subject. */
const can: Record<Exclude<Effect['is'], 'taxes'>, string> = {
  'stops-sales': 'can stop your sale today',
  'stops-transfers': 'can stop your transfers today',
  mints: 'can create tokens',
  seizes: 'can take tokens out of your account',
  'opens-sales': 'can allow sales, which fail now',
}

/** The order in which effects are told. */
const order: readonly Effect['is'][] = ['seizes', 'stops-sales', 'stops-transfers', 'taxes', 'mints', 'opens-sales']

/** Who may do it, as a subject. */
export const whoMay = ({ by, anyone }: Pick<Power, 'by' | 'anyone'>): string =>
  anyone
    ? 'Anyone'
    : /^(owner|getOwner)\(\)$/.test(by)
      ? 'The owner'
      : by === 'a role'
        ? 'An account with a role'
        : by === 'a role of its manager'
          ? 'An account with a role of its manager'
          : by === 'authority()'
            ? 'The account that authority() names'
            : `An account in ${by}`

/** When it may be done, as an end of a sentence that has no other. */
const whenMay = ({ delay }: Pick<Power, 'delay'>): string => (delay ? ` after a delay of ${durationWords(delay)}` : '')

/** What those who rule the token can do to a holder, each found by doing it in a simulation. */
export function judgePowers(powers: readonly Power[]): Fact[] {
  return order.flatMap((is) => {
    const having = powers.filter(({ effects }) => effects.some((effect) => effect.is === is))
    // A transfer that fails is told where the sale does not fail as well.
    const told =
      is === 'stops-transfers'
        ? having.filter(({ effects }) => !effects.some((one) => one.is === 'stops-sales'))
        : having
    return [...Map.groupBy(told, (power) => `${whoMay(power)}/${power.delay ?? 0}`).values()].map((group): Fact => {
      const who = whoMay(group[0]!)
      const when = whenMay(group[0]!)
      const calls = group.map(functionWords)
      const accounts = [...new Set(group.filter(({ anyone }) => !anyone).map(({ caller }) => caller))]
      return {
        id: `power.${is}.${group[0]!.selector}`,
        weight: 'ruler',
        says: `${who} ${wordsOf(is, group, when)}${when}.`,
        found: `Simulated: after ${listed(calls)}${accounts.length > 0 ? `, called as ${listed(accounts)}` : ''}, ${outcomes[is]}.`,
      }
    })
  })
}

const wordsOf = (is: Effect['is'], group: readonly Power[], when: string) => {
  const words = is === 'taxes' ? `can take a tax of ${inPercent(highest(group))}` : can[is]
  return when ? words.replace(/ today$/, '') : words
}

const outcomes: Record<Effect['is'], string> = {
  'stops-sales': 'the sale of what was bought before failed',
  'stops-transfers': 'a transfer failed',
  taxes: 'that much of a sale or transfer did not arrive',
  mints: 'totalSupply() was higher',
  seizes: 'the buyer had less than before',
  'opens-sales': 'the sale went through',
}

const highest = (group: readonly Power[]) =>
  Math.max(...group.flatMap(({ effects }) => effects.map((effect) => (effect.is === 'taxes' ? effect.tax : 0))))
