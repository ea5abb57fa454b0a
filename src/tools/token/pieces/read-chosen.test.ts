import { expect, test } from 'vitest'
import { attributesOf, faultsOf, metadataOf } from './piece-draft.ts'
import { readChosen, type Chosen } from './read-chosen.ts'

const origin = 'https://site.example'
const png = (text = '') => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Buffer.from(text)])

function chosen(path: string, content: string | Uint8Array<ArrayBuffer>): Chosen {
  return { path, file: new File([content], path.split('/').at(-1)!) }
}

test('pictures become pieces in the order a person counts, with the names of their files', async () => {
  const { pieces, faults } = await readChosen(
    ['art/10.png', 'art/2.png', 'art/night-heron_1.png', 'art/.DS_Store'].map((path) => chosen(path, png(path))),
    [],
  )
  expect([pieces.map(({ name }) => name), faults]).toEqual([['2', '10', 'night heron 1'], []])
})

test('a table beside the pictures gives names, descriptions and traits, and its faults name the line', async () => {
  const csv =
    'file,name,description,Background,Level\n1.png,"Heron, at night","Grey\nand tall",blue,5\n2.png,Kite,,red,\n3.png,Gone,,,\n1.png,a,b,c,d,e\n'
  const { pieces, faults } = await readChosen(
    [chosen('1.png', png('1')), chosen('2.png', png('2')), chosen('words.csv', csv)],
    [],
  )
  expect(pieces.map(({ name, description, traits }) => [name, description, traits])).toEqual([
    ['Heron, at night', 'Grey\nand tall', 'Background: blue\nLevel: 5'],
    ['Kite', '', 'Background: red'],
  ])
  expect(faults).toEqual([
    'words.csv, line 6: it has more values than columns. Put words with commas in quotes.',
    'words.csv, line 5: there is no picture 3.png. Choose it too, or take the entry out.',
  ])
})

test('JSON beside the pictures is read, keeps what it says besides, and its faults name the line', async () => {
  const own = JSON.stringify({
    name: 'One',
    description: 'First',
    image: '1.png',
    external_url: 'https://me.example',
    attributes: [{ trait_type: 'Level', value: 5, display_type: 'number' }],
  })
  const { pieces, faults } = await readChosen(
    [
      chosen('set/1.png', png('1')),
      chosen('set/2.png', png('2')),
      chosen('set/1.json', own),
      chosen('set/all.json', JSON.stringify([{ file: '2.png', name: 'Two' }, 7])),
      chosen('set/broken.json', '{\n  "name": "x",\n  oops\n}'),
    ],
    [],
  )
  expect(faults).toEqual([
    'all.json, entry 2: it is not a JSON object. Correct it and choose it again.',
    'broken.json, line 3: it is not JSON. Correct it and choose it again.',
  ])
  expect(pieces.map(({ name }) => name)).toEqual(['One', 'Two'])
  expect(JSON.parse(metadataOf(pieces[0]!, origin))).toEqual({
    external_url: 'https://me.example',
    name: 'One',
    description: 'First',
    image: `${origin}/pieces/files/${pieces[0]!.picture!.sha256}.png`,
    attributes: [{ trait_type: 'Level', value: 5, display_type: 'number' }],
  })
})

test('metadata whose picture is elsewhere is a piece of its own', async () => {
  const json = JSON.stringify({ name: 'Far', description: '', image: 'ipfs://bafy/1.png' })
  const { pieces } = await readChosen([chosen('far.json', json)], [])
  expect(faultsOf(pieces[0]!, origin)).toEqual([])
  expect(JSON.parse(metadataOf(pieces[0]!, origin)).image).toBe('ipfs://bafy/1.png')
})

test('what is chosen later adds to what is there, and its words find the earlier pictures', async () => {
  const first = await readChosen([chosen('1.png', png('1'))], [])
  const next = await readChosen([chosen('2.png', png('2')), chosen('w.csv', 'file;name\n1.png;One\n')], first.pieces)
  expect(next.pieces.map(({ name }) => name)).toEqual(['One', '2'])
})

test('traits are typed by line: numbers are numbers, and a line without a colon is a property', () => {
  expect(attributesOf({ traits: 'Level: 5\nBackground: blue: dark\n\nShiny' })).toEqual([
    { trait_type: 'Level', value: 5 },
    { trait_type: 'Background', value: 'blue: dark' },
    { value: 'Shiny' },
  ])
})

test('the rules of the inspector and those of pictures name each fault with what to do', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'
  const { pieces } = await readChosen(
    [chosen('a.svg', svg), chosen('b.png', '<html>'), chosen('c.png', new Uint8Array(5_000_001))],
    [],
  )
  expect(pieces.map((piece) => faultsOf(piece, origin))).toEqual([
    ['a.svg holds a script. Save it as a plain SVG and choose it again.'],
    ['b.png is a HTML page. Use PNG, JPEG, WebP, GIF, AVIF or SVG.'],
    [
      'c.png is larger than 5 MB. Save it smaller and choose it again.',
      'c.png is not a picture. Use PNG, JPEG, WebP, GIF, AVIF or SVG.',
    ],
  ])
  expect(faultsOf({ ...pieces[0]!, picture: undefined, name: ' ' } as never, origin)).toEqual([
    'It has no name. Give it a name.',
    'It has no image. Choose its picture.',
  ])
})
