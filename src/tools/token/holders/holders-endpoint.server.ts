import type { Hono } from 'hono'
import type { Address } from 'viem'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { readAddress } from '#core/text/read-address.ts'
import { holdersCsv } from './holders-file.ts'
import { readHolders } from './holders.server.ts'
import type { Holders, NotFollowed } from './holders.ts'
import { namesOf, withNames } from './known-holders.ts'
import { poolsV4Of } from './pools-holding.server.ts'

type Deps = { db: Database; gateway: Gateway; limits: RpcLimits }

/** What one look at the holders weighs among the questions to the chain. */
const weight = 40

/** Holders in a file, and milliseconds until names are given up. */
const mostInFile = 5_000
const timeoutMs = 5_000

/** Who holds a token, with the names we know. Rejects when the database does not answer. */
export async function namedHolders(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  token: Address,
  listed: number,
): Promise<Holders | NotFollowed> {
  const read = await readHolders(db, token, listed)
  if ('notFollowed' in read) return read
  const { chain } = gateway
  const rpc: Rpc = (method, params) => gateway.rpc(method, params, AbortSignal.timeout(timeoutMs))
  const poolsV4 = await poolsV4Of(rpc, chain)
  return withNames(read.holders, namesOf({ token, creator: read.creator, chain, poolsV4 }))
}

/** `GET /:token/holders`: the largest holders of a token as JSON, and with `.csv` as a table; to be mounted at `/api/tokens`. */
export function holdersEndpoint({ db, gateway, limits }: Deps): Hono<{ Variables: Variables }> {
  return endpoint().get('/:token/:file{holders(\\.csv)?}', async (c) => {
    const read = readAddress(c.req.param('token'))
    if (!('address' in read)) throw fail('address.invalid')
    await weigh(limits, c.get('clientAddress'), weight)
    const holders = await namedHolders({ db, gateway }, read.address, mostInFile)
    if ('notFollowed' in holders) throw fail('request.not-found')
    const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
    if (c.req.param('file') === 'holders') return c.json(holders, 200, headers)
    return c.body(holdersCsv(holders), 200, {
      ...headers,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="holders-${holders.token}.csv"`,
    })
  })
}
