import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeAbiParameters, parseAbiParameters, toBytes, type AbiParameter } from 'viem'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { keptArtifacts } from './token-artifacts.ts'

const file = join(import.meta.dirname, '../../contracts/emitter/compiled/unpacked.bin')
const flags = (
  'mintable capped burnable pausable blockList allowList freezable permit authorizations temporary callable votes ' +
  'flashMint bridged limits ownable roles delayed enumerable consecutive royalties sale reveal'
).split(' ')

/**
 * Writes variants into the file that the tests of the contracts read, ABI-encoded as an array of the struct `Variant` in
 * contracts/emitter/testing/VariantTest.sol. Without `artifacts`, all that are kept.
 */
export function unpackArtifacts(
  artifacts: ReadonlyMap<string, Pick<TokenArtifact, 'creationCode'>> = keptArtifacts(),
): void {
  const variants = [...artifacts].map(([id, artifact]) => {
    const options = optionsNamed(id)!
    const has: Record<string, unknown> = { mintable: options.kind !== 'erc4626', ...options, [options.access]: true }
    const { kind } = options
    const chosen = Object.fromEntries(flags.map((flag) => [flag, Boolean(has[flag])]))
    return { id, kind, ...chosen, creationCode: artifact.creationCode }
  })
  const [variant] = parseAbiParameters(
    `(string id, string kind, ${flags.map((flag) => `bool ${flag}`).join(', ')}, bytes creationCode)[]`,
  ) as readonly [AbiParameter]
  writeFileSync(file, toBytes(encodeAbiParameters([variant], [variants])))
}
