import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('a bad variable stops the start before the build, in one line that names it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-start-'))
  // The project without its build: whoever goes on to it fails with another sentence.
  await mkdir(join(directory, 'scripts'))
  await copyFile(join(root, 'package.json'), join(directory, 'package.json'))
  for (const name of ['start.ts', 'site-stamp.ts'])
    await copyFile(join(root, 'scripts', name), join(directory, 'scripts', name))
  for (const name of ['src', 'content', 'node_modules']) await symlink(join(root, name), join(directory, name))
  const env = { CHAIN_ID: '5', RPC_URL: 'https://node.example/hunter2' }

  const started = spawnSync(process.execPath, [join(directory, 'scripts/start.ts')], { env, encoding: 'utf8' })
  await rm(directory, { recursive: true })

  const { status, stdout, stderr } = started
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^CHAIN_ID: names no chain that is known here\. .*\n$/)
  expect(stderr).not.toContain('hunter2')
})
