import type { Hono } from 'hono'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { SafeHtml } from '#core/text/html.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { readTransaction, type TransactionFacts } from './transaction-facts.server.ts'

const { ExploredTransaction } = await import('./explored.tsx')

/**
 * Writes a page in the frame of the site: its heading, first paragraph, the seed of its seal, what follows, its status, and what its
 * head says beside the title.
 */
export type InShell = (page: {
  title: string
  lead: string
  seed: string
  body?: SafeHtml
  status?: number
  head?: SafeHtml
}) => Response

type Deps = { gateway: Gateway; limits: RpcLimits; framed: InShell }

/** What the questions of one page weigh. */
const weight = 5

/** `GET /:hash`: what became of a transaction, for chains without an explorer of their own; to be mounted at `/tx`. */
export function transactionPage({ gateway, limits, framed }: Deps): Hono<{ Variables: Variables }> {
  return endpoint().get('/:hash', async (c) => {
    const hash = c.req.param('hash').toLowerCase()
    if (!/^0x[\da-f]{64}$/.test(hash)) throw fail('request.not-found')
    await weigh(limits, c.get('clientAddress'), weight)
    const { chain } = gateway
    const { name } = chain
    const bodyOf = (facts?: TransactionFacts) => draw(ExploredTransaction, { hash, facts, chain })
    const page = { title: 'Transaction', seed: hash }
    let facts: TransactionFacts | undefined
    try {
      facts = await readTransaction(gateway, hash, AbortSignal.timeout(15_000))
    } catch (error) {
      c.set('failure', error)
      const lead =
        'The chain does not answer at the moment, so we cannot show what became of this transaction. Reload in a minute.'
      return framed({ ...page, lead, body: bodyOf(), status: 503 })
    }
    if (facts) return framed({ ...page, lead: said(facts, name), body: bodyOf(facts) })
    const lead = `${name} knows no transaction with this hash. If you have just sent it, reload in a moment; otherwise compare the hash with your wallet’s.`
    return framed({ ...page, lead, body: bodyOf(), status: 404 })
  })
}

function said({ status, block }: TransactionFacts, chain: string): string {
  if (status === 'waiting')
    return `It was sent to ${chain} and waits to be put into a block. Reload to see whether it was.`
  const where = block ? `in block ${block.number}` : 'in a block'
  if (status === 'failed') return `It failed: it is ${where}, its fee is paid, and nothing else has changed.`
  return status === 'confirmed'
    ? `It is confirmed, ${where} of ${chain}.`
    : `It is ${where} of ${chain}, and not yet confirmed.`
}
