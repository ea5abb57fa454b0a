import { expect, test } from 'vitest'
import { readToken } from './read-token.ts'

function read(text: string) {
  const token = readToken(text)
  if (!token) return undefined
  const { language, kind, name, symbol, supply, cap, decimals, features, left } = token
  return [
    language,
    kind,
    name,
    symbol,
    supply,
    cap && `cap ${cap}`,
    decimals && `${decimals} decimals`,
    features.join(' '),
    left.length > 0 && `? ${left.join(' ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

test.each([
  ['create a token called Foo with symbol FOO, supply 1,000,000, mintable', 'en, erc20, Foo, FOO, 1000000, mintable'],
  [
    'Create a new ERC-20 token named "Gold of Zürich", ticker gld, 1 million tokens',
    'en, erc20, Gold of Zürich, GLD, 1000000',
  ],
  ['please launch a meme coin called Doge Two', 'en, erc20, Doge Two'],
  ['create a burnable and pausable token', 'en, erc20, burnable pausable'],
  ['create a token called Foo, not mintable, burnable', 'en, erc20, Foo, burnable'],
  [
    'create a token called Foo, supply 100, mintable, capped at 500, 6 decimals',
    'en, erc20, Foo, 100, cap 500, 6 decimals, mintable capped',
  ],
  ['create an NFT collection called Birds with symbol BRD and royalties', 'en, erc721, Birds, BRD, royalties'],
  ['create a token called Foo with a unicorn', 'en, erc20, Foo, ? unicorn'],
  ['Erstelle einen Token namens Foo mit Symbol FOO, Menge 1.000.000', 'de, erc20, Foo, FOO, 1000000'],
  ['Crée un jeton appelé Foo avec le symbole FOO, offre 1 000 000', 'fr, erc20, Foo, FOO, 1000000'],
  ['Crea un token llamado Foo con símbolo FOO, suministro 1.000.000', 'es, erc20, Foo, FOO, 1000000'],
])('“%s” is %s', (text, understood) => expect(read(text)).toBe(understood))

test.each([
  'How do I create a token?',
  'create a token',
  'Can you create a token called Foo?',
  'What does it cost to create a mintable token?',
  'make my contract pausable',
  'create a website called Foo',
  'a token called Foo',
  'Wie erstelle ich einen Token?',
  'Comment créer un jeton ?',
  'mint my NFT with a code',
])('“%s” is a question for the facts', (text) => expect(read(text)).toBeUndefined())
