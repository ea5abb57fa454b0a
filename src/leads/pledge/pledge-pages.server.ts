import type { Hono } from 'hono'
import { pledgeNow, pledgeText, pledgeVersions, type PledgeVersion } from '#content/pledge.ts'
import type { Database } from '#core/database/database.server.ts'
import { fail } from '#core/errors.ts'
import { endpoint, type Variables } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import type { Env } from '#core/process/env.server.ts'
import { markup, SafeHtml } from '#core/text/html.server.ts'
import { shortAddress } from '#core/text/short-address.ts'
import { sealSvg } from '#seals/marks/svg-text.ts'
import { longDate } from '#ui/components/long-date.ts'
import { framedPage, type Pages } from '#ui/pages/frame.server.ts'
import { actions, clause, pageHead } from '#ui/pages/page-parts.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { pledgeCertificate } from './pledge-certificate.server.ts'
import { cursorPattern, findOnWall, readWall, type Certified } from './pledge-wall.server.ts'
import { hostOf, namesSentence, type WallName } from './pledge-words.ts'
import { findPending, findWithdrawable } from './pledge.server.ts'
import { signers } from './pledge.ts'

/** What the pages of the pledge stand on. */
export type PledgePagesDeps = Pages & { db: Database; env: Pick<Env, 'PUBLIC_URL' | 'PORT'> }

const back = actions({ label: 'Read the pledge', href: '/pledge' }, { label: 'Back to the first page', href: '/' })

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
  const { count, names, next } = await readWall(deps.db, after)
  const more = actions(
    { label: 'Sign the pledge', href: '/pledge#sign', solid: true },
    { label: 'Read the pledge', href: '/pledge' },
  )
  const title = 'The wall of the pledge'
  const older = next && actions({ label: 'Older names', href: `/pledge/wall?after=${next}` })
  const newest = cursorPattern.test(after ?? '') && actions({ label: 'Newest names', href: '/pledge/wall' })
  const main = markup`${pageHead({ heading: title, lead: namesSentence(count), seed: '/pledge/wall', more })}
<div class="wide pledge-wall">${names.length > 0 && markup`<ul class="pledge-names">${names.map(wallName)}</ul>`}
${older}${newest}</div>`
  return framedPage(deps, { title, main })
}

function wallName({ id, name, signer, link, account, signed }: WallName): SafeHtml {
  // The engraver draws numbers only: its text is markup already.
  const seal = account && new SafeHtml(sealSvg(account, 40))
  const by =
    account &&
    markup`<span class="pledge-name-account">${seal}<span>signed by <code>${shortAddress(account)}</code></span></span>`
  const page = link && markup`<a href="${link}" rel="nofollow ugc noopener">${hostOf(link)}</a>`
  return markup`<li class="pledge-name"><a class="pledge-name-itself" href="/pledge/${id}"><bdi>${name}</bdi></a>
<span class="pledge-name-facts">${signer && markup`<span>${signer}</span>`}${page}${by}<time datetime="${signed}">${longDate(signed)}</time></span></li>`
}

async function confirmPage(deps: PledgePagesDeps, token: string): Promise<Response> {
  const pending = await findPending(deps.db, token)
  const title = 'Confirm your name'
  if (!pending) return goneLink(deps, title)
  const { name, signer, link } = pending.answers
  const words = signers.find(([value]) => value === signer)?.[1]
  const more = markup`<dl class="facts"><div><dt>Name</dt><dd class="pledge-asked"><bdi>${name}</bdi></dd></div>
<div><dt>What you are</dt><dd class="pledge-asked">${words}</dd></div>${
    link && markup`<div><dt>Your page</dt><dd class="pledge-asked">${link}</dd></div>`
  }</dl>
${button('/api/pledge/confirm', { token, words: 'Confirm and show my name' })}`
  const lead =
    'This is what will stand on the public wall under the pledge. An earlier signature with your address makes room for it.'
  return framedPage(deps, {
    title,
    main: pageHead({ heading: title, lead, seed: '/pledge/confirm', more }),
    headers: quiet,
  })
}

