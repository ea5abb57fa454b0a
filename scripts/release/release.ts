import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signManifest } from '#server/ops/manifest-signature.server.ts'
import { git, lastMigration, readReleases, releasesFile, whatHinders, type Release } from './check-release.ts'

const changed = ['package.json', 'package-lock.json', releasesFile]

/** Writes the version into the packages' files and the release into the list of releases. */
async function writeVersion(root: string, release: Release): Promise<void> {
  for (const file of ['package.json', 'package-lock.json']) {
    const text = await readFile(join(root, file), 'utf8')
    const all = JSON.parse(text) as { version: string; packages?: Record<string, { version: string }> }
    all.version = release.version
    if (all.packages?.['']) all.packages[''].version = release.version
    await writeFile(join(root, file), `${JSON.stringify(all, undefined, 2)}\n`)
  }
  const releases = [...(await readReleases(root)), release]
  await writeFile(join(root, releasesFile), `${JSON.stringify(releases, undefined, 2)}\n`)
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Makes a release of the tree at `root`: version, build, list of packages, signed manifest, commit and annotated tag. `build` leaves
 * `build/site.json` and `build/sbom.cdx.json`. When it fails, the files are as they were and nothing is committed.
 */
export async function makeRelease(
  root: string,
  version: string,
  privateKey: string,
  build: () => void,
): Promise<string> {
  const release = {
    version,
    date: new Date().toISOString().slice(0, 10),
    commit: git(root, 'rev-parse', 'HEAD'),
    migration: await lastMigration(root),
  }
  const manifest = join(root, 'build/site.json')
  try {
    await writeVersion(root, release)
    build()
    const bytes = await readFile(manifest)
    await writeFile(`${manifest}.sig`, `${signManifest(bytes, privateKey)}\n`)
    const sbom = await readFile(join(root, 'build/sbom.cdx.json'))
    git(root, 'commit', '--quiet', '-m', `release: ${version}`, '--', ...changed)
    const facts = [
      `last migration  ${release.migration}`,
      `site.json       sha256 ${sha256(bytes)}`,
      `sbom.cdx.json   sha256 ${sha256(sbom)}`,
    ].join('\n')
    git(root, 'tag', '-a', `v${version}`, '-m', `Intaglio ${version}\n\n${facts}`)
    return facts
  } catch (error) {
    git(root, 'checkout', '--quiet', 'HEAD', '--', ...changed)
    throw error
  }
}

/** `npm run release -- X.Y.Z`: with `MANIFEST_KEY`, the file of the key that signs. */
async function main(): Promise<void> {
  const root = join(import.meta.dirname, '../..')
  const [version = ''] = process.argv.slice(2)
  const key = process.env.MANIFEST_KEY ?? ''
  const hinders = await whatHinders(root, version)
  if (!existsSync(key))
    hinders.push(
      'MANIFEST_KEY names no file: make a key with `npm run ops -- manifest key release`, and name release.key.',
    )
  if (hinders.length > 0) {
    console.error(hinders.join('\n'))
    process.exitCode = 1
    return
  }
  const run = (script: string) => execFileSync(process.execPath, [join(root, script)], { cwd: root, stdio: 'inherit' })
  const facts = await makeRelease(root, version, await readFile(key, 'utf8'), () => {
    run('scripts/build.ts')
    run('scripts/sbom.ts')
  })
  console.log(
    `v${version} is committed and tagged. Publish build/site.json, its .sig and build/sbom.cdx.json with it.\n${facts}`,
  )
}

if (import.meta.main) await main()
