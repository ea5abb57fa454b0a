import { mkdtemp, readdir, readFile, rm, writeFile, cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { checkedInput } from './checked-input.server.ts'
import { addDeployments } from './descriptor-files.server.ts'
import { verifyAtSourcify } from './sourcify.server.ts'
import { done, taken, testSourcify, working, type Answer } from './test-sourcify.server.ts'

const address = contractAddresses.TokenLocker
const about = { chainId: 11155111, address, pause: 1, timeoutMs: 20_000, ...checkedInput('TokenLocker') }

test('sources, compiler and contract are given as the API wants them, and a match is waited for', async () => {
  await using sourcify = await testSourcify([taken, working, working, done('exact_match')])

  expect(await verifyAtSourcify({ ...about, server: sourcify.url })).toEqual({ state: 'exact' })
  const [{ path, content }] = sourcify.submitted as [{ path: string; content: Record<string, unknown> }]
  expect(path).toBe(`/server/v2/verify/11155111/${address}`)
  expect(content).toMatchObject({
    compilerVersion: '0.8.37+commit.f401782d',
    contractIdentifier: 'contracts/TokenLocker.sol:TokenLocker',
    stdJsonInput: { language: 'Solidity', settings: { evmVersion: 'cancun', optimizer: { enabled: true, runs: 200 } } },
  })
  expect(Object.keys((content.stdJsonInput as { sources: object }).sources)).toContain('contracts/TokenLocker.sol')
})

const refused = (status: number, customCode: string): Answer => ({
  status,
  body: { customCode, message: 'Told so.', errorId: '1' },
})

test.each([
  ['a match without the hash of the sources', [taken, done('match')], { state: 'match' }],
  ['a contract it knows', [refused(409, 'already_verified')], { state: 'known' }],
  ['a refusal', [refused(400, 'invalid_parameter')], { state: 'failed', reason: 'Told so. (invalid_parameter)' }],
  [
    'a contract it works on',
    [refused(429, 'duplicate_verification_request')],
    { state: 'failed', reason: expect.stringContaining('asks to wait') as unknown },
  ],
  ['trouble', [{ status: 502, body: '<html>' }], { state: 'failed', reason: 'the server answers 502' }],
  [
    'another API',
    [{ status: 202, body: { guid: 1 } }],
    { state: 'failed', reason: expect.stringContaining('otherwise') as unknown },
  ],
  [
    'a page instead of a job',
    [taken, { status: 200, body: '<html>' }],
    { state: 'failed', reason: expect.stringContaining('otherwise') as unknown },
  ],
  [
    'other code',
    [taken, done(null, { customCode: 'no_match', message: 'The code differs.' })],
    { state: 'failed', reason: 'The code differs. (no_match)' },
  ],
  [
    'no match and no reason',
    [taken, done(null)],
    { state: 'failed', reason: expect.stringContaining('not that of') as unknown },
  ],
] as [string, Answer[], object][])('%s gets its own verdict', async (_, answers, verdict) => {
  await using sourcify = await testSourcify(answers)

  expect(await verifyAtSourcify({ ...about, server: sourcify.url })).toEqual(verdict)
})

test('a job without an end is given up', async () => {
  await using sourcify = await testSourcify([taken, working])
  const { state, reason } = await verifyAtSourcify({ ...about, server: sourcify.url, timeoutMs: 50 })

  expect([state, reason]).toEqual(['failed', expect.stringContaining('has not finished')])
})

test('a server that is away is said to be away', async () => {
  const verdict = await verifyAtSourcify({ ...about, server: 'http://127.0.0.1:9' })

  expect(verdict).toEqual({ state: 'failed', reason: 'the server cannot be reached' })
})

test('descriptors learn where their contract stands, once, and keep other chains and other contracts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intaglio-descriptors-'))
  await cp('contracts/descriptors', folder, { recursive: true })
  const all = plannedContracts.map((contract) => ({ ...contract, found: 'itself' as const }))
  const read = async (file: string) =>
    (JSON.parse(await readFile(join(folder, file), 'utf8')) as { context: { contract: { deployments: unknown } } })
      .context.contract.deployments
  const first = await addDeployments(10, all, folder)
  const second = await addDeployments(
    1,
    all.map((contract) => ({
      ...contract,
      found: contract.kind === 'TokenLocker' ? ('itself' as const) : ('nothing' as const),
    })),
    folder,
  )

  // Tokens, vaults and contracts of others stand at no address that is planned here.
  const planned = new Set(all.map(({ kind }) => kind as string))
  const files = (await readdir(folder)).filter((file) => planned.has(/-(\w+)\.json$/.exec(file)?.[1] ?? ''))
  expect(first).toEqual(files.toSorted())
  expect(files).toHaveLength(10)
  expect(second).toEqual(['calldata-TokenLocker.json'])
  expect(await read('calldata-TokenLocker.json')).toEqual([
    { chainId: 1, address },
    { chainId: 10, address },
  ])
  expect(await addDeployments(10, all, folder)).toEqual([])
  await writeFile(
    join(folder, 'other.json'),
    JSON.stringify({ context: { $id: 'Other', contract: { deployments: [] } } }),
  )
  expect(await addDeployments(10, all, folder)).toEqual([])
  await rm(folder, { recursive: true })
})
