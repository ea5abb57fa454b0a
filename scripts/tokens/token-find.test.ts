import solc from 'solc'
import { expect, test } from 'vitest'
import { standardJson } from '#core/solidity/standard-json.ts'
import { isCodeOf, runtimeCode } from '#tools/token/generator/compiled-code.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { compilerPath, libraryPath, recipesPath } from '#tools/token/generator/fetch-compiled.ts'
import { optionsIn, variantFinder } from '#tools/token/generator/find-variant.server.ts'
import { isCompiled, optionsNamed, variantId } from '#tools/token/generator/variants.ts'
import { remixLink } from '#tools/token/source/remix-link.ts'
import { recipeTable } from './recipe-record.ts'
import { keptArtifacts } from './token-artifacts.ts'
import { compileTokens } from './token-compile.ts'
import { compilerWorker } from './token-compiler.ts'
import { libraryOf, librarySource } from './token-library.ts'

const files = new Map<string, Uint8Array>([[recipesPath, Buffer.from(JSON.stringify(recipeTable()))]])
files.set(libraryPath, Buffer.from(JSON.stringify(libraryOf())))
files.set(compilerPath, compilerWorker())

test('the functions in a code say which token it can be', () => {
  for (const [id, artifact] of keptArtifacts()) expect(variantId(optionsIn(runtimeCode(artifact))!)).toBe(id)
  expect(optionsIn('0x6001')).toBeUndefined()
})

test('a token that an earlier edition of this site, Remix or forge gave a hash of its sources is known as well', async () => {
  const find = variantFinder((path) => files.get(path))
  const code = runtimeCode(keptArtifacts().get('erc20-mintable-delayed-ownable')!)
  const withHash = (version: string) =>
    code.replace(/a164736f6c6343000825000a$/, `a264697066735822${'12'.repeat(34)}64736f6c6343${version}0033`)
  expect(variantId((await find(withHash('000825')))!)).toBe('erc20-mintable-delayed-ownable')
  expect(isCodeOf(keptArtifacts().get('erc20-mintable-delayed-ownable')!, withHash('000825'))).toBe(true)
  expect(await find(withHash('000824'))).toBeUndefined()
  expect(await find(`${code}00`)).toBeUndefined()
})

test('what Remix compiles of the source it is given is known', async () => {
  const { source } = emitToken(optionsNamed('erc20-mintable-delayed-ownable')!, 'Gold')
  const { code } = Object.fromEntries(new URLSearchParams(new URL(remixLink(source)).hash.slice(1)))
  const entry = { path: 'contract-0123456789.sol', source: atob(code!) }
  // As Remix does it: with the version in every path, and the compiler's own setting of the hash.
  const input = standardJson([entry], (path) => librarySource(path.replace(/@[\d.]+(?=\/)/, '')))
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as Compiled
  const found = `0x${contracts[entry.path]!.Gold!.evm.deployedBytecode.object}`
  expect(found).toContain('a264697066735822')
  expect(variantId((await variantFinder((path) => files.get(path))(found))!)).toBe('erc20-mintable-delayed-ownable')
}, 60_000)

type Compiled = { contracts: Record<string, Record<string, { evm: { deployedBytecode: { object: string } } }>> }

test('a combination that is not compiled in advance is compiled once to know it, and other code is none of ours', async () => {
  const id = 'erc20-burnable-permit-votes-limits'
  const options = optionsNamed(id)!
  expect(isCompiled(options)).toBe(false)
  const [artifact] = await compileTokens([id])
  const code = runtimeCode(artifact!)
  const reads: string[] = []
  const find = variantFinder((path) => {
    reads.push(path)
    return files.get(path)
  })
  const [first, second] = await Promise.all([find(code), find(code)])
  expect([first, second]).toEqual([options, options])
  // What the constructor writes is not compared; any other byte is.
  const [[at]] = artifact!.immutables as [[number, number]]
  const written = code.slice(0, 2 + at * 2) + '12' + code.slice(4 + at * 2)
  expect(await find(written)).toEqual(options)
  expect(await find(code.replace('6080', '6081'))).toBeUndefined()
  expect(reads.filter((path) => path === compilerPath)).toHaveLength(1)
}, 240_000)
