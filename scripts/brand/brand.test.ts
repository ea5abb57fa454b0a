import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAnswers, type Answers } from './answers.ts'
import { brandFiles, put } from './write-brand.ts'

const sample = join(import.meta.dirname, 'sample-answers.json')
const folder = mkdtempSync(join(tmpdir(), 'brand-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The faults of the sample answers with other values in them. */
async function faultsOf(change: Record<string, unknown>): Promise<string> {
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(sample, 'utf8')) as object), ...change }))
  return readAnswers(file).then(
    () => '',
    (error: Error) => error.message,
  )
}

test.each([
  [{ accent: 'green' }, '  accent: Write the accent as # and six digits, such as #1f6f54.'],
  [{ key: 'Quill Stead' }, '  key: Write 2 to 20 small letters or digits, such as quillstead.'],
  [{ phones: [] }, '  phones: Write at least one number.'],
  [{ connect: [{ name: 'X', href: 'http://x.test' }] }, '  connect.0.href: Write the whole address, such as'],
  [{ timeZone: 'Dublin' }, '  timeZone: Write a zone of the IANA database, such as Europe/Dublin.'],
  [{ tel: '1' }, '  tel: No such field. Take it out.'],
  [{ name: undefined }, '  name: Write the name as visitors read it.'],
  [{ prices: { currency: 'EURO' } }, '  prices.currency: Write its three letters, such as EUR.\n  prices.asOf: '],
])('wrong answers %o are named, with what to write', async (change, words) =>
  expect(await faultsOf(change)).toContain(words),
)

test('the answers of the sample are put into every file of the brand, and a second time change nothing', async () => {
  const answers = await readAnswers(sample)
  for (const [file, make] of Object.entries(brandFiles(answers))) {
    const before = readFileSync(file, 'utf8')
    const made = make(before, file)
    expect([file, made === before]).toEqual([file, false])
    expect([file, make(made, file) === made]).toEqual([file, true])
    expect(made).not.toMatch(/: '[^']*(?:Intaglio|example\.com)/)
  }
})

test('a field that is not there is named before anything is written', () =>
  expect(() => put('export const a = {\n  b: 1,\n} as const\n', ['content/a.ts', 'c'], 2)).toThrow(
    'content/a.ts has no field c',
  ))

/** What is the same for every company (decision 266), what only an operator or a test sees, and the lab, which is a test. */
const shared = [
  'src/core/codes/code-key.ts',
  'src/tools/claim-list/list-file.ts',
  'src/tools/mint/campaign/sample-collection.server.ts',
  'src/tools/mint/piece/token-image.ts',
  'src/tools/token/simulate/actors.ts',
  'src/chain/contracts/create2.ts',
]
const unseen =
  /\.test\.|\/test-|^src\/server\/|-ops\.server\.ts$|^src\/core\/(?:database|process)\/|^src\/wallet\/lab\//

test('what a visitor gets has the name, the sample links and the accent from the files of the brand alone', () => {
  const own = new Set([
    'content/boilerplate.ts',
    ...Object.keys(brandFiles(JSON.parse(readFileSync(sample, 'utf8')) as Answers)),
  ])
  const found = globSync(['src/**/*.{ts,tsx,css}', 'content/**/*.{ts,md,ndjson}', 'scripts/pictures/*.ts']).filter(
    (file) => {
      if (own.has(file) || shared.includes(file) || unseen.test(file)) return false
      const text = readFileSync(file, 'utf8').replaceAll(/'(?:user-agent|x-)[^\n]*/g, '')
      return /['"`>][^'"`\n]*(?:intaglio|example\.com)|#2a45bb/i.test(
        text.replaceAll(/\/\*[^]*?\*\/|node_modules\/\.cache\/intaglio/g, ''),
      )
    },
  )
  expect(found).toEqual([])
})
