import type { Context, Hono } from 'hono'
import type { LimitDeps } from '#core/admission/rate-limit.server.ts'
import { limitPages } from '#core/admission/visitor-limits.server.ts'
import { fail } from '#core/errors.ts'
import { cookiesOf } from '#core/http/cookies.server.ts'
import { answerError, endpoint, type Variables } from '#core/http/endpoint.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import {
  eraseAccount,
  findAccount,
  type AccountData,
  type AccountDeps,
  type Accounts,
} from './data-rights-account.server.ts'
import type { Readable } from './data-rights-person.server.ts'
import { exportAccount, type ExportDeps } from './data-rights-export.server.ts'
import type { SignedIn } from './data-rights-pages.tsx'
import type { EraseDeps } from './erase.server.ts'

const { EraseAccountPage } = await import('./data-rights-pages.tsx')

type PageDeps = Pages &
  LimitDeps &
  AccountDeps & { readable: Readable; accounts: Accounts; env: Pick<Env, 'PUBLIC_URL' | 'PORT' | 'LIMIT_FACTOR'> }
type AccountContext = Context<{ Variables: Variables }>

const home = '/privacy/your-data'

/** The account that is signed in, and in words what is stored about it. */
export async function signedIn(deps: PageDeps, c: AccountContext): Promise<SignedIn> {
  const account = await deps.accounts.current(c)
  return account ? { account, stored: inWords(await findAccount(deps, account), deps.readable) } : undefined
}

/** `/privacy/your-data/account/erase`, which asks once more. It only shows. */
export function accountPages(deps: PageDeps): Hono<{ Variables: Variables }> {
  return endpoint().get(`${home}/account/erase`, async (c) => {
    await count(deps, c)
    const known = await signedIn(deps, c)
    if (!known) return c.redirect(home, 303)
    const main = draw(EraseAccountPage, known)
    return shellPage(deps, { title: 'Erase what belongs to your account?', main })
  })
}

/** `POST export` and `erase` of the account that is signed in, to be mounted under `/api/data-rights/account`. */
export function accountEndpoints(
  deps: PageDeps & ExportDeps & Pick<EraseDeps, 'enqueue' | 'env'>,
): Hono<{ Variables: Variables }> {
  const act = async (c: AccountContext, work: (account: string) => Promise<Response>) => {
    try {
      await count(deps, c)
      const account = await deps.accounts.current(c)
      if (!account) throw fail('sign-in.required')
      return await work(account)
    } catch (error) {
      const refused = answerError(error, c)
      if (!/\bform-urlencoded\b/.test(c.req.header('content-type') ?? '')) return refused
      const { message } = (await refused.json()) as { message: string }
      return refusedPage(deps, { status: refused.status, message, headers: {} })
    }
  }
  return endpoint()
    .post('/export', (c) => act(c, async (account) => fileOf(await exportAccount(deps, account))))
    .post('/erase', (c) =>
      act(c, async (account) => {
        await eraseAccount(deps, account)
        cookiesOf(deps.env).drop(c, 'session')
        return c.redirect(`${home}?erased=1`, 303)
      }),
    )
}

/** The file with a visitor's data, for download. */
export function fileOf(content: object): Response {
  return new Response(`${JSON.stringify(content, undefined, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="your-data.json"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

const count = (deps: LimitDeps, c: AccountContext) => limitPages(deps, 'token', c.get('clientAddress'))

function inWords({ submissions, kept }: AccountData, readable: Readable): string {
  const names = submissions.map((row) =>
    row.form === 'pledge'
      ? `the name “${row.answers.name}” under the pledge with what was signed`
      : `the ${readable(row).title.toLowerCase()} ${row.reference}`,
  )
  return [...names, ...kept.flatMap(({ told }) => told)].join(', and ')
}
