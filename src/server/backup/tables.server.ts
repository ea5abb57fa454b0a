import type { Client } from 'pg'
import type { Table } from './sections.server.ts'

/** The schemas that are ours: the product's own, and the queue's. */
const schemas = "('public', 'pgboss')"

/** Every table that holds rows, with its columns. A table is behind those that its rows refer to. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { id: string; needs: string[] }>(`
    select c.oid::text as id, format('%I.%I', n.nspname, c.relname) as name,
      (select coalesce(array_agg(quote_ident(a.attname) order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(distinct needed.id), '{}') from pg_constraint k
        cross join lateral (select k.confrelid::text as id union select relid::oid::text from pg_partition_tree(k.confrelid)) needed
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ${schemas} and c.relpersistence <> 't'
    order by name`)
  const left = new Map(rows.map((row) => [row.id, row]))
  const sorted: Table[] = []
  while (left.size > 0) {
    const free = [...left.values()].filter(({ needs }) => !needs.some((id) => left.has(id)))
    // Where tables refer to each other in a circle, any order is as good.
    for (const { id, name, columns } of free.length > 0 ? free : left.values()) {
      sorted.push({ name, columns })
      left.delete(id)
    }
  }
  return sorted
}

/** The rows of a table as text, in the order in which they were written. */
export const copyTo = ({ name, columns }: Table): string => `copy ${name} (${columns.join(', ')}) to stdout`
export const copyFrom = ({ name, columns }: Table): string => `copy ${name} (${columns.join(', ')}) from stdin`

export async function sequencesOf(client: Client): Promise<{ name: string; value: string; called: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ${schemas} order by name`)
  const sequences = []
  for (const { name } of rows) {
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    )
    sequences.push({ name, ...found.rows[0]! })
  }
  return sequences
}

/** Settings under which the same rows are always the same text, in the same order. */
export const sameText = `set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0; set lock_timeout = '60s';
  set idle_in_transaction_session_timeout = 0`

/** Tables by schema and name exist there; false for what a new database lacks. */
export async function queueVersion(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`)
  if (!rows[0]!.there) return null
  const found = await client.query<{ version: number }>('select version from pgboss.version')
  return found.rows[0]?.version ?? null
}
