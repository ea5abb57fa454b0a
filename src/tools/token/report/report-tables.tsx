import type { Effect } from '#tools/token/simulate/effects.ts'
import type { Leg } from '#tools/token/simulate/round-trip.server.ts'
import type { Power } from '#tools/token/simulate/sweep.server.ts'
import { Ledger } from '#ui/components/ledger.tsx'
import { functionWords } from '#tools/token/simulate/function-words.ts'
import { whoMay } from './judge-powers.ts'
import { inPercent, laterWords, sizeWords } from './percent.ts'
import type { TripLine } from './report.ts'

/** Every trip: what was bought, sent and sold, and what it cost. */
export function TripTable({ trips, isPool }: { trips: readonly TripLine[]; isPool: boolean }) {
  return (
    <Ledger
      label="Every simulated trip"
      columns={[
        'Trip',
        isPool ? 'Purchase' : 'Received',
        'Transfer',
        isPool ? 'Sale of half, rest, and of what was sent' : 'Sent on',
      ]}
      rows={trips.map(({ size, later, buy, transfer, onward }) => [
        `${sizeWords(size)}, ${laterWords(later)}`,
        legWords(buy),
        transfer ? legWords(transfer) : 'nothing to send',
        onward.length > 0 ? together(onward.map(legWords)) : 'nothing to sell',
      ])}
    />
  )
}

/** What was the same for all is said once. */
const together = (words: readonly string[]) =>
  new Set(words).size === 1 && words.length > 1 ? `each ${words[0]}` : words.join('; ')

function legWords(leg: Leg): string {
  if (!leg.done) return leg.why ? `fails: ${leg.why}` : 'fails'
  return leg.tax === 0 ? 'goes through' : `goes through, ${inPercent(leg.tax)} is kept`
}

const effectWords: Record<Exclude<Effect['is'], 'taxes'>, string> = {
  'stops-sales': 'sales fail',
  'stops-transfers': 'transfers fail',
  mints: 'there are more tokens',
  seizes: 'the holder has less',
  'opens-sales': 'sales go through',
}

/** Functions that change something for a holder, as they were called. */
export function FunctionTable({ powers }: { powers: readonly Power[] }) {
  return (
    <Ledger
      label="Functions with an effect"
      columns={['Called', 'By', 'Then']}
      rows={powers.map((power) => [
        functionWords(power),
        power.anyone ? 'anyone' : `${whoMay(power).toLowerCase()}, ${power.caller}`,
        power.effects
          .map((effect) => (effect.is === 'taxes' ? `a tax of ${inPercent(effect.tax)}` : effectWords[effect.is]))
          .join(', '),
      ])}
    />
  )
}
