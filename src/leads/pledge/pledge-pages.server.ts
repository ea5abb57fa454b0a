import type { Hono } from 'hono'
import { pledgeNow, pledgeText, pledgeVersions, type PledgeVersion } from '#content/pledge.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import type { Env } from '#core/process/env.server.ts'
import { draw } from '#ui/pages/draw.server.ts'
import { shellPage, type Pages } from '#ui/pages/page-shell.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { cursorPattern, findOnWall, readWall, type Certified } from './pledge-wall.server.ts'
import { findPending, findWithdrawable } from './pledge.server.ts'

const { ConfirmPage, GoneLinkPage, SignaturePage, WallPage, WithdrawnPage, WithdrawPage } =
  await import('./pledge-pages.tsx')

/** What the pages of the pledge need. */
export type PledgePagesDeps = Pages & { db: Database; env: Pick<Env, 'PUBLIC_URL' | 'PORT'> }

/** The wall without script, the text as it is hashed, the pages behind the links of a mail, and the certificate of each signature. */
export function pledgePages(deps: PledgePagesDeps): Hono<{ Variables: Variables }> {
  return endpoint()
    .get('/pledge/wall', (c) => wallPage(deps, c.req.query('after')))
    .get('/pledge/text', () => textOf(pledgeNow))
    .get('/pledge/text/:number', (c) => {
      const version = pledgeVersions.find(({ number }) => String(number) === c.req.param('number'))
      if (!version) throw fail('request.not-found')
      return textOf(version)
    })
    .get('/pledge/confirm', (c) => confirmPage(deps, c.req.query('token') ?? ''))
    .get('/pledge/withdraw', (c) => withdrawPage(deps, { token: c.req.query('token') ?? '', ...c.req.query() }))
    .get('/pledge/:id', async (c) => {
      const name = await findOnWall(deps.db, c.req.param('id'))
      if (!name) throw fail('request.not-found')
      const mine = name.account !== undefined && (await signedInAccount(deps, c)) === name.account
      return certificatePage(deps, { name, signed: c.req.query('signed') === '1', mine })
    })
}

function textOf(version: PledgeVersion): Response {
  return new Response(pledgeText(version), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    },
  })
}

async function wallPage(deps: PledgePagesDeps, after: string | undefined): Promise<Response> {
  const wall = await readWall(deps.db, after)
  const main = draw(WallPage, { wall, older: cursorPattern.test(after ?? '') })
  return shellPage(deps, { title: 'The wall of the pledge', main })
}

async function confirmPage(deps: PledgePagesDeps, token: string): Promise<Response> {
  const pending = await findPending(deps.db, token)
  const title = 'Confirm your name'
  if (!pending) return goneLink(deps, title)
  const main = draw(ConfirmPage, { title, token, answers: pending.answers })
  return shellPage(deps, { title, main, headers: quiet })
}

async function withdrawPage(
  deps: PledgePagesDeps,
  { token, done }: { token: string; done?: string },
): Promise<Response> {
  const title = 'Withdraw your name'
  if (done === '1') return shellPage(deps, { title, main: draw(WithdrawnPage, { title }) })
  if (!(await findWithdrawable(deps.db, token))) return goneLink(deps, title)
  return shellPage(deps, { title, main: draw(WithdrawPage, { title, token }), headers: quiet })
}

type Certificate = { name: Certified; signed: boolean; mine: boolean }

function certificatePage(deps: PledgePagesDeps, shown: Certificate): Response {
  const address = `${publicUrlOf(deps.env)}/pledge/${shown.name.id}`
  const main = draw(SignaturePage, { ...shown, address })
  return shellPage(deps, { title: `${shown.name.name} has signed the pledge`, main })
}

// The address holds a token: no other site may see it. We may, because a browser that sends no referrer also hides where a form comes from.
const quiet = { 'referrer-policy': 'same-origin' }

const goneLink = (deps: PledgePagesDeps, title: string) =>
  shellPage(deps, { title, main: draw(GoneLinkPage, { title }), status: 410, headers: quiet })
