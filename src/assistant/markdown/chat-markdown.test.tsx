import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { highlighted } from '#ui/components/highlight-code.ts'
import { blocksOf } from './chat-blocks.ts'
import { decodeNamedCharacterReference } from './chat-entities.ts'
import { ReplyBlocks } from './chat-markdown.tsx'
import { readReply } from './reply-tree.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const drawn = (text: string, open = false) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ReplyBlocks blocks={readReply(text, open)} />
    </MemoryRouter>,
  )

test.each([
  ['words', 'An **audit** takes `5` days.', '<p>An <strong>audit</strong> takes <code>5</code> days.</p>'],
  ['lists', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a heading stands below the title of the window', '# Prices', '<h3>Prices</h3>'],
  ['HTML is text', '<b onclick="x()">bold</b>', '<p>&lt;b onclick=&quot;x()&quot;&gt;bold&lt;/b&gt;</p>'],
  ['a block of HTML is text', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a picture is not fetched', '![a map](https://example.com/p.png?secret)', '<p><span class="soft">a map</span></p>'],
  ['a script is not a link', '[press](javascript:alert(1))', '<p>press</p>'],
  [
    'a page of ours',
    '[prices](/pricing#audits)',
    '<p><a data-page="" href="/pricing#audits" data-discover="true">prices</a></p>',
  ],
  [
    'tasks',
    '- [x] done',
    '<ul class="contains-task-list">\n<li class="task-list-item"><span>[x] </span> done</li>\n</ul>',
  ],
  ['names of characters', '&copy; &amp; &nosuch;', '<p>© &amp; &amp;nosuch;</p>'],
])('%s', (_, text, html) => expect(drawn(text)).toBe(html))

test('a link elsewhere shows its host and gives nothing away', () => {
  const html = drawn('[your bank](https://evil.example/login)')
  expect(html).toMatch(
    /^<p><a href="https:\/\/evil\.example\/login" target="_blank" rel="noopener noreferrer nofollow ugc">/,
  )
  expect(html).toContain('(evil.example<')
})

test.each([
  ['in a sentence', `Pay to ${account} now`],
  ['as code', `\`${account}\``],
  ['as the words of a link', `[${account}](https://example.com/)`],
  ['in the address of a link', `[pay](https://example.com/${account})`],
  ['as an address to pay', `[pay](ethereum:${account})`],
])('the address of an account is not a link: %s', (_, text) => expect(drawn(text)).not.toContain('<a '))

test('the address of an account has a button that copies it', () => {
  expect(drawn(`Pay to ${account} now`)).toMatch(
    /Pay to <span class="chat-address">.*Copy<span class="visually-hidden"> the address/,
  )
})

test.each([
  ['**bold and [a link](https://exam', '<p><strong>bold and a link</strong></p>'],
  ['`code', '<p><code>code</code></p>'],
])('half of %j is whole while it grows', (text, html) => expect(drawn(text, true)).toBe(html))

test.each([
  ['quotations', '> '.repeat(100)],
  ['lists', `${'- '.repeat(100)}x`],
  ['lists, one a line', Array.from({ length: 100 }, (_, at) => `${' '.repeat(at * 2)}- x`).join('\n')],
  ['marks', '*a* '.repeat(2_000)],
])('what is too tangled to be drawn is not read: %s', (_, text) =>
  expect(() => readReply(text, false)).toThrow(RangeError),
)

test('a text is cut where a part cannot change the next', () => {
  expect(blocksOf('one\ntwo\n\nthree')).toEqual(['one\ntwo', 'three'])
  expect(blocksOf('- a\n\n- b\n\n  c\n\nd')).toEqual(['- a\n\n- b\n\n  c', 'd'])
  expect(blocksOf('```\na\n\nb\n```\n\nc')).toEqual(['```\na\n\nb\n```', 'c'])
  expect(blocksOf('see [a]\n\n[a]: /b')).toHaveLength(1)
})

test('names of characters are those HTML knows', () => {
  expect(['amp', 'nbsp', 'hellip', 'euro', 'rarr', 'shy'].map(decodeNamedCharacterReference)).toEqual([
    '&',
    '\u00a0',
    '…',
    '€',
    '→',
    '\u00ad',
  ])
  expect(decodeNamedCharacterReference('constructor')).toBe(false)
})

test.each([
  ['solidity', 'contract A { uint256 b; // "no"\n}', 'word:contract word:uint256 comment:// "no"'],
  ['ts', 'const a = "b\\"c" /* d', 'word:const string:"b\\"c" comment:/* d'],
  ['json', '{"a": true}', 'string:"a" word:true'],
  ['bash', 'npm ci # now\necho $#', 'word:npm comment:# now word:echo'],
  ['cobol', 'contract', ''],
  ['constructor', 'contract', ''],
])('%s is set apart', (language, text, kinds) => {
  const pieces = highlighted(text, language)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.flatMap(({ text: piece, kind }) => (kind ? `${kind}:${piece}` : [])).join(' ')).toBe(kinds)
})
