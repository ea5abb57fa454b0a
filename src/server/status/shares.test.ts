import { expect, test } from 'vitest'
import { lastOf, sharesOf, withShares } from './shares.ts'

const midnight = Date.UTC(2026, 10, 28) / 1_000
const noon = midnight + 43_200
const brief = ({ part, day, up, degraded, down }: ReturnType<typeof sharesOf>[number]) =>
  `${part} ${day} ${up}/${degraded}/${down}`

const found = { server: { state: 'up', latencyMs: 3 }, chain: { state: 'degraded' } } as const

test.each([
  ['the first look adds no time', {}, ['server 2026-11-28 0/0/0', 'chain 2026-11-28 0/0/0']],
  [
    'a look speaks for the time since the last one',
    { server: noon - 60, chain: noon - 61 },
    ['server 2026-11-28 60/0/0', 'chain 2026-11-28 0/61/0'],
  ],
  [
    'time nobody measured is down for the server and unknown for the rest',
    { server: noon - 3_600, chain: noon - 3_600 },
    ['server 2026-11-28 0/0/3510', 'server 2026-11-28 90/0/0', 'chain 2026-11-28 0/90/0'],
  ],
  ['a look that another server made later adds nothing', { server: noon + 1, chain: noon + 1 }, []],
] as const)('%s', (_, last, shares) => {
  expect(sharesOf({ at: noon, found }, last).map(brief)).toEqual(shares)
})

test('time is split at midnight, over as many days as it takes', () => {
  const shares = sharesOf({ at: midnight + 20, found: { server: found.server } }, { server: midnight - 86_400 - 10 })

  expect(shares.map(brief)).toEqual([
    'server 2026-11-26 0/0/10',
    'server 2026-11-27 0/0/86330',
    'server 2026-11-27 70/0/0',
    'server 2026-11-28 20/0/0',
  ])
})

test('a minute after a minute comes to the whole of a day, and days keep their worst delay', () => {
  let days = withShares([], [])
  for (let at = midnight; at <= midnight + 86_400; at += 60)
    days = withShares(
      days,
      sharesOf({ at, found: { server: { state: 'up', latencyMs: at === noon ? 900 : 2 } } }, lastOf(days)),
    )

  const [day] = days
  expect(day).toMatchObject({ day: '2026-11-28', up: 86_400, degraded: 0, down: 0, worstMs: 900, latencyMs: 2 })
})
