import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { checkStart } from './check-start.server.ts'

async function scratch() {
  const path = await mkdtemp(join(tmpdir(), 'intaglio-check-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

const startIn = (DATA_DIR: string) => checkStart(readEnv({ DATA_DIR }))

test('a data folder is made, and the same secret is answered from then on', async () => {
  const path = join(await scratch(), 'some/data')
  const [first, second] = [await startIn(path), await startIn(path)]

  expect(second.sign('challenge', 'text')).toBe(first.sign('challenge', 'text'))
})

test('a DATA_DIR that is a file, or below one, is refused in one sentence that names it', async () => {
  const file = join(await scratch(), 'data')
  await writeFile(file, 'words')

  for (const path of [file, join(file, 'below')])
    await expect(startIn(path)).rejects.toThrow(`DATA_DIR: ${path} is a file or lies below one: name a folder.`)
})

test('a DATA_DIR that cannot be made is refused in one sentence that names it', async () => {
  // Root may write anywhere, but has no longer names than others.
  const path = join(await scratch(), 'd'.repeat(300))

  await expect(startIn(path)).rejects.toThrow(
    `DATA_DIR: ${path} cannot be used (ENAMETOOLONG): name a folder that this user may write to.`,
  )
})

test('an empty secret file is refused before anything is opened', async () => {
  const path = await scratch()
  await writeFile(join(path, 'secret'), '')

  await expect(startIn(path)).rejects.toThrow(`${join(path, 'secret')} is empty: `)
})
