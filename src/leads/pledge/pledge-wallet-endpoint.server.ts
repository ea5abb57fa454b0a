import type { Context, Hono } from 'hono'
import { hashMessage, type Address, type Hex } from 'viem'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { askerOf } from '#core/admission/admission.server.ts'
import { admitCall } from '#core/admission/visitor-limits.server.ts'
import { AppError, fail, failing, type ErrorList } from '#core/errors.ts'
import { answerError, endpoint, readBody, type Variables } from '#core/http/endpoint.server.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { fieldErrors } from '#forms/definition/define-form.ts'
import type { AcceptDeps } from '#forms/store/accept.server.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import { refusedPage } from '#ui/pages/refused-page.server.ts'
import { accountSigned } from '#wallet/session/account-signature.server.ts'
import { giveOut, returnAttempt, sha256, takeAttempt, useMessage } from '#wallet/session/message.server.ts'
import { signedInAccount } from '#wallet/session/signed-in-account.server.ts'
import { signingText, withdrawingText, type Occasion } from './pledge-message.server.ts'
import { signatureOfAccount, signByAccount, withdrawAccount } from './pledge-wallet.server.ts'
import { walletAnswers } from './pledge.ts'

/** What the pledge refuses. Each has a heading in docs/errors.md. */
export const pledgeErrors = {
  'pledge.refused': {
    status: 401,
    message: () =>
      'The signature was not accepted: it is older than five minutes, was used, or is not of this account. Sign once more.',
  },
  'pledge.unsigned': { status: 404, message: () => 'No name of this account is under the pledge.' },
} as const satisfies ErrorList

/** An expected failure of the pledge. */
const failPledge = failing(pledgeErrors)

/** What signing the pledge with a wallet needs. */
export type PledgeWalletDeps = AcceptDeps & Pages & { nodeRpc: NodeRpc }

type WalletContext = Context<{ Variables: Variables }>
type Body = Record<string, unknown>

/** Messages for a wallet to sign, and their signatures. */
const messages = { name: 'pledge-wallet', quiet: 600, seconds: 600 }

/** Names signed with a wallet: a key costs nothing. */
const names = { name: 'pledge-name', quiet: 5, seconds: 3_600 }

/** Bytes of a body, and hexadecimal digits of a signature: room for a wallet that has yet to be deployed. */
const reading = { types: ['application/json'], limit: 12 * 1024 }
const signatureLimit = 7_000

/**
 * `POST message` gives out what an account is to sign, to put a name on the wall or, without a name, to withdraw it; `sign` and
 * `withdraw` take the signature. A signed-in visitor withdraws without one, also by the plain form of a page.
 */
export function pledgeWalletEndpoints(deps: PledgeWalletDeps): Hono<{ Variables: Variables }> {
  return endpoint()
    .post('/message', async (c) => {
      await count(deps, c)
      return answer(c, await giveMessage(deps, await readBody(c, reading)))
    })
    .post('/sign', async (c) => {
      await count(deps, c)
      return answer(c, { id: await sign(deps, c, await readBody(c, reading)) })
    })
    .post('/withdraw', async (c) => (isPlain(c) ? withdrawOnPage(deps, c) : answer(c, await withdrawn(deps, c))))
    .all('/:call{message|sign|withdraw}', (c) => {
      const refused = answerError(fail('request.method'), c)
      refused.headers.set('Allow', 'POST')
      return refused
    })
}

async function giveMessage(deps: PledgeWalletDeps, { address, ...body }: Body) {
  const account = accountOf(address)
  const write = await writerFor(deps, account, Object.keys(body).length > 0 ? body : undefined)
  const { nonce, text: message } = await giveOut(deps.db, visitorOf(account), (occasion) =>
    write({ ...placeOf(deps), account, nonce: occasion.nonce, expires: occasion.expires }),
  )
  return { nonce, message }
}

/** How the message is written, when it is given out and again when its signature comes. */
async function writerFor(deps: PledgeWalletDeps, account: Address, body: Body | undefined) {
  if (body) {
    const answers = answersOf(body)
    return (occasion: Occasion) => signingText(answers, occasion)
  }
  const found = await signatureOfAccount(deps.db, account)
  if (!found) throw failPledge('pledge.unsigned')
  return (occasion: Occasion) => withdrawingText(found.publicId, occasion)
}

