import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isSigned, makeKeyPair } from '#server/ops/manifest-signature.server.ts'
import { git, whatHinders } from './check-release.ts'
import { makeRelease } from './release.ts'

/** A repository with one release in it, and a day of changes after it. */
async function repository() {
  const root = await mkdtemp(join(tmpdir(), 'intaglio-release-'))
  const write = async (file: string, text: string) => {
    await mkdir(join(root, file, '..'), { recursive: true })
    await writeFile(join(root, file), text)
  }
  git(root, 'init', '--quiet')
  git(root, 'config', 'user.name', 'Ada')
  git(root, 'config', 'user.email', 'ada@example.com')
  const commit = (message: string) => {
    git(root, 'add', '--all')
    git(root, 'commit', '--quiet', '-m', message)
    return git(root, 'rev-parse', 'HEAD')
  }
  await write('.gitignore', 'build\n')
  await write('package.json', '{ "name": "site", "version": "0.1.0" }')
  await write('package-lock.json', '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" } } }')
  await write('db/migrations/0001-forms.sql', 'create table submission ()')
  await write('CHANGELOG.md', '# Changelog\n\n## 2026-11-20\n\n### Added\n\n- The first.\n')
  const first = commit('first')
  const row = { version: '0.1.0', date: '2026-11-20', commit: first, migration: '0001-forms.sql' }
  await write('docs/releases.json', JSON.stringify([row]))
  await write('db/migrations/0002-more.sql', 'create table more ()')
  await write('CHANGELOG.md', '# Changelog\n\n## 2026-11-22\n\n### Added\n\n- More.\n')
  const second = commit('second')
  return { root, write, commit, second, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

test('a tree that is no release yet is told what hinders it', async () => {
  await using it = await repository()
  expect(await whatHinders(it.root, '0.2.0')).toEqual([])
  expect(await whatHinders(it.root, '0.2')).toEqual(['A version is three numbers, such as 1.4.0.'])
  expect(await whatHinders(it.root, '0.1.0')).toEqual(['The last release is 0.1.0: name a later version.'])

  await it.write('db/migrations/0001-forms.sql', 'create table submission (id uuid)')
  expect(await whatHinders(it.root, '0.2.0')).toEqual([expect.stringContaining('not committed')])
  await it.write('CHANGELOG.md', '# Changelog\n\n## 2026-11-20\n\n### Added\n\n- The first.\n')
  it.commit('third')

  expect(await whatHinders(it.root, '0.2.0')).toEqual([
    expect.stringContaining('no day after 2026-11-20'),
    'db/migrations/0001-forms.sql is not what 0.1.0 applied: restore it, and write a new migration.',
  ])
})

test('a release has its version, its row, a signed manifest and an annotated tag', async () => {
  await using it = await repository()
  const { privateKey, publicKey } = makeKeyPair()
  await it.write('build/site.json', '{}')
  await it.write('build/sbom.cdx.json', '{}')

  await makeRelease(it.root, '0.2.0', privateKey, () => undefined)

  const read = (file: string) => readFile(join(it.root, file), 'utf8')
  expect((JSON.parse(await read('package-lock.json')) as { packages: object }).packages).toEqual({
    '': { version: '0.2.0' },
  })
  const [, row] = JSON.parse(await read('docs/releases.json')) as object[]
  expect(row).toMatchObject({ version: '0.2.0', commit: it.second, migration: '0002-more.sql' })
  expect(isSigned(Buffer.from('{}'), await read('build/site.json.sig'), publicKey)).toBe(true)
  expect(git(it.root, 'cat-file', '-p', 'v0.2.0')).toMatch(
    /Intaglio 0\.2\.0\n\nlast migration {2}0002-more\.sql\nsite\.json +sha256 [\da-f]{64}/,
  )
  expect(git(it.root, 'status', '--porcelain')).toBe('')
  expect(await whatHinders(it.root, '0.2.0')).toContain('The tag v0.2.0 is there already.')
})

const failing = () => {
  throw new Error('no build')
}

test('a build that fails leaves the tree as it was, without a commit and a tag', async () => {
  await using it = await repository()
  await expect(makeRelease(it.root, '0.2.0', makeKeyPair().privateKey, failing)).rejects.toThrow('no build')

  expect([git(it.root, 'rev-parse', 'HEAD'), git(it.root, 'status', '--porcelain'), git(it.root, 'tag')]).toEqual([
    it.second,
    '',
    '',
  ])
})
