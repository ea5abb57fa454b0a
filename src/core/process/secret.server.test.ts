import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

test('another spelling of the same bytes is not a signature', () => {
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

test.each([
  ['empty', '', 'is empty'],
  ['blank', ' \n', 'is empty'],
  ['of 31 characters', `${'s'.repeat(31)}\n`, 'has fewer than 32 characters'],
  ['of zeros, as a torn file is', '\0'.repeat(44), 'is damaged'],
])('a secret file that is %s is refused in one sentence and left as it is', async (_what, content, fault) => {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-secret-'))
  const path = join(directory, 'secret')
  await writeFile(path, content)

  await expect(loadSecret({ directory })).rejects.toThrow(
    `${path} ${fault}: restore it from a backup, or delete it; a new one ends the links in earlier mails.`,
  )
  expect(await readFile(path, 'utf8')).toBe(content)
  expect(await loadSecret({ SECRET: randomToken(), directory })).toBeDefined()
  await rm(directory, { recursive: true })
})

test('a secret that cannot be read is not made anew', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-secret-'))
  // A folder in its place: a file without rights would not do, because root reads it.
  await mkdir(join(directory, 'secret'))

  await expect(loadSecret({ directory })).rejects.toThrow(
    `${join(directory, 'secret')} cannot be read (EISDIR): it has to be a file that the user of this server may read.`,
  )
  await rm(directory, { recursive: true })
})
