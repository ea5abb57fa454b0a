import { fail } from '#core/errors.ts'
import { fieldErrors, type Form } from './define-form.ts'

/** Keys of the request that are not answers: the honeypot, the proof of work, the page of the form, and what it goes on with. */
export const reservedKeys = ['website', 'challenge', 'solution', 'page', 'follows'] as const

/** A request to a form after the border: answers are what the schema made of them. */
export type ParsedSubmission = {
  answers: Record<string, string>
  /** Something was typed into the field no person sees. */
  trapped: boolean
  challenge: string
  solution: string
  /** The path of the form's page, when it was given and looks like one. */
  page: string | undefined
  /** The key of an earlier submission that this one goes on with, as it was given. */
  follows: string | undefined
}

/** A path of this site and nothing else: no host, no query, no way up; one spelling, without a slash at its end. */
export function sitePath(text: string | undefined): string | undefined {
  if (!text || text.length > 200 || !/^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/.test(text)) return undefined
  return text === '/' ? text : text.replace(/\/$/, '')
}

/** Line ends as one character, as they are counted and stored. */
export function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/**
 * Checks the body of a submission against its form. Throws `form.invalid` with a sentence per field, unknown keys and characters
 * that PostgreSQL or a mail could not carry (NUL and other controls, halves of surrogate pairs) included.
 */
export function parseSubmission(form: Form, body: Record<string, unknown>): ParsedSubmission {
  // A map: a request may well name a field `__proto__`.
  const refused = new Map<string, string>()
  const values: Record<string, string> = {}
  const reserved: Partial<Record<(typeof reservedKeys)[number], string>> = {}

  for (const [key, value] of Object.entries(body)) {
    const field = Object.hasOwn(form.fields, key) ? form.fields[key] : undefined
    const reservedKey = reservedKeys.find((one) => one === key)
    if (!field && !reservedKey) {
      if (refused.size < 20) refused.set(shown(key), 'This form has no such field.')
    } else if (typeof value !== 'string') refused.set(key, 'Send text here.')
    else if (!isPlain(value, field?.input === 'textarea'))
      refused.set(key, 'Remove the characters that cannot be displayed.')
    else if (reservedKey) reserved[reservedKey] = value
    else values[key] = plainLineEnds(value)
  }

  const answers = form.schema.safeParse(values)
  if (!answers.success || refused.size > 0) {
    const complaints = answers.success ? [] : Object.entries(fieldErrors(answers.error))
    throw fail('form.invalid', { fields: Object.fromEntries([...complaints, ...refused]) })
  }
  return {
    answers: answers.data as Record<string, string>,
    trapped: Boolean(reserved.website),
    challenge: reserved.challenge ?? '',
    solution: reserved.solution ?? '',
    page: sitePath(reserved.page),
    follows: reserved.follows || undefined,
  }
}

/** A key of the request as our answer may repeat it. */
function shown(key: string): string {
  return (
    key
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .slice(0, 40) || 'unnamed'
  )
}

function isPlain(text: string, severalLines: boolean): boolean {
  const rest = severalLines ? text.replace(/[\n\r\t]/g, '') : text
  return text.isWellFormed() && !/\p{Cc}/u.test(rest)
}
