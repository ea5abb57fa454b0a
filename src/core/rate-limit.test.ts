import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hitLimits, networkOf } from './rate-limit.server.ts'
import { testDatabase } from './test-database.server.ts'

const { db } = await testDatabase()

test('of many hits at once exactly as many pass as the limit allows', async () => {
  const limit = { key: randomUUID(), most: 5, seconds: 60 }

  const waits = await Promise.all(Array.from({ length: 40 }, () => hitLimits(db, [limit])))

  expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
})

test('what weighs more counts as so many hits', async () => {
  const limit = { key: randomUUID(), most: 10, seconds: 60 }

  expect(await hitLimits(db, [{ ...limit, weight: 6 }])).toBeUndefined()
  expect(await hitLimits(db, [{ ...limit, weight: 4 }])).toBeUndefined()
  expect(await hitLimits(db, [limit])).toBeGreaterThan(0)
})

test('whoever is over the limit learns the seconds to wait, and is let in again when they have passed', async () => {
  const limit = { key: randomUUID(), most: 1, seconds: 60 }
  await hitLimits(db, [limit])

  const wait = await hitLimits(db, [limit])
  await db.execute(sql`update rate_limit set resets_at = now() where key = ${limit.key}`)

  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await hitLimits(db, [limit])).toBeUndefined()
})

test('requests that count on the same limits in another order do not block each other', async () => {
  const [a, b] = [randomUUID(), randomUUID()].map((key) => ({ key, most: 1000, seconds: 60 }))

  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, index) => hitLimits(db, index % 2 ? [a!, b!] : [b!, a!])),
  )

  expect(waits.every((wait) => wait === undefined)).toBe(true)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
