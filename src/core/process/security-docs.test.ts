import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = [...text.matchAll(/^\| ([\d.–]+) \| [12] \| (.+?) \| (.+) \|$/gm)].map(([, ids, what, shown]) => ({
  ids: ids!,
  what: what!,
  shown: shown!,
}))
const named = rows.flatMap(({ ids, shown }) =>
  [...shown.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` ((?:“[^”]+”(?:; )?)+)/g)].flatMap(([, file, titles]) =>
    [...titles!.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ ids, file: file!, title: title! })),
  ),
)

/**
 * Sections of ASVS 5.0.0, and how many requirements of levels 1 and 2 each begins with; those of level 3 alone come after them.
 */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
`
/** Chapters without anything that applies. */
const whole = ['10', '17']

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

/** The ids of a row: one, or from one to another of a section. */
function idsOf(ids: string): string[] {
  const [first = '', last = first] = ids.split('–')
  const [section, from, to] = [first.replace(/\.\d+$/, ''), ...[first, last].map((id) => Number(id.split('.')[2]))]
  if (Number.isNaN(from)) return [first]
  return Array.from({ length: to! - from! + 1 }, (_, at) => `${section}.${from! + at}`)
}

test('docs/security.md has every requirement of ASVS 5.0 up to level 2, each once and in order', () => {
  const wanted = [...sections.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
  )

  expect(rows.flatMap(({ ids }) => idsOf(ids))).toEqual([...wanted, ...whole].toSorted(byNumber))
})

test('docs/security.md says of every requirement which test shows it, or what does', () => {
  const proven = new Set(named.map(({ ids }) => ids))
  const said = /^(?:By reading|Does not apply|In part|Not met): \S/

  expect(rows.filter(({ ids, shown }) => !proven.has(ids) && !said.test(shown))).toEqual([])
  expect(named.length).toBeGreaterThan(100)
})

test.each([...new Set(named.map(({ file }) => file))])(
  'every test of %s that docs/security.md names is there',
  (file) => {
    const source = readFileSync(file, 'utf8')
    const literal = (title: string) =>
      [`'${title}'`, `\`${title}\``, `"${title}"`].some((spelt) => source.includes(spelt))
    const missing = named.filter((one) => one.file === file && !literal(one.title)).map(({ title }) => title)

    expect(missing).toEqual([])
    expect(source).not.toMatch(/\b(?:test|describe)\.(?:skip|todo|fixme)\b/)
  },
)
