import { expect, test } from 'vitest'
import { cidText, fileNode, folderNode } from './ipfs-cid.server.ts'

const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 251)
const text = (words: string) => fileNode(new TextEncoder().encode(words))

// Made by ipfs-unixfs-importer 17.1.1 with CIDv1, raw leaves, blocks of 262,144 bytes and 174 links.
test.each([
  [5, 'bafkreibgvdglonyr2jmmemhmimq5r5usftifdmvyapadbngpatpaimezwy', 5],
  [262_144, 'bafkreia6v2bbokgslc7artghpu4vfiolbbsa274pi6ofend5zebvtsukzu', 262_144],
  [262_145, 'bafybeid6wkppew56vum455g2d2u2lws6jrh2ohzau5wmcggc5szvmu6ria', 262_249],
  [1_000_000, 'bafybeihi5je5ekkcst5v447ecrildaaxslfhq2z2qzep2i2w5zn6qqjkiu', 1_000_208],
  [5_000_000, 'bafybeihdwmhvjqfkpvy2wnchsxtlqola5y33zhxg6wwzk72wpnztrwctbu', 5_001_009],
])('a file of %i bytes has the identifier that IPFS gives it', (length, cid, size) => {
  const node = fileNode(bytes(length))
  expect([cidText(node), node.size]).toEqual([cid, size])
})

test('a folder has the identifier that IPFS gives it, whatever the order of its files', () => {
  const files = new Map(['1', '2', '10'].map((name) => [name, text(`{"name":"${name}"}`)]))
  const folder = folderNode(files)
  expect([cidText(folder), folder.size]).toEqual(['bafybeiask3j5xjcuwmxmp6vjucnvxxlhl72z3l7lp74xamtzqjreywkk6m', 177])
  expect(folderNode(new Map([...files].toReversed()))).toEqual(folder)
  const large = folderNode(
    new Map([
      ['1', fileNode(bytes(300_000))],
      ['2', fileNode(bytes(10))],
    ]),
  )
  expect(cidText(large)).toBe('bafybeide4qheis7l6wkkxzmihrjntcrwmv5gwcbzw725hbfh5cn5w42vxy')
})

test('the identifiers that everybody knows come out: an empty folder, and two words', () => {
  expect(cidText(folderNode(new Map()))).toBe('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354')
  expect(cidText(text('hello world'))).toBe('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e')
})
