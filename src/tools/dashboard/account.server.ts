import type { Address } from 'viem'
import { indexState } from '#chain/index/index-state.server.ts'
import type { Database } from '#core/database/database.server.ts'
import type { AccountReport, NextDate } from './account-report.ts'
import { symbolOf } from '#tools/indexed/token-words.ts'
import { campaignsOf } from '#tools/indexed/campaigns.server.ts'
import { claimsOf } from './claims.server.ts'
import { grantsOf } from '#tools/indexed/grants.server.ts'
import { locksOf } from '#tools/indexed/locks.server.ts'
import { positionsOf } from '#tools/indexed/positions.server.ts'
import { heldBy, madeBy } from '#tools/indexed/tokens.server.ts'

type Asked = { account: Address; chain: { id: number; name: string }; now: number }

/** Everything of an account that the index knows, at a time in Unix seconds. Rejects when the database does not answer. */
export async function readAccount(db: Database, { account, chain, now }: Asked): Promise<AccountReport> {
  const asked = { account, now }
  const [index, claims, tokens, balances, locks, positions, grants, campaigns] = await Promise.all([
    indexState(db),
    claimsOf(db, asked),
    madeBy(db, account),
    heldBy(db, account),
    locksOf(db, asked),
    positionsOf(db, account),
    grantsOf(db, asked),
    campaignsOf(db, account),
  ])
  const { id, name } = chain
  const found = {
    account,
    chain: { id, name },
    at: now,
    index,
    claims,
    tokens,
    balances,
    locks,
    positions,
    grants,
    campaigns,
  }
  return { ...found, next: datesOf(found) }
}

type Dated = Pick<AccountReport, 'at' | 'claims' | 'locks' | 'positions' | 'grants' | 'campaigns'>

/** What comes next of each thing, the soonest first. */
function datesOf({ at: now, claims, locks, positions, grants, campaigns }: Dated): NextDate[] {
  const all: (NextDate | undefined)[] = [
    ...locks.map(
      ({ next, schedule, token, name, path }) =>
        next !== null && {
          at: next,
          what: `${symbolOf(token)}, lock ${name}: ${next === schedule.end ? 'everything is free' : 'more is free'}`,
          path,
        },
    ),
    ...grants.map(
      ({ next, schedule, token, name, path }) =>
        next !== null && {
          at: next,
          what: `${symbolOf(token)}, grant ${name}: ${next === schedule.end ? 'everything has vested' : 'more has vested'}`,
          path,
        },
    ),
    ...positions.map(({ unlock, name, path }) => unlock !== null && { at: unlock, what: `${name}: it ends`, path }),
    ...claims.flatMap(({ start, deadline, token, campaign, path }) => [
      { at: start, what: `${symbolOf(token)}, campaign ${campaign}: claims begin`, path },
      deadline !== null && {
        at: deadline,
        what: `${symbolOf(token)}, campaign ${campaign}: the last moment to claim`,
        path,
      },
    ]),
    ...campaigns.map(
      ({ deadline, left, token, name, path }) =>
        deadline !== null &&
        left !== '0' && { at: deadline, what: `${symbolOf(token)}, ${name}: what is left can be taken back`, path },
    ),
  ].map((date) => date || undefined)
  return all
    .filter((date) => date !== undefined)
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at - other.at)
}
