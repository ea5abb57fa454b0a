import { createHash } from 'node:crypto'
import { CommandError } from '#core/process/command.server.ts'
import { ownWordsOf } from './own-words-of.ts'
import { readMail, type ReadMail } from './read-mail.server.ts'
import { tokensOfIds, tokensTo } from './reply-address.ts'
import { textOfHtml } from './text-of-html.server.ts'

/** What a mail says: `tokens` name the question it may answer, `id` is the same however often it arrives; or that a program wrote it. */
export type Reply = { id: string; tokens: string[]; text: string } | { automatic: string }

/**
 * Reads a mail that answers one of ours to the operator. The token in an address of `address` counts before one in the message ids it
 * answers. Throws one sentence where it is no mail, or names no question.
 */
export function readReply(
  raw: Uint8Array,
  { address, recipients }: { address: string | undefined; recipients: readonly string[] },
): Reply {
  const mail = mailIn(raw)
  const automatic = automaticIn(mail)
  if (automatic) return { automatic }
  const sent = address ? tokensTo(address, [...recipients, ...recipientsOf(mail)]) : []
  const answered = ['references', 'in-reply-to'].flatMap((name) => valuesOf(mail, name))
  const tokens = sent.length > 0 ? sent : tokensOfIds(answered.join(' '))
  if (tokens.length === 0) throw new CommandError('This mail names no question: it has no token of one.')
  const [id = createHash('sha256').update(raw).digest('base64url')] = valuesOf(mail, 'message-id')
  return { id, tokens, text: ownWordsOf(mail.text.trim() ? mail.text : textOfHtml(mail.html)) }
}

function mailIn(raw: Uint8Array): ReadMail {
  let mail: ReadMail
  try {
    mail = readMail(raw)
  } catch {
    throw new CommandError('This is not a mail that can be read.')
  }
  if (valuesOf(mail, 'from').length === 0) throw new CommandError('This is not a mail: it has no sender.')
  return mail
}

/** The values of a header, however often it stands there. */
const valuesOf = ({ headers }: ReadMail, name: string) =>
  headers.filter(([each]) => each === name).map(([, value]) => value)

/** What tells a mail that no person wrote (RFC 3834, and what came before it). */
function automaticIn(mail: ReadMail): string | undefined {
  const has = (name: string, pattern: RegExp) => valuesOf(mail, name).some((value) => pattern.test(value))
  if (has('auto-submitted', /^(?!no\b)/i)) return 'it is an automatic answer'
  if (has('precedence', /^(?:bulk|junk|list|auto_reply)$/i)) return 'it was sent to many'
  if (['x-autoreply', 'x-autorespond', 'list-id'].some((name) => has(name, /^/))) return 'it is an automatic answer'
  if (has('return-path', /^<>$/)) return 'it has no sender to answer to'
  if (has('content-type', /^multipart\/report\b/i)) return 'it is a report of a mail server'
  return undefined
}

/** Every address a mail was sent or delivered to. */
function recipientsOf(mail: ReadMail): string[] {
  const lists = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to', 'cc']
  return lists
    .flatMap((name) => valuesOf(mail, name))
    .flatMap((list) => [...list.matchAll(/[^\s<>(),;:"@]+@[^\s<>(),;:"@]+/g)].map(([found]) => found))
}
