import type { Context, Hono } from 'hono'
import type { Hex } from 'viem'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import { historyOf } from '#chain/index/asked.server.ts'
import { indexState } from '#chain/index/index-state.server.ts'
import { revived } from '#chain/index/read-index.ts'
import type { PoolFacts } from '#chain/liquidity/pool-facts.ts'
import { poolHeadline } from '#chain/liquidity/pool-words.ts'
import { readPoolNow } from '#chain/liquidity/read-pool.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { shareImage } from '#core/offer/offered.ts'
import { locker, type PositionEvents } from '#tools/liquidity-lock/read/position-events.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { proofLead } from './position-proof-words.ts'
import { readPositionProof, type PositionAnswer } from './read-position-proof.ts'

const { GonePosition, PositionProofView } = await import('./position-proof.tsx')
const { PoolPage } = await import('./pool-page.tsx')
const { ShareCard } = await import('#ui/pages/share-card.tsx')

type Deps = { db: Database; gateway: Gateway; limits: RpcLimits; framed: InShell; publicUrl: string }

/** What the questions of one page weigh. */
const weight = 120

/** Milliseconds until we tell a visitor that the chain does not answer. */
const timeoutMs = 8_000

/** What may be a pool: of V2 and V3 an address, of V4 an id of 32 bytes. */
const isPool = (text: string): text is Hex => /^0x([\da-f]{40}|[\da-f]{64})$/i.test(text)

/**
 * `GET /:id`: the public proof of a locked position by its number, or of all locks of a pool by its address or id, read from the chain at every visit; to be mounted at `/liquidity-locking`. It
 * needs neither a script nor a wallet, and shows locks that were made elsewhere.
 */
export function positionProofPage({ db, gateway, limits, framed, publicUrl }: Deps): Hono<{ Variables: Variables }> {
  const { chain } = gateway
  const { explorer } = chain

  async function poolAnswer(c: Context<{ Variables: Variables }>, pool: Hex) {
    await weigh(limits, c.get('clientAddress'), weight)
    const signal = AbortSignal.timeout(timeoutMs)
    const rpc: Rpc = (method, params) => gateway.rpc(method, params, signal)
    const page = { title: 'Locked liquidity of a pool', seed: pool }
    let facts: PoolFacts | undefined
    try {
      facts = await readPoolNow(rpc, pool, chain)
    } catch (error) {
      c.set('failure', error)
      const lead = 'The chain does not answer now, so we cannot show what is locked of this pool. Reload in a minute.'
      return framed({ ...page, lead, status: 503 })
    }
    if (!facts) {
      const lead = `Nothing of this pool is locked here on ${chain.name}, or it is not a pool. Compare the address, and the chain.`
      return framed({ ...page, lead, status: 404 })
    }
    const title = `Locked liquidity of ${facts.tokens[0].symbol} / ${facts.tokens[1].symbol}`
    const lead = poolHeadline(facts)
    return framed({
      ...page,
      title,
      lead,
      body: draw(PoolPage, { facts, chainId: chain.id }),
      head: draw(ShareCard, {
        title,
        text: lead,
        url: `${publicUrl}/liquidity-locking/${pool}`,
        image: publicUrl + shareImage('liquidity-locking'),
      }),
    })
  }

  return endpoint().get('/:id', async (c) => {
    const written = c.req.param('id')
    if (isPool(written)) return poolAnswer(c, written)
    if (!/^[1-9]\d{0,30}$/.test(written)) throw fail('request.not-found')
    const id = BigInt(written)
    await weigh(limits, c.get('clientAddress'), weight)
    const signal = AbortSignal.timeout(timeoutMs)
    const rpc: Rpc = (method, params) => gateway.rpc(method, params, signal)
    const page = { title: `Liquidity lock ${id}`, seed: `position-lock-${id}` }
    let answer: PositionAnswer
    let told: PositionEvents | undefined
    try {
      const events = historyOfLock(db, id).catch(() => undefined)
      ;[answer, told] = await Promise.all([readPositionProof(rpc, id, chain), events])
    } catch (error) {
      c.set('failure', error)
      const lead = 'The chain does not answer now, so we cannot show what this lock holds. Reload in a minute.'
      return framed({ ...page, lead, status: 503 })
    }
    const { block } = answer
    if (answer.at === 'never')
      return framed({
        ...page,
        lead: `There is no lock of a position with this number on ${chain.name}, block ${block.number}. Compare the number, and the chain.`,
        status: 404,
      })
    if (answer.at === 'gone')
      return framed({
        ...page,
        lead: `This lock is gone: its time had come, and its position was taken out. Block ${block.number}.`,
        body: draw(GonePosition, { told, explorer }),
      })
    const lead = proofLead(answer.proof, block.time)
    return framed({
      ...page,
      lead,
      body: draw(PositionProofView, { proof: answer.proof, chainId: chain.id, block, told, explorer }),
      head: draw(ShareCard, {
        title: page.title,
        text: lead,
        url: `${publicUrl}/liquidity-locking/${id}`,
        image: publicUrl + shareImage('liquidity-locking'),
      }),
    })
  })
}

/** What the index knows of a lock. Rejects when the database does not answer. */
async function historyOfLock(db: Database, id: bigint): Promise<PositionEvents> {
  const { address, abi } = locker
  const index = await indexState(db)
  return { ...revived(await historyOf(db, { address, thing: String(id) }), abi), index }
}
