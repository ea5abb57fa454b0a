import { expect, test } from 'vitest'
import { defaultOptions, normalise } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { constructorArguments, emitToken } from './emit.ts'
import { optionsNamed, tokenVariants } from './variants.ts'

const tokens = tokenVariants().map((options) => emitToken(options))
const account = (digit: string) => `0x${digit.repeat(40)}` as const

const values: TokenValues = {
  name: '"); selfdestruct(payable(msg.sender)); //',
  symbol: '*/ }',
  decimals: 18,
  supply: 10n ** 24n,
  receiver: account('1'),
  cap: 10n ** 25n,
  owner: account('2'),
  admin: account('3'),
  minter: account('4'),
  pauser: account('5'),
  controller: account('6'),
  bridge: account('7'),
  asset: account('8'),
  delay: 172_800n,
  batch: { count: 2n, receiver: account('1') },
  royalty: { share: 750n, receiver: account('1') },
  editions: { count: 2n, size: 7n },
  sale: { proceeds: account('1'), phases: [] },
  commitment: `0x${'12'.repeat(32)}`,
  limits: { maxWallet: 10n ** 22n, maxTransaction: 10n ** 21n, duration: 86_400n },
  maxSupply: 100n,
  uri: 'ipfs://x/',
}

test('what a visitor writes is an argument, and no part of the source', () => {
  const { options } = normalise({ ...defaultOptions.erc20, mintable: true, capped: true, limits: true })
  const token = emitToken(options)

  expect(constructorArguments(token, values)).toEqual([
    values.name,
    values.symbol,
    18,
    values.supply,
    values.receiver,
    values.cap,
    values.owner,
    values.limits,
  ])
  expect(emitToken.length, 'the source is written from options alone').toBe(1)
  expect(token.source).not.toContain('selfdestruct')
})

test('every source is plain ASCII, in lines of at most 120 signs', () => {
  const written = tokens.filter(({ source }) => /^(?:[\x20-\x7e]{0,120}\n)+$/.test(source))
  expect(written).toHaveLength(tokens.length)
})

test('the one option that is added is what a reader finds changed', () => {
  const [plain, burnable] = ['erc20', 'erc20-burnable'].map((id) =>
    tokens.find((token) => token.id === id)!.source.split('\n'),
  )
  const added = burnable!.filter((line) => !plain!.includes(line))
  expect(added).toEqual([
    'import { ERC20Burnable } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";',
    '///         Holders can destroy what they hold.',
    'contract Token is ERC20, ERC20Burnable {',
  ])
})

test('who can do what until when is said for every power, in words that make a sentence', () => {
  const powers = tokens.flatMap((token) => token.powers).map(({ can, until = 'never' }) => `${can} | ${until}`)
  const risks = tokens.flatMap((token) => token.risks).map(({ text }) => text)
  expect(powers.filter((text) => !/^[a-z][^.]+ \| [a-z][^.]+$/.test(text))).toEqual([])
  expect(risks.filter((text) => !/^[A-Z].+\.$/.test(text))).toEqual([])
})

test.each([
  ['erc20', [], []],
  ['erc20-mintable-ownable', ['owner'], ['The supply has no end']],
  ['erc20-mintable-capped-ownable', ['owner'], []],
  ['erc20-pausable-roles', ['pauser', 'admin'], ['While transfers are stopped']],
  ['erc20-limits', ['launcher'], []],
  ['erc721-capped-pausable-roles', ['minter', 'pauser', 'admin'], ['While transfers are stopped']],
])('%s: power for %o, warned of %o', (id, holders, warned) => {
  const { powers, risks } = emitToken(optionsNamed(id)!)
  const named = powers.map(({ who }) => who).filter((who) => who !== 'holder' && who !== 'anyone')
  expect([...new Set(named)]).toEqual(holders)
  const warnings = risks.filter(({ level }) => level === 'warn').map(({ text }) => text)
  expect(warnings).toHaveLength(warned.length)
  warned.forEach((start, at) => expect(warnings[at]).toContain(start))
})
