import { sql } from 'drizzle-orm'
import type { Database } from '#core/database/database.server.ts'
import type { PersonStore } from '#core/feature.server.ts'
import { moment } from '#core/time/moment.ts'
import { reportPath } from './report.ts'

/** Writes down that an account which was signed in asked for a report. */
export async function noteAsked(db: Database, { sha256, account }: { sha256: string; account: string }): Promise<void> {
  await db.execute(
    sql`insert into inspection_asked (sha256, account) values (${sha256}, ${account}) on conflict do nothing`,
  )
}

type Asked = { sha256: string; collection: string; at: string }

/** The reports that an account asked for, for the person it belongs to. */
export const heldInspections: PersonStore = {
  as: 'inspections',
  title: 'Inspections',
  find: async (db, whose) => {
    if (!('account' in whose)) return undefined
    const { rows } = await db.execute<Asked>(sql`
      select sha256, coalesce(body::jsonb #>> '{collection,name}', body::jsonb #>> '{collection,address}') as collection, at from inspection_asked join inspection_report using (sha256)
      where account = ${whose.account} order by at desc`)
    const reports = rows.map(({ sha256, collection, at }) => ({
      collection,
      path: reportPath(sha256),
      at: new Date(at),
    }))
    return {
      count: reports.length,
      facts: reports.map(({ collection, path, at }) => ({ collection, page: path, askedAt: at })),
      told: reports.map(({ collection, at }) => `the inspection of ${collection} on ${moment(at)}`),
      pages: reports.map(({ collection, path, at }) => ({ what: `Inspection of ${collection}`, path, at })),
      erase: async (tx) => {
        await tx.execute(sql`delete from inspection_asked where account = ${whose.account}`)
      },
    }
  },
}
