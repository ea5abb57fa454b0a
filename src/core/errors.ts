import { inWords } from '#core/text/in-words.ts'
import { unreachable } from './unreachable.ts'

/** Every failure a visitor or a client can meet. Adding one is a line here and a heading in docs/errors.md. */
const catalogue = {
  'address.invalid': {
    status: 400,
    message: () => 'Give an address of 0x and 40 digits with its checksum, the way a wallet copies it.',
  },
  'chat.empty': { status: 400, message: () => 'Write a question first.' },
  'chat.resting': {
    status: 503,
    message: (facts: { seconds: number }) =>
      `The assistant does not answer at the moment. Please try again in ${facts.seconds} seconds.`,
  },
  'chat.secret': {
    status: 422,
    message: () =>
      'This looks like the secret of a wallet. It was not passed on and not stored. Never send it to anybody.',
  },
  'chat.timeout': { status: 504, message: () => 'The assistant took too long to answer. Please try again.' },
  'chat.too-long': {
    status: 413,
    message: (facts: { limit: number }) => `Please keep it under ${facts.limit.toLocaleString('en')} characters.`,
  },
  'chat.unreachable': { status: 502, message: () => 'The assistant could not be reached. Please try again later.' },
  'claims.quota': {
    status: 429,
    message: () =>
      'You keep as many lists here as one may. Wait until one without a campaign goes, or publish on a host of your own.',
  },
  'claims.removed': {
    status: 410,
    message: () =>
      'The operator of this site removed this list. What was paid in is safe: its creator can publish the same files on another host.',
  },
  'claims.room': {
    status: 410,
    message: () =>
      'This list had no campaign yet and made room for those of others. Publish the same lines again at /claim: its address is then the same.',
  },
  'claims.unfunded': {
    status: 410,
    message: (facts: { days: number }) =>
      `No campaign paid for this list within ${facts.days} days, so it was removed. Publish the same lines again at /claim: its address is then the same.`,
  },
  'form.conflict': {
    status: 409,
    message: () => 'This was already sent with other words. Reload the page and send it again.',
  },
  'form.invalid': {
    status: 422,
    message: (facts: { fields: Record<string, string> }) => `Please check: ${Object.keys(facts.fields).join(', ')}.`,
  },
  'form.unknown': { status: 404, message: (facts: { form: string }) => `There is no form named ${facts.form}.` },
  'form.unproven': {
    status: 422,
    message: () => 'The proof of work is missing, expired or used. Please send it again.',
  },
  'inspection.busy': {
    status: 503,
    message: (facts: { seconds: number }) =>
      `Other collections are being inspected. Please try again in ${facts.seconds} seconds.`,
  },
  'inspection.refused': { status: 422, message: (facts: { sentence: string }) => facts.sentence },
  'inspection.unasked': {
    status: 503,
    message: () => 'The chain does not answer, so nothing was inspected. Please try again in a minute.',
  },
  'mint.closed': {
    status: 410,
    message: () => 'This site does not mint for the collection, or no longer. What was minted stays where it is.',
  },
  'mint.refused': {
    status: 422,
    message: (facts: { sentence: string }) => facts.sentence,
  },
  'mint.unknown-code': {
    status: 404,
    message: () => 'No open collection has this code. Compare it with your card, letter by letter.',
  },
  'mint.unsponsored': {
    status: 409,
    message: () =>
      'The site cannot pay for this mint at the moment. Pay the fee of the network yourself, or try again later.',
  },
  'mint.used': {
    status: 409,
    message: () => 'This code was used for another account. Ask whoever gave you the card for another one.',
  },
  'name.unresolved': {
    status: 503,
    message: () => 'The chain does not answer, so the name was not looked up. Please try again in a minute.',
  },
  'pledge.refused': {
    status: 401,
    message: () =>
      'The signature was not accepted: it is older than five minutes, was used, or is not of this account. Sign once more.',
  },
  'pledge.unsigned': { status: 404, message: () => 'No name of this account is under the pledge.' },
  'request.effort': {
    status: 429,
    message: (facts: { seconds: number; challenge: string; difficulty: number; expires: string }) =>
      `Many requests come from your network. Your browser can work for this one: try again, or wait ${inWords(facts.seconds)}.`,
  },
  'request.foreign-origin': { status: 403, message: () => 'This request came from another site and was refused.' },
  'request.malformed': { status: 400, message: () => 'The request could not be read. Send one valid JSON object.' },
  'request.method': { status: 405, message: () => 'This address does not answer that method.' },
  'request.not-found': { status: 404, message: () => 'There is nothing at this address.' },
  'request.too-large': {
    status: 413,
    message: (facts: { limit: number }) => `The request is too large. Keep it under ${facts.limit} bytes.`,
  },
  'request.too-many': {
    status: 429,
    message: (facts: { seconds: number }) => `Too many requests. Please wait ${inWords(facts.seconds)} and try again.`,
  },
  'request.type': { status: 415, message: () => 'Send application/json, or a plain form where a page has one.' },
  'server.fault': {
    status: 500,
    message: () => 'Something went wrong on our side. It was recorded; please try again.',
  },
  'server.full': {
    status: 507,
    message: () => 'We cannot store anything at the moment. Keep this page open and try again later.',
  },
  'server.unavailable': {
    status: 503,
    message: () => 'We cannot store anything at the moment. Please try again in a minute.',
  },
  'server.unreachable': {
    status: 503,
    message: () => unreachable,
  },
  'sign-in.chain': {
    status: 422,
    message: (facts: { chainId: number }) => `Sign in on chain ${facts.chainId}. Switch your wallet and try again.`,
  },
  'sign-in.refused': { status: 401, message: () => 'Error verifying signature, please retry!' },
  'sign-in.required': { status: 401, message: () => 'Nobody is signed in. Connect a wallet and sign in first.' },
  'sign-in.unchecked': {
    status: 503,
    message: () => 'The chain does not answer, so the signature was not checked. Please try again in a minute.',
  },
  'token.invalid': { status: 410, message: () => 'This link was used already or has expired.' },
} as const satisfies Record<string, { status: number; message: (facts: never) => string }>

export type ErrorCode = keyof typeof catalogue
type Facts<code extends ErrorCode> = Parameters<(typeof catalogue)[code]['message']>

/** What a refusal looks like on the wire: `{ code, message, ...facts }`. */
export type Refusal = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  seconds?: number
  /** What a browser may solve and send with the same request. */
  challenge?: string
  difficulty?: number
}

/** Every code, in order. */
export const errorCodes = Object.keys(catalogue) as ErrorCode[]

/** An expected failure: a stable code for programs, a sentence for people, facts for both. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status: (typeof catalogue)[ErrorCode]['status']
  readonly facts: Record<string, unknown>

  constructor(code: ErrorCode, message: string, facts: Record<string, unknown>) {
    super(message)
    this.code = code
    this.status = catalogue[code].status
    this.facts = facts
  }

  /** Attaches what went wrong underneath: logged by its class, never sent. */
  because(cause: unknown): this {
    this.cause = cause
    return this
  }

  /** What the browser receives. */
  toJSON(): Refusal {
    return { code: this.code, message: this.message, ...this.facts }
  }
}

/** `throw fail('request.too-many', { seconds: 30 })`: the facts are checked against the code. */
export function fail<code extends ErrorCode>(code: code, ...facts: Facts<code>): AppError {
  const message = (catalogue[code].message as (facts: unknown) => string)(facts[0])
  return new AppError(code, message, (facts[0] ?? {}) as Record<string, unknown>)
}
