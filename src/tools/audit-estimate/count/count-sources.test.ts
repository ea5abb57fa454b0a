import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { countSources } from './count-sources.ts'
import { zipSample } from './zip-sample.ts'

const source = 'contract A {\n  uint256 a;\n}\n'
const file = (path: string, text: BlobPart = source) => ({ path, blob: new Blob([text]) })
const count = (sources: { path: string; blob: Blob }[], withLeftOut = false) =>
  countSources({ sources, withLeftOut, progress: () => undefined })

test('files are counted and hashed by their bytes', async () => {
  const { files, leftOut } = await count([file('src/a.sol', `\uFEFF${source}`)])

  expect(leftOut).toEqual([])
  expect(files).toMatchObject([
    {
      path: 'src/a.sol',
      lines: 3,
      interfaceLines: 0,
      sha256: createHash('sha256').update(`\uFEFF${source}`).digest('hex'),
      definitions: [{ kind: 'contract', name: 'A', bases: [] }],
    },
  ])
})

test('everything that is not counted is named with its reason, and the rest is counted', async () => {
  const { files, leftOut } = await count([
    file('good.sol'),
    file('README.md'),
    file('words.sol', 'These are words about a contract.'),
    file('blank.sol', '\uFEFF\n'),
    file('binary.sol', new Uint8Array([99, 0, 1])),
    file('long.sol', new Uint8Array(3_000_000)),
    file('good.sol', 'contract B {}'),
    { path: 'huge.zip', blob: new Blob([new Uint8Array(105 * 1024 * 1024)]) },
    file('broken.zip'),
    {
      path: 'all.zip',
      blob: zipSample([
        { name: '../../etc/passwd.sol', text: source },
        { name: 'C:\\evil\u202Elos.exe.sol', text: source },
        { name: 'inner.zip', text: source },
        { name: 'secret.sol', text: source, flags: 1 },
      ]),
    },
  ])

  expect(files.map(({ path }) => path)).toEqual(['good.sol', 'etc/passwd.sol', 'evillos.exe.sol'])
  expect(leftOut.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    'README.md: it is no .sol file',
    'words.sol: nothing in it is Solidity',
    'blank.sol: it is empty',
    'binary.sol: it is not text in UTF-8',
    'long.sol: it is larger than 2 MB',
    'good.sol: another file has the same path',
    'huge.zip: it is larger than 100 MB',
    'broken.zip: it is not a zip archive',
    'inner.zip: it is a zip inside a zip: unpack it first',
    'secret.sol: it is encrypted',
  ])
})

test('a file that cannot be read any more is named', async () => {
  const gone = new Blob([source])
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))

  expect((await count([{ path: 'gone.sol', blob: gone }])).leftOut).toMatchObject([
    { path: 'gone.sol', reason: 'the browser could not read it' },
  ])
})

const usual = [
  'node_modules/@openzeppelin/Ownable.sol',
  'lib/solmate/ERC20.sol',
  'project/lib/forge-std/Test.sol',
  'test/Vault.sol',
  'src/Vault.t.sol',
  'script/Deploy.sol',
  'src/Deploy.s.sol',
  'src/mocks/Token.sol',
  'src/MockToken.sol',
  'src/TokenMock.sol',
]

test('tests, mocks, scripts and dependencies wait for the switch', async () => {
  const sources = [...usual, 'src/library/Lib.sol', 'src/Testament.sol', 'src/Latest.sol'].map((path) => file(path))

  const without = await count(sources)
  const withAll = await count(sources, true)

  expect(without.files.map(({ path }) => path)).toEqual(['src/library/Lib.sol', 'src/Testament.sol', 'src/Latest.sol'])
  expect(without.leftOut.map(({ path }) => path)).toEqual(usual)
  expect(without.leftOut.every((each) => each.usual)).toBe(true)
  expect(withAll.files).toHaveLength(sources.length)
})

test('more than ten thousand files are not counted, but named', async () => {
  const blob = new Blob(['contract A {}'])
  const sources = Array.from({ length: 10_002 }, (_, n) => ({ path: `${n}.sol`, blob }))

  const { files, leftOut } = await count(sources)

  expect(files).toHaveLength(10_000)
  expect(leftOut).toMatchObject([{ path: '10000.sol', reason: 'more than 10,000 files were given' }, {}])
})

test('progress ends where everything is done, entries of archives included', async () => {
  const told: [number, number][] = []
  const blob = zipSample([
    { name: 'a.sol', text: source },
    { name: 'b.sol', text: source },
  ])

  await countSources({
    sources: [file('c.sol'), { path: 'a.zip', blob }],
    withLeftOut: false,
    progress: (done, total) => told.push([done, total]),
  })

  expect(told).toEqual([
    [1, 2],
    [2, 4],
    [3, 4],
    [4, 4],
  ])
})
