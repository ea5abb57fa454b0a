import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#core/database/test-database.server.ts'
import { AppError } from '#core/errors.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { admit, admitProven, bitsOf, offerChallenge, stepsOf, type Asker, type Price } from './admission.server.ts'
import { searchProof } from './proof-of-work.ts'

const { db } = await testDatabase()
const secret = openSecret('a secret that only tests use, 32+')
const withWork = { db, secret, env: { LIMIT_FACTOR: 1, POW_DIFFICULTY: 6 } }
const withoutWork = { db, secret, env: { LIMIT_FACTOR: 1, POW_DIFFICULTY: 0 } }

type Asked = { challenge: string; difficulty: number; seconds: number }

/** A price nobody has used yet: four free within a minute for a network, and a hundred expected of everybody. */
function newPrice(more: Partial<Price> = {}): Price {
  const name = `test-${randomUUID()}`
  return { name, quiet: 4, seconds: 60, first: 'nothing', budget: { name: `${name}-everyone`, most: 100 }, ...more }
}

/** What came of it: let through, or the refusal. */
const outcome = (price: Price, asker: Asker, deps = withWork) =>
  admit(deps, price, asker).then(
    () => 'in' as const,
    (error: unknown) => error as AppError,
  )

const solve = ({ challenge, difficulty }: Asked) => ({
  challenge,
  solution: searchProof({ challenge, difficulty, from: 0, count: 10_000_000 })!,
})

async function asked(price: Price, address: string): Promise<Asked> {
  const refusal = await outcome(price, { address })
  if (refusal === 'in') throw new Error('It cost nothing.')
  expect(refusal.code).toBe('request.effort')
  return refusal.facts as Asked
}

const hits = async (name: string) =>
  Number(
    (
      await db.execute<{ hits: number }>(
        sql`select coalesce(sum(hits), 0) as hits from rate_limit where key like ${`${name}.%`}`,
      )
    ).rows[0]!.hits,
  )

const loud = '203.0.113.1'
const quiet = '203.0.113.2'

test('a quiet network works for nothing; a loud one works, and its neighbours do not', async () => {
  const price = newPrice()
  for (let n = 0; n < 4; n++) expect(await outcome(price, { address: loud })).toBe('in')

  const challenge = await asked(price, loud)

  expect(challenge).toMatchObject({ difficulty: 6, seconds: expect.any(Number) })
  expect(await outcome(price, { address: quiet })).toBe('in')
  expect(await outcome(price, { address: loud, proof: solve(challenge) })).toBe('in')
})

test('what is refused counts nowhere, however often it is tried', async () => {
  const price = newPrice()
  const tries = await Promise.all(Array.from({ length: 80 }, () => outcome(price, { address: loud })))

  expect(tries.filter((each) => each === 'in')).toHaveLength(4)
  expect([await hits(price.name), await hits(price.budget.name)]).toEqual([4, 4])
})

test('a proof is good once, for what it was asked for, and at the price of the moment', async () => {
  const [price, other] = [newPrice({ quiet: 1 }), newPrice({ quiet: 1 })]
  for (const each of [price, other]) await outcome(each, { address: loud })
  const proof = solve(await asked(price, loud))

  expect(await outcome(other, { address: loud, proof })).toMatchObject({ code: 'request.effort' })
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => outcome(price, { address: loud, proof })))
  expect(atOnce.filter((each) => each === 'in')).toHaveLength(1)
  expect(await hits(price.budget.name)).toBe(2)

  const cheap = solve(await asked(price, loud))
  for (let n = 0; n < 6; n++) await outcome(price, { address: loud, proof: solve(await asked(price, loud)) })
  expect(await outcome(price, { address: loud, proof: cheap })).toMatchObject({ facts: { difficulty: 7 } })
})

test.each([
  ['nothing', 'nobody yet', { used: 1, quiet: 20, load: 0 }, 0],
  ['nothing', 'all that is quiet', { used: 20, quiet: 20, load: 0.49 }, 0],
  ['nothing', 'one more', { used: 21, quiet: 20, load: 0 }, 16],
  ['nothing', 'four times as much', { used: 81, quiet: 20, load: 0 }, 17],
  ['nothing', 'a whole hall', { used: 1_000, quiet: 20, load: 0 }, 18],
  ['nothing', 'as much as a machine can', { used: 1e9, quiet: 20, load: 0 }, 19],
  ['nothing', 'a little, when half of the budget is used', { used: 5, quiet: 20, load: 0.5 }, 0],
  ['nothing', 'all that is quiet, when half of the budget is used', { used: 20, quiet: 20, load: 0.5 }, 16],
  ['nothing', 'nobody yet, when the budget is used', { used: 1, quiet: 20, load: 1 }, 0],
  ['nothing', 'nobody yet, in the worst of times', { used: 1, quiet: 20, load: 1e9 }, 17],
  ['nothing', 'a lot, in the worst of times', { used: 1e6, quiet: 20, load: 1e9 }, 19],
  ['proof', 'nobody yet', { used: 1, quiet: 20, load: 0 }, 16],
  ['proof', 'a whole hall', { used: 1_000, quiet: 20, load: 0 }, 19],
  ['proof', 'a lot, in the worst of times', { used: 1e6, quiet: 20, load: 1e9 }, 19],
] as const)('where the first costs %s, a network that used %s pays its steps', (first, _used, standing, bits) => {
  expect(bitsOf({ steps: stepsOf(standing), first, difficulty: 16 })).toBe(bits)
})

