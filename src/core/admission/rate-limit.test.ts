import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { giveBack, hitLimits, hitsOf, networkOf, networksOf } from './rate-limit.server.ts'

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

test('a client over the limit learns the seconds to wait, and is let in again when they have passed', async () => {
  const limit = { key: randomUUID(), most: 1, seconds: 60 }
  await hitLimits(db, [limit])

  const wait = await hitLimits(db, [limit])
  await db.execute(sql`update rate_limit set resets_at = now() where key = ${limit.key}`)

  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await hitLimits(db, [limit])).toBeUndefined()
})

test('what one limit refuses counts neither there nor on any behind it', async () => {
  const [own, common] = [randomUUID(), randomUUID()]
  const hit = () =>
    hitLimits(db, [
      { key: own, most: 3, seconds: 60 },
      { key: common, most: 1_000, seconds: 60 },
    ])

  const waits = await Promise.all(Array.from({ length: 50 }, hit))

  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3)
  expect([await hitsOf(db, own), await hitsOf(db, common)]).toEqual([3, 3])
})

test('what is refused by a limit behind has counted on those before it', async () => {
  const [own, common] = [randomUUID(), randomUUID()]
  const hit = () =>
    hitLimits(db, [
      { key: own, most: 10, seconds: 600 },
      { key: common, most: 1, seconds: 60 },
    ])
  await hit()

  const wait = await hit()

  expect([wait! > 50 && wait! <= 60, await hitsOf(db, own), await hitsOf(db, common)]).toEqual([true, 2, 1])
})

test('requests of many networks that share a limit at the end do not block each other', async () => {
  const [wide, common] = [randomUUID(), randomUUID()].map((key) => ({ key, most: 1_000, seconds: 60 }))

  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      hitLimits(db, [
        { key: `${common!.key} ${at % 7}`, most: 1_000, seconds: 60 },
        ...(at % 2 ? [wide!] : []),
        common!,
      ]),
    ),
  )

  expect(waits.every((wait) => wait === undefined)).toBe(true)
  expect(await hitsOf(db, common!.key)).toBe(60)
})

test('hits that were for nothing are given back, and never more', async () => {
  const limit = { key: randomUUID(), most: 10, seconds: 60 }
  await hitLimits(db, [{ ...limit, weight: 6 }])

  await giveBack(db, limit.key, 4)
  expect(await hitsOf(db, limit.key)).toBe(2)
  await giveBack(db, limit.key, 4)
  expect(await hitsOf(db, limit.key)).toBe(0)
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

test('an IPv4 address counts by itself, an IPv6 address by its /64, /56 and /48, the wider ones with a larger share', () => {
  expect(networksOf('203.0.113.7')).toEqual([{ network: '203.0.113.7', share: 1 }])
  expect(networksOf('2001:db8:1:2345::9')).toEqual([
    { network: '2001:db8:1:2345::/64', share: 1 },
    { network: '2001:db8:1:2300::/56', share: 4 },
    { network: '2001:db8:1::/48', share: 16 },
  ])
})
