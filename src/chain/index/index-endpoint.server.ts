import type { Context, Hono } from 'hono'
import type { Address } from 'viem'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { announcementsOf, approvalsOf, historyOf, launchesOf, thingsNaming } from './asked.server.ts'
import { indexState } from './index-state.server.ts'
import { indexedContracts } from './indexed-contracts.ts'

type Deps = { db: Database; limits: RpcLimits }

/** What one question weighs among those to the chain. */
const weight = 5

/**
 * What the index knows, each with how far it is: `GET /history?contract=&thing=` what happened to a lock, grant or campaign;
 * `GET /things?account=&contracts=` those that ever named an account; `GET /approvals?account=` the permissions it gave; `GET
 * /launches?account=&token=` the tokens it launched, or whether it launched that one; `GET /announcements?timelock=` what is announced in the
 * timelock of a token.
 */
export function indexEndpoints({ db, limits }: Deps): Hono<{ Variables: Variables }> {
  async function answer<found extends object>(c: Context<{ Variables: Variables }>, read: () => Promise<found>) {
    await weigh(limits, c.get('clientAddress'), weight)
    // Before what is found: it is then never said to be further than it is.
    const index = await indexState(db)
    return c.json({ ...(await read()), index }, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  }
  return endpoint()
    .get('/history', (c) => {
      const thing = c.req.query('thing') ?? ''
      if (!/^\d{1,78}$/.test(thing)) throw fail('request.malformed')
      const address = contractNamed(c.req.query('contract') ?? '')
      return answer(c, () => historyOf(db, { address, thing }))
    })
    .get('/things', (c) => {
      const account = accountOf(c)
      const contracts = (c.req.query('contracts') ?? '').split(',').map(contractNamed)
      return answer(c, async () => ({ things: await thingsNaming(db, { account, contracts }) }))
    })
    .get('/approvals', (c) => {
      const account = accountOf(c)
      return answer(c, () => approvalsOf(db, account))
    })
    .get('/announcements', (c) => {
      const timelock = checkedAddress(c.req.query('timelock'))
      if (!timelock) throw fail('address.invalid')
      return answer(c, async () => ({ logs: (await announcementsOf(db, timelock)) ?? null }))
    })
    .get('/launches', (c) => {
      const account = accountOf(c)
      const token = checkedAddress(c.req.query('token'))
      if (!token && c.req.query('token') !== undefined) throw fail('address.invalid')
      return answer(c, async () => ({ launches: await launchesOf(db, { account, token }) }))
    })
}

/** The account that is asked for. Throws `address.invalid`. */
function accountOf(c: Context): Address {
  const account = checkedAddress(c.req.query('account'))
  if (!account) throw fail('address.invalid')
  return account
}

/** The address of a contract that is indexed, by its name. Throws `request.malformed` for another name. */
function contractNamed(name: string): Address {
  const address = Object.hasOwn(contractAddresses, name)
    ? contractAddresses[name as keyof typeof contractAddresses]
    : undefined
  if (!address || !indexedContracts.has(address)) throw fail('request.malformed')
  return address
}
