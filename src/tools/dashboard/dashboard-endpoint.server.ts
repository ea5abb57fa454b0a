import type { Context, Hono } from 'hono'
import type { Address } from 'viem'
import type { Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { weigh, type RpcLimits } from '#chain/rpc/rpc-limits.server.ts'
import { sharedReads } from '#chain/rpc/shared-reads.server.ts'
import type { InShell } from '#chain/explorer/transaction-page.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { asAppError, endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { nowInSeconds } from '#core/time/local-time.ts'
import { readAddress } from '#core/text/read-address.ts'
import type { Accounts } from '#privacy/data-rights-account.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { accountCalendar, accountCsv } from './account-files.ts'
import type { AccountReport } from './account-report.ts'
import type { OwnWritings } from './own/own-writing.ts'
import { ownWritings } from './own/own-writings.server.ts'
import { readOnChain } from './on-chain/read-on-chain.server.ts'
import { readAccount } from './account.server.ts'
import { reminderPages } from './reminders/reminders-endpoint.server.ts'

const { AccountPage } = await import('./account-view.tsx')
const { AccountFiles } = await import('./account-files.tsx')

type Deps = Pages &
  Parameters<typeof ownWritings>[0] & {
    accounts: Accounts
    db: Database
    gateway: Gateway
    limits: RpcLimits
    framed: InShell
    publicUrl: string
  }

/** What one look at an account weighs among the questions to the chain. */
const weight = 10

/** What the questions to the chain weigh, and for how many milliseconds one answer serves everybody. */
const chainWeight = 80
const freshMs = 3_000

/**
 * `GET /api/accounts/:account`: everything of an account that the index knows, as JSON; with `.json` and `.csv` behind it, the same with its
 * permissions as a file, with `.ics` its dates as a calendar, and `/now` behind it what the chain itself says. `GET /dashboard/report?account=`: the same as a page without a script. `GET
 * /api/accounts/own`: what the account that is signed in wrote, for its session alone.
 */
export function dashboardEndpoints(deps: Deps): Hono<{ Variables: Variables }> {
  const { db, gateway, limits, framed, publicUrl } = deps
  const { chain } = gateway
  async function reportOf(c: Context<{ Variables: Variables }>, typed: string): Promise<AccountReport> {
    const account = addressIn(typed)
    await weigh(limits, c.get('clientAddress'), weight)
    return readAccount(db, { account, chain, now: nowInSeconds() })
  }

  const onChainOf = sharedReads({
    gateway,
    limits,
    read: (rpc, account: Address) => readOnChain(rpc, { db, account, chain }),
    weight: chainWeight,
  })

  /** What is saved: permissions are with it, as far as the chain says them now. */
  async function fileOf(c: Context<{ Variables: Variables }>, report: AccountReport, kind: string) {
    const name = `${report.account}.${kind}`
    if (kind === 'ics') return saved(accountCalendar(report, publicUrl), 'text/calendar', name)
    const permissions = (await onChainOf(c, report.account, freshMs))?.permissions
    return kind === 'csv'
      ? saved(accountCsv(report, publicUrl, permissions), 'text/csv', name)
      : saved(JSON.stringify({ ...report, permissions: permissions ?? null }), 'application/json', name)
  }

  return endpoint()
    .route('/', reminderPages(deps))
    .get('/api/accounts/own', async (c) => {
      await weigh(limits, c.get('clientAddress'), weight)
      const account = (await deps.accounts.current(c)) ?? null
      const own: OwnWritings = { account, writings: account ? await ownWritings(deps, account) : [] }
      return c.json(own, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    })
    .get('/api/accounts/:account', async (c) => {
      const [account = '', kind] = c.req.param('account').split('.')
      if (kind !== undefined && !['json', 'csv', 'ics'].includes(kind)) throw fail('request.not-found')
      const report = await reportOf(c, account)
      if (!kind) return c.json(report, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      const { text, headers } = await fileOf(c, report, kind)
      return c.body(text, 200, headers)
    })
    .get('/api/accounts/:account/now', async (c) => {
      const found = await onChainOf(c, addressIn(c.req.param('account')), freshMs)
      if (!found) throw fail('chain.silent')
      return c.json(found, 200, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    })
    .get('/dashboard/report', async (c) => {
      const typed = c.req.query('account') ?? ''
      try {
        const report = await reportOf(c, typed)
        const { account } = report
        const onChain = (await onChainOf(c, account, freshMs)) ?? 'silent'
        return framed({
          title: 'An account',
          lead: 'What it owns and is owed in the contracts of this site, and what comes next.',
          seed: account,
          body: draw(AccountPage, { report, onChain, children: AccountFiles({ account }) }),
        })
      } catch (error) {
        const refusal = asAppError(error)
        c.set('failure', refusal.cause ?? refusal)
        return framed({
          title: 'No account was shown',
          lead: refusal.message,
          seed: '/dashboard',
          status: refusal.status,
        })
      }
    })
}

/** A file to be saved: its text, and its headers. */
const saved = (text: string, type: string, name: string) => ({
  text,
  headers: {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  },
})

/** The account that was typed. Throws `address.invalid`. */
function addressIn(typed: string): Address {
  const read = readAddress(typed)
  if (!('address' in read)) throw fail('address.invalid')
  return read.address
}
