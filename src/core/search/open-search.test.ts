import { expect, test } from 'vitest'
import { openSearch } from './open-search.ts'
import { addressOf } from './result-lines.ts'
import type { SearchedPage } from './searched-page.ts'

const page = (
  path: string,
  title: string,
  ...sections: [heading: string, text: string, anchor?: string][]
): SearchedPage => ({
  path,
  title,
  sections: sections.map(([heading, text, anchor]) => ({ heading, text, ...(anchor && { anchor }) })),
})

const pages = [
  page(
    '/audit',
    'Audit',
    ['Audit', 'Two people read the contract.'],
    ['Severity', 'A critical finding loses money.', 'severity'],
  ),
  page('/lock', 'Token locking', ['Token locking', 'Nobody can release the tokens earlier, whatever an audit says.']),
  page(
    '/pool',
    'Liquidity',
    ['Liquidity', 'Shares of a pool.'],
    ['Café fees', 'ERC-20 and ERC1155 tokens have none.', 'fees'],
  ),
  page('/words', 'Words', [
    'Words',
    'The contract, the finding, the pool and the tokens are words. It does what it says.',
  ]),
]
const { search } = openSearch(pages)
const found = (query: string) => search(query).map(addressOf)

test.each([
  ['audit', '/audit'],
  ['auditing', '/audit'],
  ['AUDITS', '/audit'],
  ['auditin', '/audit'],
  ['audti', '/audit'],
  ['severities of findings', '/audit#severity'],
  ['sever', '/audit#severity'],
  ['lockd tokens', '/lock'],
  ['liqidity', '/pool'],
  ['lp', '/pool'],
  ['cafe', '/pool#fees'],
  ['CAFÉ', '/pool#fees'],
  ['erc20', '/pool#fees'],
  ['ERC-1155', '/pool#fees'],
  ['what is an audit for?', '/audit'],
])('“%s” finds %s first', (query, address) => expect(found(query)[0]).toBe(address))

test('a word in a title counts more than in a heading, and there more than in the text', () => {
  const { search: three } = openSearch([
    page('/text', 'One', ['One', 'The seal is here.']),
    page('/heading', 'Two', ['Two', 'Nothing.'], ['The seal', 'Nothing.', 'seal']),
    page('/title', 'Seal', ['Three', 'Nothing.']),
  ])
  expect(three('seal').map(({ page: { path } }) => path)).toEqual(['/title', '/heading', '/text'])
})

test('every word that is asked for takes a page further up', () => {
  expect(found('critical contract')[0]).toMatch(/^\/audit/)
  expect(search('critical contract')[0]!.coverage).toBe(1)
  expect(search('critical nonsense')[0]!.coverage).toBe(0.5)
})

test.each(['', '   ', '?!', 'xyzzyqwrt', '💥', '<script>'])('“%s” finds nothing', (query) =>
  expect(search(query)).toEqual([]),
)

test('a page answers with two sections at most, and an answer is as long as was asked for', () => {
  const { search: many } = openSearch([
    page(
      '/many',
      'Seal',
      ...Array.from({ length: 9 }, (_, at): [string, string, string] => [`Seal ${at}`, 'Seal.', `s${at}`]),
    ),
    ...pages,
  ])
  expect(many('seal')).toHaveLength(2)
  expect(search('contract tokens pool', { limit: 1 })).toHaveLength(1)
})

test('an address stands once, with the best of the sections it leads to', () => {
  const sections = ['A vault', 'Who pays the vault', 'The vault that pays'].map(
    (heading) => [heading, 'The vault pays.', 'findings'] as [string, string, string],
  )
  const { search: find } = openSearch([...pages, page('/report', 'Report', ['Report', 'Findings.'], ...sections)])
  expect(find('vault pays', { perPage: 5 }).map(addressOf)).toEqual(['/report#findings'])
})

test('a query of any length is answered', () => {
  const started = performance.now()
  search('unfindable wordes '.repeat(5000))
  expect(performance.now() - started).toBeLessThan(5_000)
})
