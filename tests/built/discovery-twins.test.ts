import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { readPage, textOf } from '../../scripts/discovery/discovery-tree.ts'
import { markdownTwin } from '../../scripts/discovery/markdown-twins.ts'

const { files, publicUrl } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const read = (file: string) => readFileSync(`build/client/${file}`, 'utf8')
const listed = files.filter(
  ({ type, file }) => type.startsWith('text/html') && !/name="robots"[^>]*noindex/.test(read(file)),
)
const twinPath = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

/** The letters and figures of a text, without what marks or separates them. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '')

test.each(listed.map(({ path, file }) => [path, file]))('%s has a twin with all of its words', (path, file) => {
  const twin = files.find((each) => each.path === twinPath(path))!
  const text = read(twin.file)
  expect(twin.type).toBe('text/markdown; charset=utf-8')
  expect(read(file)).toContain(`type="text/markdown" href="${publicUrl}${twinPath(path)}"`)
  expect(text.match(/^# /gm)).toHaveLength(1)
  expect(text).not.toMatch(/<\/?[a-z]+[ >]|\]\(\/|undefined|\[object/)
  const words = plain(text.replaceAll(/\]\([^)]*\)/g, ']'))
  const missing = textOf(readPage(read(file)).main)
    .split('\n')
    .filter((line) => !words.includes(plain(line)))
  expect(missing).toEqual([])
})

const convert = (body: string) =>
  markdownTwin(`<title>t</title><main>${body}</main>`, { publicUrl: 'https://a.example', path: '/page' }).split(
    '\n\n---\n',
  )[0]

test.each([
  [
    'a heading and a paragraph',
    '<h1>One</h1><p>Two <em>three</em> <strong>four</strong>.</p>',
    '# One\n\nTwo *three* **four**.',
  ],
  ['links', '<p>See <a href="/b#c">here</a>.</p>', 'See [here](https://a.example/b#c).'],
  ['nested lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n\n  1. b\n- c'],
  ['what is folded away', '<h2>Q</h2><details><summary>Why?</summary><p>So.</p></details>', '## Q\n\n### Why?\n\nSo.'],
  [
    'a table',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1 | 2</td><td>3</td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1 \\| 2 | 3 |',
  ],
  ['terms', '<dl><div><dt>Fee</dt><dd>none</dd></div></dl>', '- **Fee:** none'],
  ['code', '<p><code>a`b</code></p><pre>x\n  y</pre>', '`` a`b ``\n\n```\nx\n  y\n```'],
  [
    'a drawing with a title, and one without',
    '<p>a<svg><title>A ring</title></svg></p><svg><path/></svg>',
    'a*A ring*',
  ],
  [
    'text that looks like Markdown',
    '<p># not * a _heading_ [x] &lt;b&gt;</p><p>1. no list</p>',
    '\\# not \\* a \\_heading\\_ \\[x\\] \\<b\\>\n\n1\\. no list',
  ],
  [
    'controls and what is hidden',
    '<p>a</p><form>b</form><button>c</button><p aria-hidden="true">d</p><span class="visually-hidden">e</span>',
    'a',
  ],
])('%s becomes Markdown', (_, html, markdown) => expect(convert(html)).toBe(markdown))
