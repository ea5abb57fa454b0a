import { brand } from '#content/brand.ts'
import type { Database } from '#core/database/database.server.ts'
import { domainOf, leadsInside, namesHostByNumber } from '#core/http/mail-host.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Delivery } from './deliveries.server.ts'
import type { Mail, Mailer } from './mail.server.ts'

/** What a letter is written with. `dnsServers` replaces the resolvers of the machine, in tests. */
export type LetterDeps = {
  db: Database
  env: Env
  secret: Secret
  mail: Mailer
  publicUrl: string
  dnsServers?: string[]
  /** Whether an address asked for no more mail. */
  isSuppressed: (email: string) => Promise<boolean>
}

/** The mail of one delivery. Throws `Withheld` where none is to be sent. */
export type WriteLetter = (deps: LetterDeps, delivery: Delivery) => Promise<Mail>

/** What a capability that sends mail says of it: the letter of each event. */
export type WithLetters = { letters: Readonly<Record<string, WriteLetter>> }

/** Why nothing is sent, on purpose. */
export class Withheld extends Error {
  override name = 'Withheld'
}

/** The sender of all mail. */
export function senderOf(env: Pick<Env, 'MAIL_FROM'>): string {
  return env.MAIL_FROM ?? `${brand.name} <${brand.email}>`
}

/** What a delivery is about, found by its id. Throws `Withheld` when it was erased. */
export async function subjectOf<subject>(
  { submission }: Pick<Delivery, 'submission'>,
  find: (id: string) => Promise<subject | undefined>,
): Promise<subject> {
  const found = submission ? await find(submission) : undefined
  if (!found) throw new Withheld('erased')
  return found
}

/** Throws `Withheld` for an address of a stranger that no mail may go to. */
export async function checkMailable({ mail, dnsServers, isSuppressed }: LetterDeps, email: string): Promise<void> {
  if (namesHostByNumber(email)) throw new Withheld('host-by-number')
  if (await isSuppressed(email)) throw new Withheld('suppressed')
  // The outbox sends nothing anywhere, and a laptop without a network should not wait for a name server.
  if (!mail.embedded && (await leadsInside(domainOf(email), { servers: dnsServers })))
    throw new Withheld('private-host')
}
