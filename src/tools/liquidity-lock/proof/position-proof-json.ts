import { jsonText } from '#core/text/json-text.ts'
import { poolJson } from '#chain/liquidity/pool-json.ts'
import { chainQuestion } from '#chain/read/chain-question.ts'
import { locker, type PositionEvents } from '#tools/liquidity-lock/read/position-events.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { ownPay } from './position-proof-words.ts'
import type { PositionProof } from './read-position-proof.ts'

type Read = { chainId: number; block: { number: number; time: number }; told: PositionEvents | undefined }

/** The file that the proof of a position is saved as: chain and block, lock, pool, events, and the call that answers the same. */
export function positionProofJson({ seen, pendingOwner, known, position, pool }: PositionProof, read: Read): string {
  const { chainId, block, told } = read
  const { id, lock, liquidity, poolId, token0, token1, fee, tickLower, tickUpper } = seen
  const { to, data, command } = chainQuestion({ ...locker, functionName: 'lockOf' }, id, block.number)
  return jsonText({
    proof: 'lock of a liquidity position',
    chainId,
    block,
    lock: { id, ...lock, pendingOwner, permanent: lock.unlock >= never },
    position: {
      liquidity,
      tickLower,
      tickUpper,
      amounts: position?.amounts,
      paysWhenPriceHalves: ownPay({ seen, pool }),
    },
    pool: { id: poolId, managerKnown: known, token0, token1, fee, hook: pool?.hook, ...(pool && poolJson(pool)) },
    events: told?.events.map(({ eventName, args, block: number, hash }) => ({ eventName, args, block: number, hash })),
    check: { to, data, command },
  })
}
