import { afterAll, expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import { testForms } from '#server/http/test-forms.server.ts'

const site = await testForms()
afterAll(() => site[Symbol.asyncDispose]())

const owner = '0x7391fACaDE7391FacAde7391FacaDE7391faCADe'
const { TokenLocker, TokenGrants } = contractAddresses
const ask = async (path: string) => {
  const answer = await site.app.request(`/api/index/${path}`)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('what the index knows is told with the block it is from, and nothing else', async () => {
  await site.query(`insert into chain_cursor (final_block, head_block) values (7, 9)`)
  for (const [block, event, args] of [
    [5, 'Locked', { id: '1', owner, amount: '70' }],
    [6, 'TransferProposed', { id: '1', from: owner, to: TokenGrants }],
  ] as const)
    await site.query(`insert into chain_event values ($1, 0, 0, '0xab', now(), $2, $3, 1, array[$4], $5)`, [
      block,
      TokenLocker,
      event,
      owner,
      JSON.stringify(args),
    ])
  await site.query(`insert into chain_approval values (3, 0, $1, $2, $3, 'amount', null, true)`, [
    TokenLocker,
    owner,
    TokenGrants,
  ])
  const index = { block: 7, head: 9, lookedAt: null, stopped: false }

  expect(await ask('history?contract=TokenLocker&thing=1')).toEqual({
    status: 200,
    body: {
      index,
      counts: { Locked: 1, TransferProposed: 1 },
      events: [
        { event: 'Locked', args: { id: '1', owner, amount: '70' }, block: 5, hash: '0xab', index: 0 },
        {
          event: 'TransferProposed',
          args: { id: '1', from: owner, to: TokenGrants },
          block: 6,
          hash: '0xab',
          index: 0,
        },
      ],
    },
  })
  expect(await ask(`things?account=${owner}&contracts=TokenLocker,VotingLocker`)).toEqual({
    status: 200,
    body: { index, things: [{ address: TokenLocker, thing: '1', as: ['Locked.owner', 'TransferProposed.from'] }] },
  })
  expect((await ask(`things?account=${owner}&contracts=TokenGrants`)).body.things).toEqual([])
  expect((await ask(`approvals?account=${owner}`)).body).toEqual({
    index,
    more: false,
    approvals: [
      { token: TokenLocker, spender: TokenGrants, kind: 'amount', item: null, since: { block: 3, at: null } },
    ],
  })
})

test('what an account launched is told once for each token, and what another writes in its name is not', async () => {
  const { LaunchBook, Launcher } = contractAddresses
  const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  for (const [block, token, creator, maker] of [
    [20, TokenLocker, owner, owner],
    [21, TokenLocker, owner, owner],
    [22, TokenGrants, owner, Launcher],
    [23, LaunchBook, owner, stranger],
    [24, Launcher, stranger, stranger],
  ] as const)
    await site.query(`insert into chain_event values ($1, 0, 0, '0xab', now(), $2, 'Launched', null, $3, $4)`, [
      block,
      LaunchBook,
      [token, creator, maker],
      JSON.stringify({ token, creator, maker, codeHash: '0x00' }),
    ])
  const launches = [
    { token: TokenGrants, block: 22, withPool: true },
    { token: TokenLocker, block: 21, withPool: false },
  ]
  expect((await ask(`launches?account=${owner}`)).body.launches).toEqual(launches)
  expect((await ask(`launches?account=${owner}&token=${TokenLocker}`)).body.launches).toEqual(launches.slice(1))
  expect((await ask(`launches?account=${owner}&token=${LaunchBook}`)).body.launches).toEqual([])
})

test.each([
  `launches?account=${owner}&token=0x12`,
  'launches',
  'history?contract=TokenLocker&thing=x',
  'history?contract=LockLens&thing=1',
  'history?contract=constructor&thing=1',
  'things?account=0x12&contracts=TokenLocker',
  `things?account=${owner}`,
  'approvals',
])('%s is refused', async (path) => {
  const { status, body } = await ask(path)
  expect([status, body.code]).toEqual([
    status === 422 ? 422 : 400,
    expect.stringMatching(/^(?:request\.malformed|address\.invalid)$/),
  ])
})
