import type { Database } from '#core/database/database.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Mailer } from '#mail/mail.server.ts'
import { isSuppressed } from '#privacy/suppression.server.ts'
import { issueMail, readIssue } from './issue-letter.server.ts'
import {
  countStates,
  endIssue,
  secondsToNext,
  settle,
  suppressRefused,
  takeNext,
  type Recipient,
  type StoredIssue,
} from './issue-store.server.ts'
import { tokensOf, type Subscriber } from './newsletter.server.ts'

export type SendDeps = {
  db: Database
  secret: Secret
  mail: Mailer
  from: string
  publicUrl: string
  /** Waits some milliseconds. */
  sleep: (milliseconds: number) => Promise<unknown>
  /** Hears of each mail that was settled. */
  onSettled?: () => void
}

/** Seconds until a mail that was refused for the moment is tried again, by how often it was. After the last it has failed. */
const pauses = [60, 300, 900, 3_600, 7_200]

/** Failures in a row after which the fault may not be that of the readers. */
const mostInARow = 5

/** Why a run ended before all were asked. */
export type Ended = 'sent' | { stopped: 'server' | 'refused'; error: string }

/**
 * Sends an issue to everyone who still waits for it, one by one. Whether a reader is on the list is asked before each mail, so who leaves
 * meanwhile gets nothing. A process that ends at any moment leaves at most one mail of which nobody knows whether it arrived, and that one
 * is not sent again by itself.
 */
export async function sendIssue(
  deps: SendDeps,
  issue: StoredIssue,
  { perMinute, trustRefusals = false }: { perMinute: number; trustRefusals?: boolean },
): Promise<Ended> {
  const { db, secret, mail, from, publicUrl, sleep, onSettled } = deps
  const { subject, parts } = readIssue(issue.markdown, { publicUrl })
  const letterTo = (id: string, reader: Subscriber) => {
    const { unsubscribe: token } = tokensOf(secret, reader)
    return issueMail({ subject, parts }, { id, from, to: reader.email, token }, { publicUrl })
  }
  let isProven = false
  let refused: Recipient[] = []
  let down = 0
  for (;;) {
    const next = await takeNext(db, issue.id)
    if (!next) {
      const seconds = await secondsToNext(db, issue.id)
      if (seconds === undefined) break
      await sleep(Math.max(50, seconds * 1_000))
      continue
    }
    const { row, reader } = next
    const withheld = await withheldFrom(deps, reader)
    if (withheld) {
      await settle(db, row, { state: withheld })
      continue
    }
    const fault = await mail.send(letterTo(row.id, reader)).then(() => undefined, faultOf)
    await settle(db, row, outcomeOf(fault, row))
    onSettled?.()
    down = fault?.kind === 'server' ? down + 1 : 0
    if (!fault) {
      // The server takes our mail: what it refused before is the fault of those addresses.
      if (!isProven || refused.length > 0) await suppressRefused(db, secret, issue.id)
      isProven = true
      refused = []
    } else if (fault.kind === 'no-such-address' || fault.kind === 'refused') refused.push(row)
    if (down >= mostInARow) return { stopped: 'server', error: fault!.code }
    if (refused.length >= mostInARow && !trustRefusals) {
      for (const each of refused) await settle(db, each, { state: 'pending', isFree: true, again: 0 })
      return { stopped: 'refused', error: fault!.code }
    }
    await sleep(down > 0 ? 2_000 * down : 60_000 / perMinute)
  }
  const { sent = 0 } = await countStates(db, issue.id)
  if (sent > 0 || trustRefusals) await suppressRefused(db, secret, issue.id)
  await endIssue(db, issue.id, 'sent')
  return 'sent'
}

async function withheldFrom({ db, secret }: SendDeps, { status, email }: Subscriber) {
  if (status !== 'confirmed') return 'left'
  return (await isSuppressed(db, secret, email)) ? 'suppressed' : undefined
}

/** What is written down of a mail that was tried. A server that is down costs the reader no try. */
function outcomeOf(fault: Fault | undefined, { attempts }: Recipient): Parameters<typeof settle>[2] {
  if (!fault) return { state: 'sent' }
  const error = fault.code
  if (fault.kind === 'server') return { state: 'pending', error, again: 2, isFree: true }
  if (fault.kind === 'no-such-address') return { state: 'refused', error }
  const again = fault.kind === 'later' ? pauses[attempts - 1] : undefined
  return again === undefined ? { state: 'failed', error } : { state: 'pending', error, again }
}

type Fault = { kind: 'no-such-address' | 'refused' | 'later' | 'server'; code: string }

/** Codes of refusals that say something of us, of the mail or of a full mailbox, and not that there is no such address (RFC 3463). */
const notTheAddress = /^(?:5\.2\.2|5\.2\.3|5\.3\.|5\.5\.|5\.6\.|5\.7\.)/

/** What a failure means. No word of the server's answer, which may quote an address. */
function faultOf(error: unknown): Fault {
  const { responseCode, response, command, code, name } = error as {
    responseCode?: number
    response?: string
    command?: string
    code?: unknown
    name?: string
  }
  // Without an answer, or where it refused us before it heard of a reader, the fault is not the reader's.
  if (!responseCode) return { kind: 'server', code: String(code ?? name ?? 'error').slice(0, 60) }
  const [enhanced = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '') ?? []
  const said = `smtp-${responseCode}${enhanced && ` ${enhanced}`}`
  if (command !== 'RCPT TO' && command !== 'DATA') return { kind: 'server', code: said }
  if (responseCode < 500) return { kind: 'later', code: said }
  const isAddress = command === 'RCPT TO' && responseCode !== 552 && !notTheAddress.test(enhanced)
  return { kind: isAddress ? 'no-such-address' : 'refused', code: said }
}