async function withdrawPage(
  deps: PledgePagesDeps,
  { token, done }: { token: string; done?: string },
): Promise<Response> {
  const title = 'Withdraw your name'
  const seed = '/pledge/withdraw'
  if (done === '1') {
    const lead =
      'Done. Your name is off the wall and deleted from our database, and so is your address. A mail that told us of your name is deleted by hand within 30 days.'
    return framedPage(deps, { title, main: pageHead({ heading: title, lead, seed, more: back }) })
  }
  const found = await findWithdrawable(deps.db, token)
  if (!found) return goneLink(deps, title)
  const more = button('/api/pledge/withdraw', { token, words: 'Withdraw and delete my name' })
  const lead =
    'Press the button and the signature made with your address is deleted, from the wall and from our database.'
  return framedPage(deps, { title, main: pageHead({ heading: title, lead, seed, more }), headers: quiet })
}

type Certificate = { name: Certified; signed: boolean; mine: boolean }

function certificatePage(deps: PledgePagesDeps, { name, signed, mine }: Certificate): Response {
  const version = pledgeVersions.find(({ sha256 }) => sha256 === name.text)
  const address = `${publicUrlOf(deps.env)}/pledge/${name.id}`
  const words = name.account ? byWallet : byMail
  const more = markup`${actions(
    { label: 'Read the pledge', href: '/pledge', solid: true },
    { label: 'See the wall', href: '/pledge/wall' },
  )}${mine && button('/api/pledge/wallet/withdraw', { words: 'Withdraw and delete my name' })}`
  const head = pageHead({
    heading: signed ? 'Your name is on the wall' : 'Signed',
    lead: signed ? words.thanks : words.lead,
    seed: '/pledge',
    more,
  })
  const main = markup`${head}
<div class="wide">${pledgeCertificate(name, version)}</div>
${clause({
  number: 1,
  heading: 'To show it',
  body: markup`<p>Anybody may open the address of this certificate. It stays while the name is on the wall.</p><p class="pledge-address"><code>${address}</code></p>`,
})}
${clause({
  number: 2,
  heading: 'What was signed',
  body: markup`<p>The name is bound to one text by its SHA-256${
    version &&
    markup`: <a href="/pledge/text/${version.number}">version ${version.number} of <time datetime="${version.date}">${longDate(version.date)}</time></a>`
  }. ${words.typed}</p><p><code class="pledge-hash">${name.text}</code></p>`,
})}
${name.account && clause({ number: 3, heading: 'To check it', body: proof(name) })}`
  return framedPage(deps, { title: `${name.name} has signed the pledge`, main })
}

const byMail = {
  thanks: 'Thank you. This is your certificate. The mail on its way to you holds the link by which you can withdraw.',
  lead: 'A name under the pledge, confirmed by e-mail.',
  typed: 'The name was typed by its bearer and confirmed by e-mail; we have not checked who they are.',
}

const byWallet = {
  thanks:
    'Thank you. This is your certificate. To change your name, sign once more with the same account; to withdraw it, use the button here or below the form of the pledge.',
  lead: 'A name under the pledge, signed with a wallet.',
  typed: 'The name was typed by its bearer and signed by their account; we have not checked who they are.',
}

function proof({ account, message, signature }: Certified): SafeHtml {
  return markup`<p>The account below has signed this message, as EIP-191 has it. Any tool that verifies signed messages says so too; where the account is a contract, one that asks its chain.</p>
<pre class="pledge-message" tabindex="0">${message}</pre>
<dl class="facts"><div><dt>Account</dt><dd class="pledge-asked"><code>${account}</code></dd></div>
<div><dt>Signature</dt><dd><code class="pledge-hash">${signature}</code></dd></div></dl>`
}

// An address with a token in it is told to nobody else. To us it must be told: without it a browser hides where a form comes from.
const quiet = { 'referrer-policy': 'same-origin' }

function goneLink(deps: PledgePagesDeps, title: string): Response {
  const lead =
    'This link was used already, has expired, or lost its end. Copy it whole from the mail, or sign once more.'
  const main = pageHead({ heading: title, lead, seed: '/pledge', more: back })
  return framedPage(deps, { title, main, status: 410, headers: quiet })
}

function button(action: string, { token, words }: { token?: string; words: string }): SafeHtml {
  return markup`<form class="actions" method="post" action="${action}">${
    token && markup`<input type="hidden" name="token" value="${token}">`
  }
<button class="button${token && ' solid'}">${words}</button></form>`
}
