import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { privateKeyToAccount } from 'viem/accounts'
import { testDatabase } from '#core/database/test-database.server.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { openSecret } from '#core/process/secret.server.ts'
import { tokenFeature } from '#tools/token/feature.server.ts'
import { openSession } from '#wallet/session/session.server.ts'
import { nameOf, usualRoom } from './kept-pieces.server.ts'
import { listText } from './piece-limits.ts'
import { piecesEndpoint } from './pieces-endpoint.server.ts'
import { testIpfs } from '#tools/token/ipfs/test-ipfs.server.ts'
import { piecesCommands } from './pieces-ops.server.ts'

const { db, pool } = await testDatabase()
afterAll(() => pool.end())
beforeEach(async () => void (await pool.query('truncate piece_file, piece, piece_gone')))

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`).address
const png = (text: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(text)])
const place = (key = 'abcd1234') => `${account.toLowerCase()}-${key}`

function appOf({ room = usualRoom, from = '203.0.113.7', ipfs = {} } = {}) {
  const secret = openSecret('a secret for tests, long enough to be one')
  const env = { LIMIT_FACTOR: 100, POW_DIFFICULTY: 0, PORT: 3000, ...ipfs }
  return new Hono<{ Variables: Variables }>()
    .use(async (c, next) => {
      c.set('clientAddress', from)
      await next()
    })
    .route('/pieces', piecesEndpoint({ db, secret, env, room }))
}
const app = appOf()

const sendPicture = (bytes: Buffer, to = app) =>
  to.request('/pieces/files', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })

async function publish(body: unknown, { cookie = '', to = app } = {}) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const answer = await to.request('/pieces', { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
}

const metadata = (name: string, image = 'https://a.example/1.png') =>
  JSON.stringify({ name, description: 'A piece', image })

async function signedIn(): Promise<string> {
  const token = await openSession(db, { address: account, earlier: undefined })
  return `intaglio=${token}; __Host-intaglio=${token}`
}

test('a picture is kept under its hash and given back as an image that runs nothing and that every site may show', async () => {
  const bytes = png('one')
  const kept = await sendPicture(bytes)
  const { path } = (await kept.json()) as { path: string }
  expect([kept.status, path]).toEqual([201, `/pieces/files/${nameOf(bytes)}.png`])
  const given = await app.request(path)
  expect(Buffer.from(await given.arrayBuffer()).equals(bytes)).toBe(true)
  expect(Object.fromEntries(given.headers)).toMatchObject({
    'content-type': 'image/png',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
})

test('what is no picture, or a drawing with a script, is refused with a sentence', async () => {
  const refused = await Promise.all(
    ['<html></html>', '{"a":1}', '<svg onload="x()"></svg>'].map((text) => sendPicture(Buffer.from(text))),
  )
  expect(await Promise.all(refused.map(async (one) => ((await one.json()) as { code: string }).code))).toEqual([
    'pieces.kind',
    'pieces.kind',
    'pieces.active',
  ])
})

test('a set is named by the hash of its list, and every number answers its metadata, in digits and as ERC-1155 asks', async () => {
  const picture = png('two')
  await sendPicture(picture)
  const first = metadata('One', `https://site.example/pieces/files/${nameOf(picture)}.png`)
  const { status, said } = await publish({
    pieces: [
      { number: 1, metadata: first },
      { number: 2, metadata: metadata('Two') },
    ],
  })
  const name = nameOf(
    listText([
      { number: 1, sha256: nameOf(first) },
      { number: 2, sha256: nameOf(metadata('Two')) },
    ]),
  )
  expect([status, said]).toEqual([201, { place: name }])
  for (const number of ['1', '1.json', '1'.padStart(64, '0')]) {
    const answer = await app.request(`/pieces/${name}/${number}`)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json',
      first,
    ])
  }
  expect(nameOf(await (await app.request(`/pieces/${name}/list`)).text())).toBe(name)
  const none = await app.request(`/pieces/${name}/3`)
  expect([none.status, none.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
})

