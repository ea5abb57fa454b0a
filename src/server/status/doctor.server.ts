import { sql } from 'drizzle-orm'
import { indexState } from '#chain/index/index-state.server.ts'
import type { Database } from '#core/database/database.server.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import { CommandError, type Command } from '#core/process/command.server.ts'
import { countLate } from '#forms/store/lead.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { listBackups } from '#server/backup/keep-backups.server.ts'
import { jobsLate, mailWaits, readLast } from './status-store.server.ts'

/** What is wrong, and what to do about it, in a sentence each. */
export type Trouble = { wrong: string; todo: string }

type Finding = Trouble | false

/** Everything that is wrong with the product by its database and its variables. Rejects when the database does not answer. */
export async function findTroubles(db: Database, env: Env, now = Date.now() / 1_000): Promise<Trouble[]> {
  const [stored, set] = [await storedTroubles(db, now), settingTroubles(env)]
  return [...stored, await backupTrouble(env, now), ...set].filter((finding) => finding !== false)
}

async function storedTroubles(db: Database, now: number): Promise<Finding[]> {
  const looked = Math.max(0, ...Object.values(await readLast(db)))
  const noServer: Finding = now - looked > 300 && {
    wrong: 'No server has measured itself in the last five minutes.',
    todo: 'Start the server, or read its log for status-not-written.',
  }
  const { rows: unsafe } = await db.execute<{ name: string }>(sql`
    select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`)
  const { rows: dead } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from delivery where status = 'dead'`)
  const isUnsafe: Finding = unsafe.length > 0 && {
    wrong: `The database may lose rows it acknowledged: ${unsafe.map(({ name }) => name).join(', ')} is off.`,
    todo: 'Turn it on in postgresql.conf.',
  }
  const isDead: Finding = dead[0]!.count > 0 && {
    wrong: `Deliveries that failed for good: ${dead[0]!.count}.`,
    todo: 'Mend the mail server or the webhook, and send them again (see --help).',
  }
  const late = await countLate(db)
  const isLate: Finding = late > 0 && {
    wrong: `Answers that are later than the site promises: ${late}.`,
    todo: 'Say npm run ops -- leads list --late, answer them, and say leads state REFERENCE waiting.',
  }
  return [noServer, isUnsafe, isDead, isLate, await mailTrouble(db), await jobsTrouble(db), await indexTrouble(db, now)]
}

async function mailTrouble(db: Database): Promise<Finding> {
  const waits = await mailWaits(db)
  return (
    waits > 600 && {
      wrong: `Mail to you has waited for ${Math.round(waits / 60)} minutes.`,
      todo: 'See whether the host of SMTP_URL answers this machine and takes the login.',
    }
  )
}

async function jobsTrouble(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('pgboss.job') is not null as there`)
  const waits = rows[0]!.there ? (await jobsLate(db)).waits : 0
  return (
    waits > 300 && {
      wrong: `The oldest job is ${Math.round(waits / 60)} minutes late.`,
      todo: 'See whether a server runs, and read its log for jobs-fault and job-failed.',
    }
  )
}

async function indexTrouble(db: Database, now: number): Promise<Finding> {
  const { stopped, lookedAt } = await indexState(db)
  if (stopped)
    return {
      wrong: 'The index of the chain stands still: a final block has changed.',
      todo: 'Check the nodes of RPC_URL, then say: npm run ops -- index rebuild.',
    }
  return (
    lookedAt !== null &&
    now - lookedAt > 300 && {
      wrong: 'The index has not looked at the chain in the last five minutes.',
      todo: 'See whether the nodes of RPC_URL answer this machine.',
    }
  )
}

/** Hours after which the newest backup is too old: a night was missed. */
const backupHours = 36

async function backupTrouble({ BACKUP_DIR: folder }: Env, now: number): Promise<Finding> {
  if (!folder) return false
  const found = await listBackups(folder).catch((error: NodeJS.ErrnoException) => error.code ?? 'unknown')
  if (typeof found === 'string' && found !== 'ENOENT')
    return { wrong: `The backups in ${folder} cannot be read (${found}).`, todo: 'Give the folder to this user.' }
  const [newest] = typeof found === 'string' ? [] : found
  if (!newest)
    return {
      wrong: `There is no backup in ${folder}.`,
      todo: 'Make one: npm run ops -- backup. Then see docs/backup.md.',
    }
  const hours = Math.round((now - newest.at.getTime() / 1_000) / 3_600)
  return (
    hours > backupHours && {
      wrong: `The newest backup is ${hours} hours old.`,
      todo: 'Read why: journalctl -u intaglio-backup, or say: npm run ops -- backup.',
    }
  )
}

function settingTroubles({ DATABASE_URL, SECRET, HOST, PUBLIC_URL, SMTP_URL, MAIL_FROM, TRUST_PROXY }: Env): Finding[] {
  const isPublic = PUBLIC_URL !== undefined && !isLoopbackName(new URL(PUBLIC_URL).hostname)
  return [
    DATABASE_URL !== undefined &&
      !SECRET && {
        wrong: 'SECRET is not set beside DATABASE_URL, so each server makes its own.',
        todo: 'Set one SECRET of 32 characters or more on every server.',
      },
    !isLoopbackName(HOST) &&
      !PUBLIC_URL && {
        wrong: 'PUBLIC_URL is not set, so links in mail lead to localhost.',
        todo: 'Set it, and build again.',
      },
    isPublic && !SMTP_URL && { wrong: 'SMTP_URL is not set, so no mail leaves.', todo: 'Set SMTP_URL and MAIL_FROM.' },
    SMTP_URL !== undefined &&
      !MAIL_FROM && { wrong: 'MAIL_FROM is not set beside SMTP_URL.', todo: 'Set it to an address of yours.' },
    isPublic &&
      !TRUST_PROXY && {
        wrong: 'TRUST_PROXY is not set: behind a proxy all visitors share one limit.',
        todo: 'Set it to the addresses of your proxy.',
      },
  ]
}

/** `ops doctor`. Ends with 1 when something is wrong. */
export const doctorCommands: Record<string, Command> = {
  doctor: {
    about: 'says what is wrong with the product and what to do; ends with 1 when something is',
    async run({ db, env, json, print }) {
      const troubles = await findTroubles(db, env)
      if (json) print(JSON.stringify(troubles))
      else if (troubles.length === 0) print('Nothing is wrong.')
      else for (const { wrong, todo } of troubles) print(`${wrong}\n  → ${todo}`)
      if (troubles.length > 0)
        throw new CommandError(troubles.length === 1 ? 'One trouble.' : `${troubles.length} troubles.`)
    },
  },
}
