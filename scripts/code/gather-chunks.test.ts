import { describe, expect, it } from 'vitest'
import { gatherChunks, type Chunk } from './gather-chunks.ts'

const chunk = (file: string, imports: string[], size: number, entry = false): Chunk => ({
  file,
  name: file,
  imports,
  modules: [`/src/${file}.ts`],
  size,
  entry,
})

/** What was gathered, as sorted groups of files. */
const groups = (chunks: Chunk[]) => {
  const found = new Map<string, string[]>()
  for (const [id, name] of gatherChunks(chunks)) found.set(name, [...(found.get(name) ?? []), id.slice(5, -3)])
  return [...found.values()].map((files) => files.toSorted()).toSorted()
}

/** Two that go together, one of which brings along a file of a size. */
const withDependency = (size: number) => [
  chunk('lock', ['a', 'b'], 20_000, true),
  chunk('claim', ['a', 'b'], 20_000, true),
  chunk('search', ['a'], 20_000, true),
  chunk('a', [], 300),
  chunk('b', ['large'], 300),
  chunk('large', [], size),
]

describe('the small files that pages share', () => {
  it('go together where the same entries load them, under the name of the largest', () => {
    const chunks = [
      chunk('lock', ['a', 'b'], 20_000, true),
      chunk('claim', ['a', 'b'], 20_000, true),
      chunk('a', [], 300),
      chunk('b', [], 900),
    ]
    expect([...gatherChunks(chunks)]).toEqual([
      ['/src/a.ts', 'b'],
      ['/src/b.ts', 'b'],
    ])
  })

  it('stay apart where an entry would load much that it does not need', () => {
    const chunks = [
      chunk('lock', ['a', 'b'], 20_000, true),
      chunk('search', ['a'], 5_000, true),
      chunk('a', [], 300),
      chunk('b', [], 90_000),
    ]
    expect(groups(chunks)).toEqual([])
  })

  it('count what comes with a file, and not its own bytes alone', () => {
    expect(groups(withDependency(300))).toEqual([['a', 'b', 'large']])
    expect(groups(withDependency(90_000)).flat()).not.toContain('a')
  })

  it('never import each other', () => {
    const chunks = [
      chunk('lock', ['a'], 20_000, true),
      chunk('claim', ['a'], 20_000, true),
      chunk('piece', ['middle'], 1, true),
      chunk('a', ['middle'], 300),
      chunk('middle', ['b'], 400_000),
      chunk('b', [], 300),
    ]
    for (const group of groups(chunks))
      expect(group.includes('a') && group.includes('b') && !group.includes('middle')).toBe(false)
  })

  it('leave an entry the file it is', () => {
    const chunks = [chunk('lock', ['send'], 100, true), chunk('send', ['a'], 100, true), chunk('a', [], 100)]
    expect(groups(chunks)).toEqual([])
  })

  it('are named alike whatever their order', () => {
    const chunks = [
      chunk('lock', ['a', 'b', 'c'], 20_000, true),
      chunk('claim', ['a', 'b', 'c'], 20_000, true),
      chunk('a', [], 300),
      chunk('b', [], 300),
      chunk('c', [], 300),
    ]
    expect(gatherChunks(chunks.toReversed())).toEqual(gatherChunks(chunks))
  })
})
