import { afterAll, expect, test } from 'vitest'
import { getAddress, type Address, type Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { sampleCollections } from '#chain/contracts/sample-collections.ts'
import { wrappedEtherCode } from '#contracts/samples/wrapped-ether.ts'
import type { FileReach } from '#tools/nft-inspector/files/read-file.server.ts'
import type { InspectionEvent, Report } from '#tools/nft-inspector/report/report.ts'
import { inspect, openCollection } from './inspect.server.ts'
import { oddPieces, seedOddPieces } from './seed-sample.server.ts'
import { testCollections, testHost } from './test-collections.server.ts'

const chain = await testCollections()
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const host = await testHost((request, response) => {
  const pages: Record<string, () => unknown> = {
    '/1': () => response.end(JSON.stringify({ name: '‮One', description: '', image: `${host.url}/picture.png` })),
    '/2': () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('<!doctype html><script>1</script>'),
    '/3': () => response.end(Buffer.alloc(2_000_000, ' ')),
    '/4': () => response.writeHead(302, { location: `http://inside.example:${host.port}/4` }).end(),
    '/5': () => response.writeHead(404).end(),
    '/6': () => response.end('{"name":"Six","image":"ipfs://Qm"}'),
    '/picture.png': () => response.end(png),
  }
  ;(pages[request.url!] ?? (() => response.end('{}')))()
})
host.reach.isAllowed = (address) => address !== '169.254.169.254'
afterAll(async () => {
  host.stop()
  await chain.stop()
})

const from: FileReach = { reach: host.reach }
async function run(address: Address, files = from): Promise<{ report: Report; events: InspectionEvent[] }> {
  const faults: unknown[] = []
  const onFault = (error: unknown) => faults.push(error)
  const inspector = { rpc: chain.gateway.rpc, chain: localChain, from: files, onFault }
  const events: InspectionEvent[] = []
  const report = await inspect(inspector, await openCollection(inspector, address), (event) => events.push(event))
  // A part that could not be done is a finding to a visitor, and a fault to us.
  if (faults.length > 0) throw faults[0]
  return { report, events }
}
const idsOf = ({ findings }: Report, weight?: string) =>
  findings.filter((each) => !weight || each.weight === weight).map(({ id }) => id)

test('the sample with faults shows each of them, and nothing of it is opened', async () => {
  await seedOddPieces(chain.ask)
  expect(oddPieces().address).toBe(sampleCollections.odd)
  await seedOddPieces(chain.ask)

  const { report, events } = await run(sampleCollections.odd, {})

  expect(report.collection).toMatchObject({ name: 'Sample Oddities', symbol: 'ODD', kind: 'ERC-721', chainId: 31337 })
  expect(report.complete).toBe(true)
  expect(idsOf(report, 'high')).toEqual(
    expect.arrayContaining(['powers.seize', 'powers.metadata', expect.stringMatching(/metadata.file.it-leads-into/)]),
  )
  expect(idsOf(report)).toEqual(
    expect.arrayContaining(['supply.gaps', 'powers.create', 'powers.limit', 'powers.freeze', 'royalties.high']),
  )
  expect(report.powers.functions).toContainEqual(
    expect.objectContaining({ signature: 'adminTransfer(address,address,uint256)', obeys: 'owner' }),
  )
  for (const owned of ['setPaused(bool)', 'mint(address,uint256)', 'setMaxSupply(uint256)'])
    expect(report.powers.functions.find(({ signature }) => signature === owned)?.obeys).toBe('owner')
  expect(report.powers.functions.find(({ signature }) => signature === 'setBaseURI(string)')?.obeys).toBe('anybody')
  expect(report.supply).toMatchObject({
    total: '9',
    most: { value: '10', from: 'maxSupply()' },
    first: '1',
    missing: ['6'],
  })
  const wrong = Object.fromEntries(
    report.sample.map(({ token, faults: all, file }) => [token, [...all, file?.fault].join(' ')]),
  )
  expect(wrong).toMatchObject({
    1: expect.stringMatching(/^\s*$/),
    2: expect.stringContaining('a script'),
    3: expect.stringContaining('private network'),
    4: expect.stringContaining('HTML'),
    5: expect.stringContaining('no gateway'),
    7: expect.stringContaining('no image'),
    8: expect.stringContaining('fails'),
  })
  expect(events.filter(({ is }) => is === 'part')).toHaveLength(5)
  for (const { title, means, found } of report.findings)
    for (const text of [title, means, found]) expect(text).toMatch(/\S{2}/)
})

test('metadata of hosts that mean harm is a finding each, and what leads inside is not asked', async () => {
  const { report } = await run(await chain.make('PlainCollection', [`${host.url}/`, 6n]))

  const lines = report.sample.map(({ file, faults, image }) =>
    [...faults, file?.fault, image?.fault].filter(Boolean).join(' '),
  )
  expect(lines).toEqual([
    '',
    'Its metadata is an HTML page, not JSON.',
    'Its metadata is larger than 1 MB: it was not read to the end.',
    'It leads into a private network, and was not asked.',
    'Its host answers 404.',
    expect.stringMatching(/no description.*not a content identifier/),
  ])
  // What turns writing round cannot make a name look like another.
  expect(report.sample[0]).toMatchObject({
    name: '\\u{202e}One',
    image: { kind: 'PNG picture', size: 16, status: 200 },
  })
  expect(idsOf(report)).toContain('metadata.place.http')
})

test('a contract that says yes to everything is not believed', async () => {
  const { report } = await run(await chain.make('YesCollection'))

  expect(idsOf(report)).toContain('standards.yes-to-all')
  expect(report.standards.find(({ name }) => name === 'ERC-2981')).toMatchObject({ claimed: true, kept: false })
  expect(report.standards.find(({ name }) => name === 'ERC-721')).toMatchObject({ kept: true })
})

test('roles that are held now are named, and those that were taken back are not', async () => {
  const { report } = await run(await chain.make('RoleCollection'), {})

  expect(report.powers.roles).toEqual([
    { role: 'DEFAULT_ADMIN_ROLE', account: getAddress(`0x${'a11ce'.padStart(40, '0')}`) },
  ])
  expect(idsOf(report)).toEqual(expect.arrayContaining(['powers.roles', 'metadata.place.ens']))
  expect(report.sample[0]!.file!.fault).toBe('Its host does not exist.')
})

test('megabytes and burned gas from the contract itself are findings, not faults of ours', async () => {
  const { report } = await run(await chain.make('GreedyCollection'))

  expect(report.sample.map(({ faults }) => faults.join())).toEqual([
    expect.stringContaining('more than 1 MB'),
    expect.stringContaining('30 million gas'),
  ])
})

test('pieces that cannot be counted are found by their events, and odd royalties are told', async () => {
  const { report } = await run(await chain.make('SparseCollection'))

  expect(report.sample.map(({ token }) => token)).toEqual([1, 2, 3].map((at) => String(BigInt(at) * 10n ** 30n)))
  expect(idsOf(report)).toEqual(
    expect.arrayContaining(['royalties.high', 'royalties.nobody', 'royalties.odd', 'supply.uncounted']),
  )
  expect(idsOf(report)).toContain('metadata.file.unasked.ipfs')
})

test('with a gateway of the operator, content of IPFS is read through it and through nothing else', async () => {
  const address = await chain.make('SparseCollection')
  const { report } = await run(address, { gateway: host.url, gatewayReach: host.reach })

  expect(report.sample[0]!.file).toMatchObject({ place: 'ipfs', asked: true, status: 200 })
  expect(host.asked.filter((path) => path.startsWith('/ipfs/bafybei'))).toHaveLength(3)
})

test('the number of an edition is put into the address of its metadata', async () => {
  const { report } = await run(await chain.make('EditionCollection', [`${host.url}/{id}`]))

  expect(report.collection.kind).toBe('ERC-1155')
  expect(report.sample).toHaveLength(1)
  expect(host.asked).toContain(`/${'a'.padStart(64, '0')}`)
})

test('what a proxy passes calls on to is read, too', async () => {
  const { report } = await run(await chain.make('ReplaceableCollection', [sampleCollections.odd]))

  expect(report.powers.proxy).toMatchObject({ implementation: sampleCollections.odd })
  expect(idsOf(report, 'high')).toContain('powers.proxy')
  expect(idsOf(report)).toContain('powers.freeze')
})

const refusal = (address: Address) => run(address).catch((error: Error) => `${error.name}: ${error.message}`)

test('an address that is not a collection is refused in one sentence', async () => {
  const [account] = (await chain.ask('eth_accounts')) as [Address]

  expect(await refusal(account)).toMatch(/^NotACollection: There is no contract at this address on Local chain/)
  expect(await refusal(await chain.deploy(wrappedEtherCode))).toMatch(/^NotACollection: This is a token of equal units/)
  expect(await refusal(await chain.deploy('0x6001600a5f3960015ff300' as Hex))).toMatch(/neither as ERC-721 nor/)
})

test('an inspection that runs out of time says what is missing', async () => {
  const address = await chain.make('PlainCollection', [`${host.url}/`, 2n])
  const slow = await testHost(() => {})
  const inspector = { rpc: chain.gateway.rpc, chain: localChain, from: { reach: slow.reach }, timeoutMs: 1_500 }
  const other = await chain.make('PlainCollection', [`${slow.url}/`, 2n])
  expect(address).not.toBe(other)

  const report = await inspect(inspector, await openCollection(inspector, other), () => {})

  expect(report.complete).toBe(false)
  expect(idsOf(report, 'unknown')).toContain('metadata.out-of-time')
  slow.stop()
})
