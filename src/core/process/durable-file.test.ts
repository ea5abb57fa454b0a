import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { writeDurably } from './durable-file.server.ts'

const folder = await mkdtemp(join(tmpdir(), 'intaglio-durable-'))
const path = join(folder, 'file')
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => writeDurably(path, 'before'))

const read = async () => ({ text: await readFile(path, 'utf8'), names: await readdir(folder) })

test('what is written replaces what was there, for its owner alone, and leaves nothing beside it', async () => {
  await writeDurably(path, Buffer.from('after'))

  expect(await read()).toEqual({ text: 'after', names: ['file'] })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('content that fails in the middle leaves what was there', async () => {
  const half = (async function* () {
    yield 'half '.repeat(10_000)
    throw new Error('no more')
  })()

  await expect(writeDurably(path, half)).rejects.toThrow('no more')
  expect(await read()).toEqual({ text: 'before', names: ['file'] })
})

test('a disk that takes no more bytes leaves what was there', async () => {
  const program = `import { writeDurably } from ${JSON.stringify(join(import.meta.dirname, 'durable-file.server.ts'))}
    await writeDurably(${JSON.stringify(path)}, 'after'.repeat(100_000))`
  // No file of this process may grow beyond 64 kB: the kernel stops it in the middle of its write.
  const limited = promisify(execFile)('sh', ['-c', 'ulimit -f 128 && exec "$0" -e "$1"', process.execPath, program])

  await expect(limited).rejects.toMatchObject({ stdout: '' })
  expect((await read()).text).toBe('before')
})

test('a file that must not be replaced stays, and the second writer gets an error code', async () => {
  const writes = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) => writeDurably(join(folder, 'once'), String(at), { once: true })),
  )

  expect(writes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = writes.flatMap((write) => (write.status === 'rejected' ? [write.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['EEXIST']))
  expect(writes[Number(await readFile(join(folder, 'once'), 'utf8'))]!.status).toBe('fulfilled')
  await rm(join(folder, 'once'))
})

test('what a killed process left beside a file is cleared away by a later write, and what is being written now is not', async () => {
  const [old, fresh, other] = ['file.1.new', 'file.2.new', 'file-2.1.new']
  for (const name of [old, fresh, other]) await writeFile(join(folder, name), 'half')
  const before = new Date(Date.now() - 3_600_000)
  for (const name of [old, other]) await utimes(join(folder, name), before, before)

  await writeDurably(path, 'after')

  expect((await readdir(folder)).toSorted()).toEqual(['file', other, fresh].toSorted())
  for (const name of [fresh, other]) await rm(join(folder, name))
})
