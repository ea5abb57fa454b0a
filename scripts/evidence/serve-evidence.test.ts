import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Signatures } from '#app/evidence/served.ts'
import type { SiteFile } from '#server/http/site-manifest.ts'
import { fingerprintOf, isSigned, makeKeyPair } from '#server/ops/manifest-signature.server.ts'
import { writeEvidence, writeSigned } from './serve-evidence.ts'

const page: SiteFile = {
  path: '/pricing',
  file: 'pricing/index.html',
  type: 'text/html; charset=utf-8',
  sha256: 'hash',
  immutable: false,
  encodings: [],
  headers: {},
}
const files = [page, { ...page, path: '/404' }, { ...page, path: '/blog' }]

/** Writes evidence and signatures into a folder of its own, and answers what is in it. */
async function written(key?: string) {
  const directory = await mkdtemp(join(tmpdir(), 'evidence-'))
  const keyFile = key && join(directory, 'release.key')
  if (keyFile) await writeFile(keyFile, key)
  await writeEvidence(directory)
  const names = await writeSigned(directory, { files, keyFile, renewed: ['/blog'] })
  const read = (name: string) => readFile(join(directory, name))
  const [list, rows, schema] = await Promise.all(['site-files.json', 'evidence.json', 'evidence.schema.json'].map(read))
  const signed = JSON.parse(String(await read('evidence.signatures.json'))) as Signatures
  await rm(directory, { recursive: true })
  return { names, list: list!, rows: rows!, schema: String(schema), signed }
}

const pem = (base64: string) => `-----BEGIN PUBLIC KEY-----\n${base64}\n-----END PUBLIC KEY-----\n`

test('without a key, a key for demonstration signs the same bytes each time, and says what it is', async () => {
  const [one, other] = [await written(), await written()]

  expect(one.signed).toEqual(other.signed)
  expect(one.signed.key).toBe('demonstration')
  expect(isSigned(one.rows, one.signed.signatures['/evidence.json']!, pem(one.signed.publicKey))).toBe(true)
  expect(isSigned(one.list, one.signed.signatures['/site-files.json']!, pem(one.signed.publicKey))).toBe(true)
})

test('the key of the operator signs where there is one', async () => {
  const { privateKey, publicKey } = makeKeyPair()
  const { rows, signed } = await written(privateKey)

  expect(signed.key).toBe('release')
  expect(signed.fingerprint).toBe(fingerprintOf(publicKey))
  expect(isSigned(rows, signed.signatures['/evidence.json']!, publicKey)).toBe(true)
  expect(isSigned(Buffer.concat([rows, rows]), signed.signatures['/evidence.json']!, publicKey)).toBe(false)
})

test('the list has every file that can be asked for, and none that changes by itself', async () => {
  const { list, names } = await written()

  expect(names).toEqual(['site-files.json', 'evidence.signatures.json'])
  expect(JSON.parse(String(list))).toEqual({ files: { '/pricing': 'hash' } })
})

test('the schema names every field of a row, and allows no other', async () => {
  const { schema, rows } = await written()
  const { properties } = JSON.parse(schema) as {
    properties: { rows: { items: { required: string[]; properties: object; additionalProperties: boolean } } }
  }
  const { items } = properties.rows
  const said = (JSON.parse(String(rows)) as { rows: object[] }).rows.flatMap((row) => Object.keys(row))

  expect(items.additionalProperties).toBe(false)
  expect([...new Set(said)].filter((name) => !(name in items.properties))).toEqual([])
  expect(items.required).toContain('doesNotProve')
})
