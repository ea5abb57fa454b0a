import { expect, test } from 'vitest'
import { libraryNames } from './compiled-names.ts'
import { contractNameOf } from './contract-name.ts'
import { emitToken } from './emit.ts'
import { optionsNamed, tokenVariants } from './variants.ts'

test.each([
  ['Marigold', 'Marigold'],
  ['gold of zürich', 'GoldOfZurich'],
  ['iPhone 15 pro-max', 'IPhone15ProMax'],
  ['Bob’s Coin', 'BobsCoin'],
  ["O'Neill", 'ONeill'],
  ['gold/silver & co.', 'GoldSilverCo'],
  ['$MARI', 'MARI'],
  ['Gold™', 'GoldTM'],
  ['Straße Ærø Łódź', 'StrasseAeroLodz'],
  ['ＦＵＬＬ　ｗｉｄｔｈ', 'FULLWidth'],
  ['Tiếng Việt', 'TiengViet'],
  ['Золото', 'Zoloto'],
  ['ЩУКА', 'ShchUKA'],
  ['Чай Їжак', 'ChaiIzhak'],
  ['Χρυσός', 'Chrysos'],
  ['Ωμέγα', 'Omega'],
  // No letter or digit is left.
  ['', 'Token'],
  ['   ', 'Token'],
  ['黄金', 'Token'],
  ['ذهب', 'Token'],
  ['🌼🌼', 'Token'],
  ['___', 'Token'],
  ['\u202e\u200b', 'Token'],
  ['token', 'Token'],
  // What is left can be read.
  ['🌼 Marigold 🌼', 'Marigold'],
  ['黄金 Gold', 'Gold'],
  // No identifier begins with a digit.
  ['1inch', 'Token1inch'],
  ['1984', 'Token1984'],
  ['½', 'Token12'],
  ['_1_', 'Token1'],
  ['A_B', 'A_B'],
  // Words of the language are small.
  ['contract', 'Contract'],
  ['mapping', 'Mapping'],
  ['_transfer', 'Transfer'],
  ['this', 'This'],
  // Taken by Solidity, OpenZeppelin, our trials, or Windows.
  ['Error', 'ErrorToken'],
  ['panic', 'PanicToken'],
  ['ERC20', 'ERC20Token'],
  ['IERC6909Metadata', 'IERC6909MetadataToken'],
  ['ownable', 'OwnableToken'],
  ['Access Control', 'AccessControlToken'],
  ['Time', 'TimeToken'],
  ['Run 0', 'Run0Token'],
  ['aux', 'AuxToken'],
  ['COM1', 'COM1Token'],
  // Not an argument, a path or a piece of a program.
  ['"); selfdestruct(payable(msg.sender)); //', 'SelfdestructPayableMsgSender'],
  ['*/ } contract Evil {', 'ContractEvil'],
  ['../../etc/passwd', 'EtcPasswd'],
  ['a\nb', 'AB'],
  ['__proto__', 'Proto'],
  ['constructor', 'Constructor'],
  ['<script>', 'Script'],
])('a token called “%s” is the contract %s', (name, contract) => {
  expect(contractNameOf(name)).toBe(contract)
})

test('a word that the source has is not its name as well, and one that only a comment has may be', () => {
  const code = '/// Sold in phases.\nstruct Sale {\n    bytes32 MINTER_ROLE;\n}\ncontract SaleToken {}\n'
  const named = (name: string) => contractNameOf(name, code)
  expect(['Sale', 'Sold', 'Minter', 'MINTER_ROLE'].map(named)).toEqual([
    'SaleTokenToken',
    'Sold',
    'Minter',
    'MINTER_ROLEToken',
  ])
})

test('however long a name is, the name of its file fits every disk', () => {
  expect(contractNameOf('щ'.repeat(500))).toHaveLength(64)
  expect(contractNameOf('a'.repeat(64))).toBe(`A${'a'.repeat(63)}`)
})

test('no name takes one of the library, or a name that any token has in it', () => {
  expect(libraryNames.size).toBeGreaterThan(20)
  for (const name of libraryNames) expect(contractNameOf(name)).toBe(`${name}Token`)
  for (const options of tokenVariants()) {
    const { source } = emitToken(options)
    const declared = /^ *(?:struct|event|error|import \{|.* constant|.* immutable) ?(\w+)/gm
    for (const [, word] of source.matchAll(declared)) expect(emitToken(options, word).contract).not.toBe(word)
  }
})

test('the name is in the title, the contract and the file, and nowhere else', () => {
  const options = optionsNamed('erc721-royalties-sale-ownable')!
  const [plain, named] = [emitToken(options), emitToken(options, 'Marigold')]
  expect(named).toMatchObject({ id: plain.id, contract: 'Marigold', path: 'Marigold.sol' })
  const lines = plain.source.split('\n')
  const changed = named.source.split('\n').filter((line, at) => line !== lines[at])
  expect(changed).toEqual(['/// @title Marigold', 'contract Marigold is ERC721, ERC2981, Ownable2Step {'])
})
