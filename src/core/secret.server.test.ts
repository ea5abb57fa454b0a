import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSecret, openSecret, randomToken } from './secret.server.ts'

const secret = openSecret(randomToken())

test('a signature holds for its purpose and its text alone', () => {
  const signature = secret.sign('challenge', 'text')

  expect(secret.verify('challenge', 'text', signature)).toBe(true)
  expect(secret.verify('newsletter', 'text', signature)).toBe(false)
  expect(secret.verify('challenge', 'other', signature)).toBe(false)
  expect(openSecret(randomToken()).verify('challenge', 'text', signature)).toBe(false)
})

test.each(['', 'A', 'not a signature', 'a'.repeat(43), 'a'.repeat(5000), '\0'])('%o is no signature', (signature) => {
  expect(secret.verify('challenge', 'text', signature)).toBe(false)
})

test('another spelling of the same bytes is no signature', () => {
  const signature = secret.sign('challenge', 'text')

  expect(secret.verify('challenge', 'text', `${signature}=`)).toBe(false)
  expect(secret.verify('challenge', 'text', ` ${signature}`)).toBe(false)
})

test('servers that start together on one directory agree on one secret, which only its owner can read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-secret-'))

  const made = await Promise.all(Array.from({ length: 8 }, () => loadSecret({ directory })))

  expect(new Set(made.map((one) => one.sign('challenge', 'text'))).size).toBe(1)
  expect(await readdir(directory)).toEqual(['secret'])
  expect((await stat(join(directory, 'secret'))).mode & 0o777).toBe(0o600)
  await rm(directory, { recursive: true })
})
