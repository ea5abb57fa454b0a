import type { Address } from 'viem'
import { executeCall } from '#tools/plan/execute-call.ts'
import type { Explained } from '#tools/plan/explain-error.ts'
import { simulator, type Call } from '#tools/plan/simulate.ts'
import type { Announced } from './read-timelock.ts'
import type { DelayedUnit } from '#tools/token/powers/power-words.ts'
import { cancelCall, executeCallOf, randomSalt, scheduleCall } from './timelock-calls.ts'
import { explainRevert, knownTimelock } from './timelock-words.ts'

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

/** What is done in a timelock: a call is announced, or what was announced is carried out or cancelled. */
export type TimelockAction =
  | { do: 'announce'; call: Call; seconds: bigint }
  | { do: 'carry out' | 'cancel'; announced: Announced }

const descriptions = {
  announce: 'Announce the use of a power',
  'carry out': 'Carry out what was announced',
  cancel: 'Cancel what was announced',
}

/** Simulates an action, shows it and sends it. Undefined: it was sent; else why not. Never rejects. */
export function runTimelock(action: TimelockAction, from: Address, unit: DelayedUnit): Promise<Explained | undefined> {
  const known = new Map(action.do === 'announce' ? [] : [[action.announced.id as string, action.announced]])
  return executeCall(simulate, {
    from,
    call: callOf(action, unit.timelock),
    contracts: (chainId) => [knownTimelock(unit, chainId, known)],
    description: descriptions[action.do],
    confirmations: 'chain',
  })
}

function callOf(action: TimelockAction, timelock: Address): Call {
  if (action.do === 'announce') return scheduleCall(timelock, { ...action, salt: randomSalt() })
  return action.do === 'cancel' ? cancelCall(timelock, action.announced) : executeCallOf(timelock, action.announced)
}
