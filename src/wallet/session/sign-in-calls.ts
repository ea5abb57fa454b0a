import type { Refusal } from '#core/errors.ts'
import { send } from '#core/http/send.ts'
import { refusalsInWords } from '#wallet/locale/refusal-in-words.ts'

/** A call of signing in was refused, or reached nobody: `told` says so in the language of the windows. */
export class SignInRefused extends Error {
  override name = 'SignInRefused'
  readonly refusal: Refusal

  readonly told: string

  constructor(refusal: Refusal, told = refusal.message) {
    super(refusal.message)
    this.refusal = refusal
    this.told = told
  }
}

/** The end of the session before. Its answer takes the cookie away, so the next session begins after it. */
let ending: Promise<unknown> = Promise.resolve()

/** The message this account is to sign, as the server has written it. Throws `SignInRefused`. */
export async function fetchMessage(
  account: { address: string; chainId: number },
  signal: AbortSignal,
): Promise<string> {
  await ending
  const query = new URLSearchParams({ address: account.address, chainId: String(account.chainId) })
  return (await answerOf<{ message: string }>('GET', `/api/siwe/message?${query}`, { signal })).message
}

/** Signs in; answers the account. Throws `SignInRefused`. */
export async function verifySignature(
  signed: { message: string; signature: string },
  signal: AbortSignal,
): Promise<string> {
  return (await answerOf<{ address: string }>('POST', '/api/siwe/verify', { body: signed, signal })).address
}

/** Who is signed in in this browser; undefined: no one. Throws `SignInRefused` where the server cannot say. */
export async function signedInAddress(): Promise<string | undefined> {
  await ending
  return (await answerOf<{ address: string | null }>('GET', '/api/siwe/session')).address ?? undefined
}

/** Ends the session on the server. Answers whether it did: where it cannot be reached, the session lasts until its time. */
export function signOut(): Promise<boolean> {
  const ended = answerOf('POST', '/api/siwe/logout', { body: {} }).then(
    () => true,
    () => false,
  )
  ending = ended
  return ended
}

async function answerOf<Answer>(...call: Parameters<typeof send>): Promise<Answer> {
  const words = refusalsInWords()
  const reply = await send<Answer>(...call)
  if ('refusal' in reply) throw new SignInRefused(reply.refusal, (await words)(reply.refusal))
  return reply.answer
}