async function sign(deps: PledgeWalletDeps, c: WalletContext, { address, nonce, signature, ...body }: Body) {
  const account = accountOf(address)
  const answers = answersOf(body)
  const write = (occasion: Occasion) => signingText(answers, occasion)
  const checked = await checkSigned(deps, { account, nonce, signature, write })
  // Only now: a refused signature counts against no limit.
  await admitCall(deps, names, askerOf(c))
  return deps.db.transaction(async (tx) => {
    if (!(await useMessage(tx, checked.nonce))) throw refuse('used')
    return signByAccount(tx, deps, { account, answers, ...checked })
  })
}

async function withdrawn(deps: PledgeWalletDeps, c: WalletContext) {
  await count(deps, c)
  const { address, nonce, signature, ...others } = await readBody(c, reading)
  if (Object.keys(others).length > 0) throw fail('request.malformed')
  if (signature === undefined) await withdrawSignedIn(deps, c)
  else {
    const account = accountOf(address)
    const write = await writerFor(deps, account, undefined)
    const checked = await checkSigned(deps, { account, nonce, signature, write })
    await deps.db.transaction(async (tx) => {
      if (!(await useMessage(tx, checked.nonce))) throw refuse('used')
      if (!(await withdrawAccount(tx, deps, account))) throw failPledge('pledge.unsigned')
    })
  }
  return { status: 'withdrawn' }
}

async function withdrawSignedIn(deps: PledgeWalletDeps, c: WalletContext) {
  const account = await signedInAccount(deps, c)
  if (!account) throw fail('sign-in.required')
  const gone = await deps.db.transaction((tx) => withdrawAccount(tx, deps, account))
  if (!gone) throw failPledge('pledge.unsigned')
}

/** The button on the certificate of a visitor who is signed in: answered with pages. */
async function withdrawOnPage(deps: PledgeWalletDeps, c: WalletContext): Promise<Response> {
  try {
    await count(deps, c)
    await withdrawSignedIn(deps, c)
    return c.redirect('/pledge/withdraw?done=1', 303)
  } catch (error) {
    const refused = answerError(error, c)
    const { message } = (await refused.json()) as { message: string }
    return refusedPage(deps, { status: refused.status, message, headers: {} })
  }
}

type Claimed = { account: Address; nonce: unknown; signature: unknown; write: (occasion: Occasion) => string }

/**
 * Writes the message once more, from what the request says and what we know, and holds it against the one that was given out; then
 * its signature. Throws `pledge.refused`, and `sign-in.unchecked` when the chain has to be asked and does not answer: then nothing
 * is used up.
 */
async function checkSigned(deps: PledgeWalletDeps, { account, nonce, signature, write }: Claimed) {
  const { db, env, nodeRpc } = deps
  const isHex = typeof signature === 'string' && /^0x(?:[\da-fA-F]{2})+$/.test(signature)
  if (!isHex || typeof nonce !== 'string') throw fail('request.malformed')
  if (signature.length > signatureLimit) throw fail('request.too-large', { limit: signatureLimit })
  const given = await takeAttempt(db, { nonce, visitor: visitorOf(account) })
  if (!given) throw refuse('unknown')
  const message = write({ ...placeOf(deps), account, nonce, expires: given.expires })
  if (sha256(message) !== given.messageSha256) throw refuse('changed')
  const claimed = { address: account, hash: hashMessage(message), signature: signature as Hex }
  const signed = await accountSigned({ nodeRpc, chainId: env.CHAIN_ID }, claimed).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'sign-in.unchecked') await returnAttempt(db, nonce)
    throw error
  })
  if (!signed) throw refuse('signature')
  return { nonce, message, signature }
}

/** The refusal of a signature; `reason` goes into the log as the class of the failure. */
function refuse(reason: 'unknown' | 'changed' | 'signature' | 'used'): AppError {
  return failPledge('pledge.refused').because(Object.assign(new Error(), { name: `pledge-${reason}` }))
}

function accountOf(address: unknown): Address {
  const account = checkedAddress(address)
  if (!account) throw fail('address.invalid')
  return account
}

function answersOf(body: Body) {
  const answers = walletAnswers.safeParse(body)
  if (!answers.success) throw fail('form.invalid', { fields: fieldErrors(answers.error) })
  return answers.data
}

// No cookie ties this message to a browser: what it does is public, and only the account can sign it.
const visitorOf = (account: Address) => `pledge ${account}`

const placeOf = ({ env }: PledgeWalletDeps) => ({ origin: publicUrlOf(env), chainId: env.CHAIN_ID })

const count = (deps: PledgeWalletDeps, c: WalletContext) => admitCall(deps, messages, askerOf(c))

function answer(c: WalletContext, json: Record<string, string>): Response {
  c.header('Cache-Control', 'no-store')
  return c.json(json)
}

const isPlain = (c: WalletContext) =>
  (c.req.header('content-type') ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