test('metadata that the rules of the inspector refuse, or whose picture is not here, is not published', async () => {
  const gone = `https://site.example/pieces/files/${'0'.repeat(64)}.png`
  const faulty = [JSON.stringify({ name: 'x', description: '' }), '{', metadata('x', gone)]
  const answers = await Promise.all(
    faulty.map((one) =>
      publish({
        pieces: [
          { number: 1, metadata: metadata('fine') },
          { number: 2, metadata: one },
        ],
      }),
    ),
  )
  expect(answers.map(({ said }) => [said.code, said.number, said.fault])).toEqual([
    ['pieces.faulty', 2, 'It has no image.'],
    ['pieces.faulty', 2, 'It is not JSON.'],
    ['pieces.faulty', 2, 'Its picture is no longer kept here.'],
  ])
  expect((await pool.query('select * from piece')).rows).toEqual([])
})

test('an account that is signed in adds pieces to its own place, and what is published there never changes', async () => {
  const cookie = await signedIn()
  const one = { number: 1, metadata: metadata('One') }
  expect((await publish({ place: place(), pieces: [one] })).said.code).toBe('sign-in.required')
  const other = `0x${'22'.repeat(20)}-abcd1234`
  expect((await publish({ place: other, pieces: [one] }, { cookie })).said.code).toBe('sign-in.required')
  expect(await (await app.request(`/pieces/${place()}/list`)).text()).toBe('')
  expect((await publish({ place: place(), pieces: [one] }, { cookie })).status).toBe(201)
  expect((await publish({ place: place(), pieces: [one] }, { cookie })).status).toBe(201)
  const both = [
    { number: 2, metadata: metadata('Two') },
    { number: 1, metadata: metadata('Another') },
  ]
  const taken = await publish({ place: place(), pieces: both }, { cookie })
  expect([taken.said.code, taken.said.number]).toEqual(['pieces.taken', 1])
  expect((await app.request(`/pieces/${place()}/2`)).status).toBe(404)
  expect(await (await app.request(`/pieces/${place()}/1`)).text()).toBe(metadata('One'))
})

test('an uploader, a network and everybody have so much room, and the sentence says which is used up', async () => {
  const small = appOf({ room: { uploader: 40, network: 60, all: 1_000 } })
  expect((await sendPicture(png('x'.repeat(20)), small)).status).toBe(201)
  expect((await sendPicture(png('y'.repeat(20)), small)).status).toBe(429)
  expect((await sendPicture(png('x'.repeat(20)), small)).status).toBe(201)
  const full = appOf({ room: { uploader: 1_000, network: 1_000, all: 40 }, from: '198.51.100.7' })
  expect((await sendPicture(png('z'.repeat(20)), full)).status).toBe(507)
})

test('those of some pictures that are not here yet are named, so that a second try sends only these', async () => {
  await sendPicture(png('a'))
  const names = [nameOf(png('a')), nameOf(png('b'))]
  const answer = await app.request('/pieces/missing', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ names }),
  })
  expect(await answer.json()).toEqual({ missing: [names[1]] })
})

test('pictures that no piece names are forgotten after two days, and those of a piece are not', async () => {
  await sendPicture(png('used'))
  await sendPicture(png('unused'))
  await publish({ pieces: [{ number: 1, metadata: metadata('One', `/pieces/files/${nameOf(png('used'))}.png`) }] })
  await pool.query(`update piece_file set published_at = now() - interval '40 days'`)
  for (const statement of tokenFeature.stores.piece_file.forget) await db.execute(statement)
  const { rows } = await pool.query('select sha256, uploader from piece_file order by type')
  expect(rows).toEqual([
    { sha256: nameOf(metadata('One', `/pieces/files/${nameOf(png('used'))}.png`)), uploader: null },
    { sha256: nameOf(png('used')), uploader: null },
  ])
})

