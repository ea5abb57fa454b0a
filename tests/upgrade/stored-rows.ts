import type { Client } from 'pg'

/** All rows of a database by table, each as PostgreSQL writes it, with the columns that were read. */
export type StoredRows = Map<string, { columns: string[]; rows: string[] }>

/** Columns that work on a row changes: how far a delivery is, and what is read anew. */
const moving: Record<string, string[]> = {
  delivery: ['status', 'attempts', 'last_error', 'updated_at', 'delivered_at'],
  chain_cursor: ['head_block', 'looked_at', 'holder', 'held_until', 'stopped'],
}

/** Counters and records that are made anew, which nobody was promised. */
const passing = new Set(['rate_limit', 'spent_challenge', 'daily_salt', 'migration', 'status_day'])

/** What has to survive: every row of every table. `of` names the columns to read, where a later release has more of them. */
export async function storedRows(client: Client, of?: StoredRows): Promise<StoredRows> {
  const found = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped group by 1 order by 1`)
  const stored: StoredRows = new Map()
  for (const { table, columns: there } of found.rows) {
    const wanted = of ? (of.get(table)?.columns ?? []) : there
    const columns = wanted.filter((column) => there.includes(column) && !moving[table]?.includes(column))
    if (passing.has(table) || columns.length === 0) continue
    const list = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await client.query<{ row: string }>(`select row(${list})::text as row from "${table}"`)
    stored.set(table, { columns, rows: rows.map(({ row }) => row) })
  }
  return stored
}

/** Columns and tables that a later release does not have any more, and rows that are gone or are not what they were. */
export function lostRows(before: StoredRows, after: StoredRows) {
  const dropped: string[] = []
  const lost: string[] = []
  for (const [table, { columns, rows }] of before) {
    const now = after.get(table)
    if (now?.columns.length !== columns.length) {
      const gone = columns.filter((column) => !now?.columns.includes(column))
      dropped.push(...gone.map((column) => `${table}.${column}`))
      if ((now?.rows.length ?? 0) < rows.length) lost.push(`${rows.length - (now?.rows.length ?? 0)} of ${table}`)
      continue
    }
    const there = new Set(now.rows)
    const missing = rows.filter((row) => !there.has(row)).length
    if (missing > 0) lost.push(`${missing} of ${table}`)
  }
  return { dropped, lost }
}

export const countRows = (stored: StoredRows): number =>
  [...stored.values()].reduce((sum, { rows }) => sum + rows.length, 0)
