import { expect, test } from 'vitest'
import { readCombination } from './read-combination.ts'

/** One short word for each item. */
const read = (text: string) =>
  readCombination(text)
    ?.items.map(({ slug, span, lines }) =>
      [slug.split('-')[0], span && `${span.count} ${span.unit}`, lines].filter(Boolean).join(' '),
    )
    .join(' + ')

test.each([
  ['audit and two weeks of design', 'smart + web3 2 week'],
  ['token plus marketing for 8 weeks', 'erc20 + web3 8 week'],
  ['How much is an audit and two weeks of design?', 'smart + web3 2 week'],
  ['What do an audit and a token cost together?', 'smart + erc20'],
  ['audit + token', 'smart + erc20'],
  ['an audit of 1,200 lines and marketing for a month', 'smart 1200 + web3 1 month'],
  ['audit, token, design 3 weeks', 'smart + erc20 + web3 3 week'],
  ['Two weeks of design', 'web3 2 week'],
  ['price an NFT audit and 10 days of marketing please', 'nft + web3 10 day'],
  ['meme token and audit', 'meme + smart'],
  ['Audit und zwei Wochen Design', 'smart + web3 2 week'],
  ['Was kosten ein Audit und acht Wochen Marketing?', 'smart + web3 8 week'],
  ['un audit et deux semaines de design', 'smart + web3 2 week'],
  ['una auditoría y dos semanas de diseño', 'smart + web3 2 week'],
])('“%s” is %s', (text, items) => expect(read(text)).toBe(items))

test.each([
  'how much is an audit',
  'What does an audit cost?',
  'How much is an audit and a token?',
  'How much does an audit cost and who reviews it?',
  'audit',
  'audit pricing??',
  'can you audit in two weeks?',
  'Do you do audits and design?',
  'what is a token',
  'token audit',
  'What is the difference between an audit and a token check?',
  'is marketing included in the audit',
  'design and build a token',
  'a lock and a token lock',
  'marketing for my token',
  'two weeks',
  'I need an audit in 2 weeks for 5 contracts',
  'How long do an audit and a design take?',
  'Was kostet ein Audit?',
  'Combien coûte un audit ?',
  '¿Cuánto cuesta una auditoría?',
])('“%s” is a question for the facts', (text) => expect(read(text)).toBeUndefined())

test('it knows the language', () => {
  expect(readCombination('Audit und zwei Wochen Design')?.language).toBe('de')
  expect(readCombination('un audit et deux semaines de design')?.language).toBe('fr')
  expect(readCombination('audit and two weeks of design')?.language).toBe('en')
})
