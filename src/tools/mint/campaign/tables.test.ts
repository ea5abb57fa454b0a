import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { mintCampaign, mintRelay } from './tables.server.ts'

const { pool } = await testDatabase()
afterAll(() => pool.end())

test.each([mintCampaign, mintRelay].map((table) => [getTableName(table), table] as const))(
  'the table %s is in the database as the code has it',
  async (name, table) => {
    const { rows } = await pool.query(
      'select column_name as name, is_nullable as nullable from information_schema.columns where table_name = $1',
      [name],
    )
    const columns = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      nullable: column.notNull ? 'NO' : 'YES',
    }))

    expect(new Set(columns.map((column) => JSON.stringify(column)))).toEqual(
      new Set(rows.map((row) => JSON.stringify(row))),
    )
  },
)
