import { jsonText } from '#core/text/json-text.ts'
import { numberOf } from '#chain/tokens/numbered.ts'
import { lockText, type LockKey } from '#tools/token-lock/read/lock-number.ts'
import { isPermanent } from '#tools/schedule/schedule.ts'
import { chainQuestion } from '#chain/read/chain-question.ts'
import { lockerOf } from '#tools/token-lock/read/lockers.ts'
import { pairPay, stillLocked } from './proof-words.ts'
import type { Proof } from './read-proof.ts'

/** The file that a proof is saved as: chain and block, the lock, its token, its pool, and the call that answers the same. */
export function proofJson({ chainId, block, lock, token, sums, pair }: Extract<Proof, { at: 'there' }>): string {
  const { id, schedule, ...terms } = lock
  const { address, name, symbol, decimals, proof, signs } = token
  const { to, data, command } = chainQuestion({ ...lockerOf(lock.locker), functionName: 'lockOf' }, id, block.number)
  return jsonText({
    proof: 'token lock',
    chainId,
    block,
    lock: { id, number: numberOf(id), ...terms, schedule: { ...schedule, permanent: isPermanent(schedule) } },
    token: {
      address,
      name,
      symbol,
      decimals,
      supply: proof.supply,
      owedToLocks: proof.owed,
      solvent: proof.solvent,
      signs,
    },
    locks: sums,
    pool: pair && { ...pair, paid: pairPay({ chainId, pair }, stillLocked(lock, block.time)) },
    check: { to, data, command },
  })
}

/** What the file is called. */
export const proofFile = ({ id, locker }: LockKey): string =>
  `token-lock-${locker === 'VotingLocker' ? lockText({ id, locker }) : id}.json`
