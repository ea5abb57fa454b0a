import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from './database.server.ts'

/** A database of its own for the calling test file: a copy of the migrated template, gone with the test cluster. */
export async function testDatabase() {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(inject('postgresUrl'))
  await admin.connect()
  await admin.query(`create database ${name} template intaglio_template`)
  await admin.end()
  const url = inject('postgresUrl').replace(/[^/]*$/, name)
  return { url, ...openDatabase(url) }
}
