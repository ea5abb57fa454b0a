import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultOptions, type TokenOptions } from '#tools/token/features/options.ts'
import type { TokenFamily } from '#tools/token/generator/artifact.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { familyOf, variantId } from '#tools/token/generator/variants.ts'
import { trialsOf } from '#tools/token/generator/write-trials.ts'
import { foundryProject } from './foundry-project.ts'
import { libraryVersion, remixLink } from './remix-link.ts'

const { resolve: find } = createRequire(import.meta.url)
const library = new Proxy(
  {},
  { get: (_, path: string) => ({ content: readFileSync(find(path), 'utf8') }) },
) as Parameters<typeof foundryProject>[1]['library']
const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })))

const called = 'Gold of Zürich'

/** Writes a project into a folder of its own. */
function written(options: TokenOptions, change: (text: string) => string = (text) => text): string {
  const folder = mkdtempSync(join(tmpdir(), 'intaglio project '))
  made.push(folder)
  for (const [path, text] of Object.entries(
    foundryProject(emitToken(options, called), { options, library, encoded: '0x00' }),
  )) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path === 'src/GoldOfZurich.sol' ? change(text) : text)
  }
  return folder
}

type Built = { bytecode: { object: string } }

/** The creation code that the site has for a token. */
function sent(options: TokenOptions): string {
  const file = `contracts/emitter/compiled/${familyOf(options)}.json.br`
  const { variants } = JSON.parse(String(brotliDecompressSync(readFileSync(file)))) as TokenFamily
  return variants[variantId(options)]!.creationCode
}

/** Runs the tests of a project with the compiler of this repository; forge would fetch its own. */
function forgeTest(folder: string): { passed: number; failed: string[] } {
  const forge = join(
    dirname(find(`@foundry-rs/forge-${process.platform}-${process.arch.replace('x64', 'amd64')}/package.json`)),
    'bin/forge',
  )
  const args = ['test', '--json', '--offline', '--use', resolve('contracts/tools/solc')]
  let out: string
  try {
    out = execFileSync(forge, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    out = (error as { stdout: string }).stdout
    if (!out.startsWith('{')) throw error
  }
  type Suites = Record<string, { test_results: Record<string, { status: string }> }>
  const results = Object.values(JSON.parse(out) as Suites).flatMap(({ test_results: tests }) => Object.entries(tests))
  const failed = results.filter(([, { status }]) => status !== 'Success').map(([name]) => name)
  return { passed: results.length - failed.length, failed }
}

const { erc20, ...others } = defaultOptions
const delayed: TokenOptions = { ...erc20, permit: false, mintable: true, access: 'ownable', delayed: true }
const tried: [string, TokenOptions][] = [...Object.entries(others), ['erc20 behind a delay', delayed]]

describe('as a project for Foundry', () => {
  test.each(tried)(
    '%s builds, a test for each trial passes, and the bytes are those that the site sends',
    (_, options) => {
      const folder = written(options)
      expect(forgeTest(folder)).toEqual({ passed: trialsOf(options).length, failed: [] })
      const built = readFileSync(join(folder, 'out/GoldOfZurich.sol/GoldOfZurich.json'), 'utf8')
      expect((JSON.parse(built) as Built).bytecode.object).toBe(sent(options))
    },
    120_000,
  )

  test('a source that was changed fails the test of what it changes', () => {
    const folder = written(erc20, (text) => text.replace('_mint(receiver_, supply_)', '_mint(receiver_, 1)'))
    expect(forgeTest(folder).failed).not.toEqual([])
  }, 120_000)
})

test('Remix is given the source with the version of its imports, behind the # that no server sees', () => {
  const source = 'import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";\ncontract Token {}'
  const { origin, pathname, search, hash } = new URL(remixLink(source))
  expect({ origin, pathname, search }).toEqual({ origin: 'https://remix.ethereum.org', pathname: '/', search: '' })
  const told = new URLSearchParams(hash.slice(1))
  expect(atob(told.get('code')!)).toBe(source.replace('contracts/token', `contracts@${libraryVersion}/token`))
  expect(told.get('evmVersion')).toBe('cancun')
})

test('the version of the library that is named is the one that is compiled', () => {
  const { version } = JSON.parse(readFileSync(find('@openzeppelin/contracts/package.json'), 'utf8')) as {
    version: string
  }
  expect(libraryVersion).toBe(version)
})
