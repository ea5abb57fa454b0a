import type { Hono } from 'hono'
import { aboutText } from '#chain/tokens/pool-tokens.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { timeWords } from '#core/time/time-words.ts'
import { badgeHeaders, badgeSvg, type BadgeLines } from '#seals/marks/badge.server.ts'
import { never } from '#tools/liquidity-lock/read/read-position-locks.ts'
import { ownPay, pairOf } from './position-proof-words.ts'
import { readPositionProof, type PositionAnswer } from './read-position-proof.ts'

type Deps = { gateway: Gateway; limits: RpcLimits }

/** What the questions of one badge weigh, how long it is kept, in seconds, and how long nobody has to wait, in milliseconds. */
const weight = 120
const fresh = 60
const timeoutMs = 8_000

/**
 * `GET /:id.svg`: the lock of a position as a picture for other sites, with the amount and the date of its page; to be mounted at
 * `/badge/liquidity`. It says what the chain says now, and says so when it does not answer.
 */
export function positionBadge({ gateway, limits }: Deps): Hono<{ Variables: Variables }> {
  return endpoint().get('/:file{[1-9]\\d{0,30}\\.svg}', async (c) => {
    const id = BigInt(c.req.param('file').slice(0, -'.svg'.length))
    await weigh(limits, c.get('clientAddress'), weight)
    const signal = AbortSignal.timeout(timeoutMs)
    const rpc: Rpc = (method, params) => gateway.rpc(method, params, signal)
    const answer = await readPositionProof(rpc, id, gateway.chain).catch(
      (error: unknown) => void c.set('failure', error),
    )
    c.set('complete', true)
    return new Response(badgeSvg(linesOf(answer), `position-lock-${id}`), {
      status: answer ? (answer.at === 'never' ? 404 : 200) : 503,
      headers: badgeHeaders(answer && fresh),
    })
  })
}

function linesOf(answer: PositionAnswer | undefined): BadgeLines {
  if (!answer) return ['Not readable now', 'The chain did not answer.', 'This says nothing about the lock.']
  if (answer.at === 'never') return ['No such lock', 'Nothing was ever locked under this number.', '']
  if (answer.at === 'gone') return ['Lock is gone', 'Its position was taken out.', '']
  const { proof, block } = answer
  const { unlock } = proof.seen.lock
  if (unlock <= block.time) return ['No longer locked', 'Its owner can take the position out.', '']
  const day = timeWords(unlock).split(',')[0]!
  const amount = ownPay(proof)
  const quote = proof.pool?.quote
  const pays =
    amount === undefined || quote === undefined
      ? pairOf(proof)
      : `Pays ${aboutText(amount, proof.pool!.tokens[quote])} if the price halves`
  const caution = !proof.known ? 'Its manager is not known here.' : proof.pool?.hook ? 'Its pool asks a hook.' : ''
  return [unlock >= never ? 'Locked permanently' : `Locked until ${day}`, pays, caution]
}
