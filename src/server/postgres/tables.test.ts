import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { spentChallenge } from '#core/admission/challenge.server.ts'
import { rateLimit } from '#core/admission/rate-limit.server.ts'
import { testDatabase } from '#core/database/test-database.server.ts'
import { submission } from '#forms/store/tables.server.ts'
import { auditRequestRow, auditStep } from '#leads/audit-request/audit-tables.server.ts'
import { subscriber } from '#leads/newsletter/newsletter-tables.server.ts'
import { pledgeSignature } from '#leads/pledge/pledge-tables.server.ts'
import { outboxMail } from '#mail/mail.server.ts'
import { delivery } from '#mail/tables.server.ts'
import { dailySalt, dataRequest, suppression } from '#privacy/tables.server.ts'

const { pool } = await testDatabase()
afterAll(() => pool.end())

const tables = [
  auditRequestRow,
  auditStep,
  dailySalt,
  dataRequest,
  delivery,
  outboxMail,
  pledgeSignature,
  rateLimit,
  spentChallenge,
  submission,
  subscriber,
  suppression,
]

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'the table %s is in the database as the code has it',
  async (name, table) => {
    const { rows } = await pool.query(
      `select column_name as name, data_type as type, is_nullable = 'NO' as "notNull", column_default is not null as "hasDefault"
       from information_schema.columns where table_schema = 'public' and table_name = $1 order by 1`,
      [name],
    )
    const columns = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      notNull: column.notNull,
      hasDefault: column.hasDefault,
    }))

    expect(columns.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows)
  },
)
