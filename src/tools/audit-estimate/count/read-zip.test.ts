import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'
import { zipSample, type SampleEntry } from './zip-sample.ts'

const source = 'contract A { uint256 a; }\n'
const unpacked = async (blob: Blob) =>
  Promise.all((await readZip(blob)).map(async ({ name, read }) => [name, new TextDecoder().decode(await read())]))
const fault = async (entry: Partial<SampleEntry>) => {
  const [only] = await readZip(zipSample([{ name: 'a.sol', text: source, ...entry }]))
  return only!.read().then(String, (error: Error) => `${error.name}: ${error.message}`)
}

test('files are unpacked, stored and deflated ones, folders are passed over', async () => {
  const blob = zipSample(
    [
      { name: 'src/', method: 0 },
      { name: 'src/a.sol', text: source },
      { name: 'src/Größe.sol', text: 'stored', method: 0 },
      { name: 'empty.sol', text: '' },
    ],
    { comment: 'a comment at the end PK\u0005\u0006 that looks like an end' },
  )

  expect(await unpacked(blob)).toEqual([
    ['src/a.sol', source],
    ['src/Größe.sol', 'stored'],
    ['empty.sol', ''],
  ])
})

test('an archive another program has made is read', async () => {
  const text = source.repeat(200)
  const archive = zipSync({ 'a.sol': strToU8(text) }, { level: 9, comment: 'made by fflate' })

  expect(await unpacked(new Blob([new Uint8Array(archive)]))).toEqual([['a.sol', text]])
})

test.each<[string, Partial<SampleEntry>, RegExp]>([
  ['encrypted', { flags: 1 }, /^ZipFault: it is encrypted/],
  ['packed in another way', { method: 14 }, /a way browsers do not know/],
  ['of the kind zip64', { size: 0xffffffff }, /zip64/],
  ['a link', { attributes: 0xa1ff0000 }, /a link/],
  ['too large', { size: 3_000_000 }, /larger than 2 MB/],
  ['a bomb that says so', { bytes: new Uint8Array(1_900_000) }, /more than 200 times/],
  ['a bomb that does not say so', { bytes: new Uint8Array(1_900_000), size: 1_000 }, /more than it says/],
  ['shorter than it says', { size: 100 }, /damaged/],
  ['of another checksum', { crc: 1 }, /damaged/],
])('an entry that is %s is refused with its reason', async (_what, entry, message) => {
  expect(await fault(entry)).toMatch(message)
})

test('an entry whose bytes were overwritten is damaged', async () => {
  const bytes = new Uint8Array(await zipSample([{ name: 'a.sol', text: source.repeat(50) }]).arrayBuffer())
  bytes.fill(0xff, 36, 60)
  const [entry] = await readZip(new Blob([bytes]))

  await expect(entry!.read()).rejects.toThrow('it is damaged')
})

test.each<[string, Blob, string]>([
  ['empty', new Blob([]), 'it is not a zip archive'],
  ['a text', new Blob([source]), 'it is not a zip archive'],
  ['of more entries than it has', zipSample([{ name: 'a.sol' }], { count: 3 }), 'its list of files is damaged'],
  ['of too many entries', zipSample([{ name: 'a.sol' }], { count: 20_000 }), 'it has more than 10,000 entries'],
  ['of the kind zip64', zipSample([{ name: 'a.sol' }], { count: 0xffff }), 'it is of the kind zip64'],
])('an archive that is %s is refused', async (_what, blob, message) => {
  await expect(readZip(blob)).rejects.toThrow(message)
})

test('no archive, wherever it is cut, does worse than being refused', async () => {
  const whole = zipSample([{ name: 'a.sol', text: source }])
  for (let end = 0; end < whole.size; end++)
    await expect(readZip(whole.slice(0, end))).rejects.toMatchObject({ name: 'ZipFault' })
})