test('what the operator removes says so, and is not taken again', async () => {
  const bytes = png('bad')
  await sendPicture(bytes)
  const { said } = await publish({ pieces: [{ number: 1, metadata: metadata('One') }] })
  const context = { db, json: true, print: () => undefined, confirm: () => Promise.resolve(true) }
  for (const id of [nameOf(bytes), String(said.place)])
    await piecesCommands['pieces remove']!.run(context as never, { words: [id], options: {} } as never)
  expect((await sendPicture(bytes)).status).toBe(410)
  expect((await app.request(`/pieces/files/${nameOf(bytes)}.png`)).status).toBe(410)
  expect((await app.request(`/pieces/${String(said.place)}/1`)).status).toBe(410)
  const lines: string[] = []
  const listing = { ...context, json: true, print: (line: string) => void lines.push(line) }
  await piecesCommands['pieces list']!.run(listing as never, { words: [], options: {} } as never)
  expect(lines.join('')).not.toContain(String(said.place))
})

const image = (bytes: Buffer) => `https://site.example/pieces/files/${nameOf(bytes)}.png`

test('where the operator names a node of IPFS, pictures and a set have addresses there, and its metadata names them', async () => {
  await using node = await testIpfs()
  const to = appOf({ ipfs: { IPFS_API_URL: node.url, IPFS_API_AUTHORIZATION: 'Bearer pin' } })
  expect(await (await to.request('/pieces/keeping')).json()).toEqual({ ipfs: true })
  expect(await (await app.request('/pieces/keeping')).json()).toEqual({ ipfs: false })

  // Kept before the node was named: it is asked for once more, and goes there.
  const [small, large] = [png('small'), png('x'.repeat(300_000))]
  await sendPicture(small)
  const ask = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const missing = await to.request('/pieces/missing', { ...ask, body: JSON.stringify({ names: [nameOf(small)] }) })
  expect(await missing.json()).toEqual({ missing: [nameOf(small)] })
  for (const bytes of [small, large]) expect((await sendPicture(bytes, to)).status).toBe(201)
  expect(node.authorization()).toBe('Bearer pin')

  const pieces = [small, large].map((bytes, at) => ({ number: at + 1, metadata: metadata(`N${at}`, image(bytes)) }))
  const { status, said } = await publish({ kind: 'erc721', pieces }, { to })
  expect([status, node.folders.get(String(said.folder))]).toEqual([201, ['1', '2']])
  const published = await (await to.request(`/pieces/${String(said.place)}/2`)).text()
  const { image: address } = JSON.parse(published) as { image: string }
  expect(node.files.get(address.replace('ipfs://', ''))?.equals(large)).toBe(true)
  expect([...node.files.values()].map(String)).toContain(published)

  const editions = await publish({ kind: 'erc1155', pieces }, { to })
  expect(node.folders.get(String(editions.said.folder))).toEqual(['1', '2'].map((name) => name.padStart(64, '0')))

  // A place that grows has an address of ours: on IPFS it would change with each piece.
  const cookie = await signedIn()
  const grown = await publish({ place: place(), pieces: pieces.slice(0, 1) }, { to, cookie })
  expect(grown.said).toEqual({ place: place() })
  expect(await (await to.request(`/pieces/${place()}/1`)).text()).toContain('"ipfs://baf')
})

test('a node that refuses, or keeps other bytes than it was sent, is not believed, and nothing is published', async () => {
  await using node = await testIpfs()
  const to = appOf({ ipfs: { IPFS_API_URL: node.url } })
  const pieces = [{ number: 1, metadata: metadata('One') }]
  for (const how of ['lies', 'refuses'] as const) {
    node.fail(how)
    expect((await sendPicture(png('one'), to)).status).toBe(502)
    const { status, said } = await publish({ kind: 'erc721', pieces }, { to })
    expect([status, said.code]).toEqual([502, 'pieces.ipfs'])
  }
  expect((await pool.query('select from piece')).rows).toEqual([])
  node.fail(undefined)
  expect((await publish({ kind: 'erc721', pieces }, { to })).status).toBe(201)
})
