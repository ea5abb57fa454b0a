import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { CommandError } from '#core/process/command.server.ts'
import { textOfHtml } from './text-of-html.server.ts'
import { ownWordsOf } from './own-words-of.ts'
import { tokensOfIds, tokensTo } from './reply-address.ts'

/** What a mail says: `tokens` name the question it may answer, `id` is the same however often it arrives; or that a program wrote it. */
export type Reply = { id: string; tokens: string[]; text: string } | { automatic: string }

/** No honest mail is as deep, or has as many headers. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true }

/**
 * Reads a mail (RFC 5322, MIME) that answers one of ours to the operator. The token in an address of `address` counts before one in the
 * message ids it answers. Throws one sentence where it is no mail, or names no question.
 */
export async function readReply(
  raw: Uint8Array,
  { address, recipients }: { address: string | undefined; recipients: readonly string[] },
): Promise<Reply> {
  const mail = await PostalMime.parse(raw, bounds).catch(() => {
    throw new CommandError('This is not a mail that can be read.')
  })
  if (!mail.from) throw new CommandError('This is not a mail: it has no sender.')
  const automatic = automaticIn(mail)
  if (automatic) return { automatic }
  const sent = address ? tokensTo(address, [...recipients, ...recipientsOf(mail)]) : []
  const tokens = sent.length > 0 ? sent : tokensOfIds(`${mail.references ?? ''} ${mail.inReplyTo ?? ''}`)
  if (tokens.length === 0) throw new CommandError('This mail names no question: it has no token of one.')
  return {
    id: mail.messageId ?? createHash('sha256').update(raw).digest('base64url'),
    tokens,
    text: ownWordsOf(mail.text?.trim() ? mail.text : textOfHtml(mail.html ?? '')),
  }
}

/** The values of a header, however often it stands there. */
const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase())

/** What tells a mail that no person wrote (RFC 3834, and what came before it). */
function automaticIn(mail: Email): string | undefined {
  if (valuesOf(mail, 'auto-submitted').some((value) => !/^no\b/.test(value))) return 'it is an automatic answer'
  if (valuesOf(mail, 'precedence').some((value) => /^(?:bulk|junk|list|auto_reply)$/.test(value)))
    return 'it was sent to many'
  if (['x-autoreply', 'x-autorespond', 'list-id'].some((name) => valuesOf(mail, name).length > 0))
    return 'it is an automatic answer'
  if (valuesOf(mail, 'return-path').includes('<>')) return 'it has no sender to answer to'
  if (valuesOf(mail, 'content-type').some((value) => value.startsWith('multipart/report')))
    return 'it is a report of a mail server'
  return undefined
}

/** The addresses of a list, those of its groups too. */
const boxesIn = (list: readonly Address[] = []): string[] =>
  list.flatMap((each) => (each.address ? [each.address] : (each.group ?? []).map(({ address }) => address)))

/** Every address a mail was sent or delivered to. */
function recipientsOf(mail: Email): string[] {
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap((name) =>
    valuesOf(mail, name).map((value) => value.replace(/^<|>$/g, '')),
  )
  return [...delivered, ...boxesIn(mail.to), ...boxesIn(mail.cc)]
}
