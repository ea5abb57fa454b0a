import { afterAll, beforeEach, expect, test } from 'vitest'
import { isPrivateAddress } from '#core/http/private-address.server.ts'
import { testHost } from '#tools/nft-inspector/inspection/test-collections.server.ts'
import { throughGateway } from './gateway-reach.server.ts'
import { readFile } from './read-file.server.ts'

const cid = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
let location = ''
const host = await testHost((request, response) => {
  if (location === '' || request.url !== `/ipfs/${cid}/1.json`) return response.end('{"name":"x"}')
  return response.writeHead(302, { location }).end()
})
afterAll(() => host.stop())
beforeEach(() => {
  location = ''
  host.asked.length = 0
})

// The gateway runs on this machine under a public name. Every other address that is not public is refused.
const isAllowed = (address: string) => address === '127.0.0.1' || !isPrivateAddress(address)
const gateway = `http://gateway.example:${host.port}`

function read(at = gateway) {
  const from = throughGateway(at, { ...host.reach, isAllowed })
  return readFile(`ipfs://${cid}/1.json`, { limit: 1_000, accept: '*/*', signal: new AbortController().signal, from })
}

test.each([
  ['the same content, spelt otherwise', `/ipfs/${cid.toUpperCase()}/1.json`],
  ['what a name of IPNS leads to', `/ipns/docs.example/1.json`],
  ['a host of its own for the content', `http://${cid}.ipfs.gateway.example:${host.port}/1.json`],
  ['a host of its own for a name', `http://docs-example.ipns.gateway.example:${host.port}/1.json`],
])('a redirect of the gateway to %s is followed', async (_title, to) => {
  location = to

  expect((await read()).facts).toMatchObject({ status: 200, asked: true })
})

test.each([
  ['another port of this machine', 'http://127.0.0.1:3182/'],
  ['the gateway by its address', `http://127.0.0.1:${host.port}/ipfs/${cid}`],
  ['a public site', 'https://example.com/'],
  ['the same host by TLS', `https://gateway.example/ipfs/${cid}`],
  ['another port of the same host', `http://gateway.example:1/ipfs/${cid}`],
  ['a part of the gateway that is not content', `http://gateway.example:${host.port}/api/v0/config/show`],
  ['its first page', `http://gateway.example:${host.port}/`],
  ['another subdomain', `http://admin.gateway.example:${host.port}/`],
  ['a host below that of a content', `http://a.b.ipfs.gateway.example:${host.port}/`],
  ['a name that ends like the gateway', `http://${cid}.ipfs.evilgateway.example:${host.port}/`],
  ['a name that begins like the gateway', `http://gateway.example.evil.example:${host.port}/ipfs/${cid}`],
])('a redirect of the gateway to %s is refused', async (_title, to) => {
  location = to

  expect((await read()).facts).toMatchObject({
    asked: true,
    fault: 'The gateway redirects away from itself, and was not followed.',
  })
  expect(host.asked).toEqual([`/ipfs/${cid}/1.json`])
})

test('a host for content that leads inside is refused at the connection', async () => {
  location = `http://inside.ipfs.gateway.example:${host.port}/`

  expect((await read()).facts.fault).toBe('It leads into a private network, and was not asked.')
})

test('a public name of a gateway has to lead to public addresses', async () => {
  const { facts } = await read(`http://inside.example:${host.port}`)

  expect(facts.fault).toBe('It leads into a private network, and was not asked.')
})

test.each([`http://127.0.0.1:${host.port}`, `http://inside:${host.port}`.replace('inside', 'kubo')])(
  'a gateway at %s may stand inside',
  async (at) => {
    expect((await read(at)).facts).toMatchObject({ status: 200 })
  },
)
