import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { inWords } from '#core/text/in-words.ts'
import { unreachable } from './unreachable.ts'

/**
 * What any address may answer. What one capability alone refuses stands in its own `errors.ts`, which its feature names. Each has a
 * heading in docs/errors.md.
 */
export const generalErrors = {
  'address.invalid': {
    status: 400,
    message: () => 'Enter an address of 0x and 40 digits with its checksum, as a wallet copies it.',
  },
  'chain.silent': { status: 503, message: () => 'The chain does not answer. Try again in a minute.' },
  'form.conflict': {
    status: 409,
    message: () => 'This was already sent with a different text. Reload the page and send it again.',
  },
  'form.invalid': {
    status: 422,
    message: (facts: { fields: Record<string, string> }) => `Check: ${Object.keys(facts.fields).join(', ')}.`,
  },
  'form.unknown': { status: 404, message: (facts: { form: string }) => `There is no form named ${facts.form}.` },
  'form.unproven': {
    status: 422,
    message: () => 'The proof of work is missing, expired or used. Send the form again.',
  },
  'request.effort': {
    status: 429,
    message: (facts: { seconds: number; challenge: string; difficulty: number; expires: string }) =>
      `Many requests come from your network. Your browser can solve a puzzle for this one: try again, or wait ${inWords(facts.seconds)}.`,
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
    message: (facts: { seconds: number }) => `Too many requests. Wait ${inWords(facts.seconds)} and try again.`,
  },
  'request.type': { status: 415, message: () => 'Send application/json, or a plain form where a page has one.' },
  'server.fault': {
    status: 500,
    message: () => 'Something went wrong on our side. We have recorded it. Try again.',
  },
  'server.full': {
    status: 507,
    message: () => 'We cannot store anything at the moment. Keep this page open and try again later.',
  },
  'server.unavailable': {
    status: 503,
    message: () => 'We cannot store anything at the moment. Try again in a minute.',
  },
  'server.unreachable': {
    status: 503,
    message: () => unreachable,
  },
  'sign-in.required': { status: 401, message: () => 'You are not signed in. Connect a wallet and sign in first.' },
  'token.invalid': { status: 410, message: () => 'This link has been used or has expired.' },
} as const satisfies ErrorList

/** Failures by their stable codes: the status of the answer, and the sentence made of its facts. */
export type ErrorList = Readonly<Record<string, { status: ContentfulStatusCode; message: (facts: never) => string }>>

export type ErrorCode = keyof typeof generalErrors

/** What a refusal looks like on the wire: `{ code, message, ...facts }`. */
export type Refusal = {
  code: string
  message: string
  fields?: Record<string, string>
  seconds?: number
  /** What a browser may solve and send with the same request. */
  challenge?: string
  difficulty?: number
}

/** An expected failure: a stable code for programs, a sentence for people, facts for both. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: string
  readonly status: ContentfulStatusCode
  readonly facts: Record<string, unknown>

  constructor(code: string, { status, message, facts = {} }: Pick<AppError, 'status' | 'message'> & Partial<AppError>) {
    super(message)
    this.code = code
    this.status = status
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

/** Makes the failures of one list: their facts are checked against the code. */
export function failing<errors extends ErrorList>(errors: errors) {
  return <code extends keyof errors & string>(
    code: code,
    ...[facts]: Parameters<errors[code]['message']>
  ): AppError => {
    const { status, message } = errors[code]!
    return new AppError(code, { status, message: (message as (facts: unknown) => string)(facts), facts })
  }
}

/** `throw fail('request.too-many', { seconds: 30 })`: an expected failure that belongs to no capability. */
export const fail = failing(generalErrors)
