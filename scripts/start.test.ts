import { spawn, spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '#core/process/env.server.ts'
import { writeTestSite } from '#server/http/test-site.server.ts'
import { stampOf, writeStamp } from './site-stamp.ts'

vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '..')
const started = ['start.ts', 'site-stamp.ts']

/** The project in a folder of its own, without a build, and without the tools to make one where `pruned`. */
async function project({ pruned = false } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-start-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(join(directory, 'scripts'))
  for (const name of started) await copyFile(join(root, 'scripts', name), join(directory, 'scripts', name))
  await copyFile(join(root, 'package.json'), join(directory, 'package.json'))
  for (const name of ['src', 'content']) await symlink(join(root, name), join(directory, name))
  if (!pruned) await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
  else {
    await mkdir(join(directory, 'node_modules'))
    for (const name of await readdir(join(root, 'node_modules')))
      if (name !== '@react-router')
        await symlink(join(root, 'node_modules', name), join(directory, 'node_modules', name))
  }
  return directory
}

const start = (directory: string, env: Record<string, string>) =>
  spawnSync(process.execPath, [join(directory, 'scripts/start.ts')], { env, encoding: 'utf8', cwd: directory })

test('a bad variable stops the start before the build, in one line that names it', async () => {
  const { status, stdout, stderr } = start(await project(), { CHAIN_ID: '5', RPC_URL: 'https://node.example/hunter2' })

  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^CHAIN_ID: names no chain that is known here\. .*\n$/)
  expect(stderr).not.toContain('hunter2')
})

test('without a build and without the tools for one, a sentence says what to type', async () => {
  const { status, stdout, stderr } = start(await project({ pruned: true }), {})

  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'There is no finished site in build/, and the tools to build it are not installed: run `npm ci --include=dev && npm run build`.\n',
  )
})

test('without the tools what was built is served, and one sentence names what changed since', async () => {
  const directory = await project({ pruned: true })
  await writeTestSite(join(directory, 'build'))
  const PORT = await freePort()
  await writeStamp(directory, await stampOf(directory, readEnv({ PORT })))

  const [same, other] = [
    await startUntilListening(directory, { PORT }),
    await startUntilListening(directory, {
      PORT,
      EVENT_CODE: 'harbour',
      SANITY_PROJECT_ID: 'x',
      SANITY_API_URL: 'http://127.0.0.1:9',
    }),
  ]

  expect(same).toEqual({ page: 200, ofSite: [] })
  expect(other).toEqual({
    page: 200,
    ofSite: [
      'The site is served as it was built, since the tools to build it are not installed; EVENT_CODE changed after that: run `npm ci --include=dev && npm run build`.',
      'The blog stays as it was built, since the tools to build it are not installed: run `npm ci --include=dev` to follow SANITY_PROJECT_ID.',
    ],
  })
})

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

/** Starts the project until it listens, asks for its first page, and stops it; answers what it said of the site. */
async function startUntilListening(directory: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(directory, 'scripts/start.ts')], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing else is started: neither a database nor a chain answers here.
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: 'postgres://127.0.0.1:9/x',
      CHAIN_ID: '1',
      RPC_URL: 'http://127.0.0.1:9',
      ...env,
    },
  })
  let said = ''
  let stderr = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (stderr += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    await vi.waitFor(() => expect(said).toContain('"event":"listening"'), { timeout: 60_000, interval: 50 })
    // What it says of the database, which does not answer here, is another test's.
    const ofSite = stderr.split('\n').filter((line) => /^The (?:site|blog) /.test(line))
    return { page: (await fetch(`http://127.0.0.1:${env.PORT}/`)).status, ofSite }
  } finally {
    // It has opened nothing that would have to be closed.
    child.kill('SIGKILL')
    await ended
  }
}
