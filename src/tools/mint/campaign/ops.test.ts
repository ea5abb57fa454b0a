import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { readContract } from '#chain/read/rpc.ts'
import { brand } from '#content/brand.ts'
import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import { codeKey } from '#core/codes/code-key.ts'
import { readCode } from '#core/codes/code-text.ts'
import type { CodeList } from '#tools/mint/codes/code-list.server.ts'
import { codesCommands } from '#tools/mint/codes/codes-ops.server.ts'
import { testMint } from '#tools/mint/relay/test-mint.server.ts'
import { campaignCommands } from './campaign-ops.server.ts'
import type { MintEvents, Place } from './mint-event.ts'

const mint = await testMint()
afterAll(() => mint[Symbol.asyncDispose]())
const commands = { ...codesCommands, ...campaignCommands }
const folder = await mkdtemp(join(tmpdir(), 'intaglio-codes-'))
const out = join(folder, 'codes')

async function ops(name: string, options: Record<string, string | true>, words: string[] = [], answer = true) {
  const lines: string[] = []
  const context = {
    db: mint.db,
    env: mint.env,
    localChain: () => Promise.resolve(mint.url),
    json: false,
    print: (line: string) => void lines.push(line),
    confirm: () => Promise.resolve(answer),
  }
  await commands[name]!.run(context as never, { words, options })
  return lines.join('\n')
}

const fair = {
  name: 'Harbour Fair',
  symbol: 'FAIR',
  description: 'One piece for each visitor.',
  codes: join(out, 'list.json'),
  supply: '100',
  'event-code': 'harbour',
  end: '2099-01-01',
  sponsor: '0.5',
  'list-uri': 'https://fair.example/list.json',
}

test('codes are written to files that only their owner reads, and the list holds none of them', async () => {
  await ops('codes create', { count: '12', name: fair.name, out })
  const [table, list, sheet] = await Promise.all(
    ['codes.csv', 'list.json', 'codes.pdf'].map((file) => readFile(join(out, file), 'latin1')),
  )
  const rows = table!.trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(12)
  expect(sheet).toMatch(/^%PDF/)
  for (const name of ['codes.csv', 'codes.pdf']) expect((await stat(join(out, name))).mode & 0o77).toBe(0)
  const { salt, keys } = JSON.parse(list!) as CodeList
  for (const [at, row] of rows.entries()) {
    const read = readCode(row.split(',')[1]!)
    if (!('code' in read)) throw new Error('not a code')
    expect(row).toContain(`/mint#code=${read.code}`)
    expect(list).not.toContain(read.code)
    expect(keys[at]).toBe(privateKeyToAddress(codeKey(read.code, { chainId: 31_337, salt })))
  }
  await expect(ops('codes create', { count: '12', name: fair.name, out })).rejects.toThrow('exists already')
})

test('a number is enough: the cards bear the name of the brand, and the folder that of the day', async () => {
  const before = process.cwd()
  process.chdir(folder)
  const said = await ops('codes create', { count: '1' }).finally(() => process.chdir(before))
  expect(said).toMatch(new RegExp(`1 codes are in codes-\\d{4}-\\d\\d-\\d\\d: .*--name "${brand.name}"`, 's'))
  await expect(ops('codes create', {})).rejects.toThrow('--count 500')
})

test('what cannot be is refused before anything is sent', async () => {
  const refused = (options: Record<string, string | true>) => ops('campaign create', options)
  const { codes: _, supply: __, ...neither } = fair
  await expect(refused(neither)).rejects.toThrow('--codes for printed codes')
  await expect(refused({ ...fair, end: 'soon' })).rejects.toThrow('--end as 2026')
  await expect(refused({ ...fair, end: '2020-01-01' })).rejects.toThrow('later')
  await expect(refused({ ...fair, 'per-wallet': '101' })).rejects.toThrow('Limits rise')
  await expect(refused({ ...fair, sponsor: '1e9' })).rejects.toThrow('amount')
  await expect(refused({ ...fair, 'list-uri': 'list.json' })).rejects.toThrow('--list-uri is an address')
  await expect(refused({ ...fair, codes: join(out, 'codes.csv') })).rejects.toThrow('not a list of codes')
  await expect(ops('campaign create', fair, [], false)).rejects.toThrow('Nothing was sent')
  expect(await ops('campaign create', { ...fair, 'dry-run': true })).toContain('12 printed codes, valid permanently')
  expect(await ops('campaign list', {})).toBe('No collections.')
})

test('a collection is made, listed, minted for and closed', async () => {
  const made = await ops('campaign create', fair)
  const [, contract] = /mints for (0x\w{40}) now/.exec(made)!
  const codesURI = { to: contract as `0x${string}`, abi: codeMint721Abi, name: 'codesURI', args: [] } as const
  expect(await readContract((method, params) => mint.ask(method, ...params), codesURI)).toBe(fair['list-uri'])
  expect(await ops('campaign list', {})).toMatch(/Harbour Fair +open +harbour +0 +0 +0 +0\.5/)
  await expect(ops('campaign create', fair)).rejects.toThrow('is at')
  await expect(ops('campaign create', { ...fair, name: 'Another' })).rejects.toThrow('Nothing was sent: close')

  await sleep(1_000)
  const { campaigns } = (await (await mint.get('campaigns')).json()) as MintEvents
  expect(campaigns.find((each) => each.contract === contract)).toMatchObject({ codes: 12, event: { code: 'harbour' } })
  const { keys } = JSON.parse(await readFile(fair.codes, 'utf8')) as CodeList
  const ask = () => mint.post('place', { keys: [{ contract, key: keys[4] }] })
  expect((await (await ask()).json()) as Place).toMatchObject({ contract, index: 4 })

  await ops('campaign close', {}, [contract!])
  await sleep(1_000)
  expect((await ask()).status).toBe(404)
  await expect(ops('campaign close', {}, [contract!])).rejects.toThrow('No open collection')
})
