import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const platform = `${process.platform}-${process.arch}`

/** An installation of the project, with these packages; what the script does there as a Node of this version. */
async function installation(...packages: string[]) {
  const root = await mkdtemp(join(tmpdir(), 'intaglio-node-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of ['scripts', 'node_modules/.bin']) await mkdir(join(root, folder), { recursive: true })
  const script = join(root, 'scripts/packaged-node.mjs')
  await copyFile(join(import.meta.dirname, 'packaged-node.mjs'), script)
  for (const name of packages) {
    await mkdir(join(root, 'node_modules', name, 'bin'), { recursive: true })
    await writeFile(join(root, 'node_modules', name, 'bin/node'), '')
  }
  const as = `Object.defineProperty(process.versions, 'node', { value: process.argv[1] }); await import(process.argv[2])`
  const run = (version: string, env: Record<string, string> = {}) => {
    const args = ['--input-type=module', '-e', as, version, script]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
    return { status, stderr }
  }
  return { root, link: join(root, 'node_modules/.bin/node'), run }
}

const fine = { status: 0, stderr: '' }

test.each([`node-${platform}`, `node-bin-${platform}`])(
  'the program of %s is linked where npm left no link',
  async (name) => {
    const { link, run } = await installation(name, 'node-plan9-mips')

    expect(run('20.19.0')).toEqual(fine)
    expect(await readlink(link)).toBe(`../${name}/bin/node`)
    expect(run('20.19.0')).toEqual(fine)
  },
)

test('forge is linked too, and a machine without it goes on', async () => {
  const forge = `@foundry-rs/forge-${platform.replace('x64', 'amd64')}`
  const { root, run } = await installation(`node-${platform}`, forge)

  expect(run('20.19.0')).toEqual(fine)
  expect(existsSync(join(root, 'node_modules/.bin/forge'))).toBe(false)
  await writeFile(join(root, 'node_modules', forge, 'bin/forge'), '')
  expect(run('20.19.0')).toEqual(fine)
  expect(run('20.19.0')).toEqual(fine)
  expect(await readlink(join(root, 'node_modules/.bin/forge'))).toBe(`../${forge}/bin/forge`)
})

test('a link to nothing is made anew', async () => {
  const { link, run } = await installation(`node-${platform}`)
  await symlink('../node/bin/node', link)

  expect(run('20.19.0')).toEqual(fine)
  expect(await readlink(link)).toBe(`../node-${platform}/bin/node`)
})

test('without the package an old Node says what is needed and what to type, and a new one is enough', async () => {
  const { run } = await installation()

  for (const old of ['20.19.0', '24.1.9'])
    expect(run(old)).toEqual({
      status: 1,
      stderr: `Node 24.2 or newer is needed, and this is ${old}: run \`npm ci --include=optional\`, which brings one for Linux and macOS, or install it.\n`,
    })
  expect(run('24.2.0')).toEqual(fine)
  expect(run('26.0.0')).toEqual(fine)
  expect(run('20.19.0', { npm_lifecycle_event: 'postinstall' })).toEqual(fine)
})