test('what an operator asks for is never raised above itself where it is above the cap', () => {
  expect(bitsOf({ steps: 9, first: 'proof', difficulty: 22 })).toBe(22)
})

test('when everybody has used the budget, the loud work first, and nobody is refused for it', async () => {
  const price = newPrice({ quiet: 16, budget: { name: `test-${randomUUID()}`, most: 10 } })
  for (let n = 0; n < 10; n++) expect(await outcome(price, { address: n < 3 ? loud : `198.51.100.${n}` })).toBe('in')

  expect(await outcome(price, { address: loud })).toMatchObject({ code: 'request.effort' })
  expect(await outcome(price, { address: quiet })).toBe('in')
  const proof = solve(await asked(price, quiet))
  expect(await outcome(price, { address: quiet, proof })).toBe('in')
})

test('without proofs of work a network waits when its own share is used, and has one while others have used the budget', async () => {
  const price = newPrice({ quiet: 8, budget: { name: `test-${randomUUID()}`, most: 8 } })
  for (let n = 0; n < 8; n++) expect(await outcome(price, { address: loud }, withoutWork)).toBe('in')

  expect(await outcome(price, { address: loud }, withoutWork)).toMatchObject({ code: 'request.too-many' })
  expect(await outcome(price, { address: quiet }, withoutWork)).toBe('in')
  expect(await outcome(price, { address: quiet }, withoutWork)).toBe('in')
  expect(await outcome(price, { address: quiet }, withoutWork)).toMatchObject({ code: 'request.too-many' })
  expect(await hits(price.budget.name)).toBe(10)
})

test('a wide IPv6 network has a larger share than each of its parts, and all of them one', async () => {
  const price = newPrice({ quiet: 2 })
  const from = (part: number) => outcome(price, { address: `2001:db8:7:${part.toString(16)}::1` })
  const ends = []
  for (let part = 0; part < 12; part++) ends.push(await from(part), await from(part), await from(part))

  // Two for each /64 until the /56 has had eight.
  expect(ends.filter((each) => each === 'in')).toHaveLength(8)
  expect(await outcome(price, { address: '2001:db8:7:100::1' })).toBe('in')
})

test('a challenge costs no counter, and has the price of its visitor', async () => {
  const price = newPrice({ first: 'proof', quiet: 1 })
  const offers = await Promise.all(Array.from({ length: 30 }, () => offerChallenge(withWork, price, loud)))

  expect(new Set(offers.map(({ difficulty }) => difficulty))).toEqual(new Set([6]))
  expect([await hits(price.name), await hits(price.budget.name)]).toEqual([0, 0])
  await admitProven(withWork, price, { address: loud, proof: solve(offers[0] as unknown as Asked), ripe: 0 })
  expect(await offerChallenge(withWork, price, loud)).toMatchObject({ difficulty: 7 })
  expect(await offerChallenge(withWork, price, quiet)).toMatchObject({ difficulty: 6 })
})

test('a refusal is said again for a second without asking the database, and never to a proof or to a neighbour', async () => {
  const away = { ...withWork, db: (await testDatabase()).db }
  const price = newPrice({ first: 'proof' })
  const first = await outcome(price, { address: loud }, away)
  const proof = solve((first as AppError).facts as Asked)
  await away.db.execute(sql`drop table rate_limit`)

  const again = await outcome(price, { address: loud }, away)
  expect(again).toMatchObject({ code: 'request.effort', facts: { difficulty: 6 } })
  expect(((again as AppError).facts as Asked).challenge).not.toBe(proof.challenge)
  expect(await outcome(price, { address: loud, proof }, away)).toMatchObject({ code: 'server.unavailable' })
  expect(await outcome(price, { address: quiet }, away)).toMatchObject({ code: 'server.unavailable' })
})

test('where nobody can count, nobody is let through', async () => {
  const away = { ...withWork, db: (await testDatabase()).db }
  await away.db.execute(sql`drop table rate_limit`)

  expect(await outcome(newPrice(), { address: quiet }, away)).toMatchObject({ code: 'server.unavailable' })
})
