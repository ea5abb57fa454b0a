import { expect, test } from 'vitest'
import { defaultOptions, normalise, type Erc20Options, type TokenOptions } from '#tools/token/features/options.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import { checkToken } from './check-token.ts'
import { fieldsOf, type FormField, type TokenForm } from './form.ts'

const account = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const dead = '0x000000000000000000000000000000000000dEaD'
const form: TokenForm = {
  name: 'Gold',
  symbol: 'GLD',
  decimals: '18',
  supply: '1,000,000',
  receiver: account,
  cap: '2,000,000',
  owner: account,
  admin: account,
  maxWallet: '20,000',
  maxTransaction: '10,000',
  limitHours: '24',
  delayHours: '48',
  bridge: '0x52908400098527886E0F7030069857D2E4169EE7',
  asset: '0x52908400098527886E0F7030069857D2E4169EE7',
  maxSupply: '100',
  uri: 'ipfs://bafy/{id}/',
  batchCount: '100',
  batchReceiver: account,
  royaltyPercent: '7.5',
  royaltyReceiver: account,
  editionCount: '3',
  editionSize: '1,000',
  price: '0.05',
  perAccount: '3',
  saleStart: '2127-03-31 18:00',
  saleEnd: '2127-04-30',
  listRoot: `0x${'12'.repeat(32)}`,
  listPrice: '0.04',
  proceeds: account,
  commitment: `0x${'34'.repeat(32)}`,
}
/** The value that some fields together are. */
const bundled: TokenForm = {
  delayHours: 'delay',
  maxWallet: 'limits',
  maxTransaction: 'limits',
  limitHours: 'limits',
  batchCount: 'batch.count',
  batchReceiver: 'batch.receiver',
  royaltyPercent: 'royalty.share',
  royaltyReceiver: 'royalty.receiver',
  editionCount: 'editions.count',
  editionSize: 'editions.size',
  price: 'sale.phases',
  perAccount: 'sale.phases',
  saleStart: 'sale.phases',
  saleEnd: 'sale.phases',
  listRoot: 'sale.phases',
  listPrice: 'sale.phases',
  proceeds: 'sale.proceeds',
}
const erc20 = (asked: Partial<Erc20Options>) => normalise({ ...defaultOptions.erc20, permit: false, ...asked }).options
const check = (asked: Partial<Erc20Options>, changed: TokenForm) => checkToken(erc20(asked), { ...form, ...changed })

test('a form that is filled in well gives the values of every variant, and nothing is said', () => {
  for (const options of tokenVariants()) {
    const { values, errors, warnings } = checkToken(options, form)
    expect({ errors, warnings }).toEqual({ errors: {}, warnings: {} })
    for (const field of fieldsOf(options)) expect(values).toHaveProperty(bundled[field] ?? field)
  }
})

test('an empty form says what to do, field by field', () => {
  for (const options of tokenVariants()) {
    const { values, errors } = checkToken(options, {})
    expect(values).toBeUndefined()
    for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z].+\.$/)
    const open = 'minter pauser controller maxTransaction saleStart saleEnd listRoot listPrice'.split(' ')
    const asked = fieldsOf(options).filter((field) => !open.includes(field))
    const amounts: FormField[] = ['supply', 'cap', 'maxWallet', 'limitHours']
    expect(Object.keys(errors).toSorted()).toEqual(asked.filter((field) => !amounts.includes(field)).toSorted())
  }
})

test('amounts are in the smallest unit, times in seconds, an empty limit is none', () => {
  const { values } = check({ limits: true }, { maxTransaction: '' })
  expect(values).toMatchObject({
    supply: 10n ** 24n,
    limits: { maxWallet: 2n * 10n ** 22n, maxTransaction: 2n ** 256n - 1n, duration: 86_400n },
  })
})

test.each<[string, Partial<Erc20Options>, string, boolean]>([
  ['31 bytes with permit', { permit: true }, 'x'.repeat(31), true],
  ['32 bytes with permit', { permit: true }, 'x'.repeat(32), false],
  ['31 bytes of two-byte letters with votes', { votes: true }, 'é'.repeat(15) + 'x', true],
  ['32 bytes in 16 letters with votes', { votes: true }, 'é'.repeat(16), false],
  ['32 bytes in 8 signs with permit', { permit: true }, '金'.repeat(10) + 'xx', false],
  ['32 bytes without signatures', {}, 'x'.repeat(32), true],
  ['64 bytes without signatures', {}, 'x'.repeat(64), true],
  ['65 bytes without signatures', {}, 'x'.repeat(65), false],
])('T17 a name of %s', (_what, asked, name, ok) => {
  expect(check(asked, { name }).errors.name === undefined).toBe(ok)
})

test.each<[string, FormField, Partial<Erc20Options>, TokenForm, RegExp]>([
  ['hidden signs in the name', 'name', {}, { name: 'Go\u200bld' }, /cannot be seen/],
  ['hidden signs in the symbol', 'symbol', {}, { symbol: 'G\u202eLD' }, /cannot be seen/],
  ['a symbol of two words', 'symbol', {}, { symbol: 'G LD' }, /without spaces/],
  ['a symbol of 12 signs', 'symbol', {}, { symbol: 'G'.repeat(12) }, /wallets show 11/],
  ['19 decimals', 'decimals', {}, { decimals: '19' }, /from 0 to 18/],
  ['decimals with a sign', 'decimals', {}, { decimals: '-1' }, /from 0 to 18/],
  ['no supply, ever', 'supply', {}, { supply: '0' }, /never be a token/],
  ['a supply beyond 2^256', 'supply', {}, { supply: '9'.repeat(60) }, /more than a contract can count/],
  ['votes beyond 2^208', 'supply', { votes: true }, { supply: `${2n ** 208n}`, decimals: '0' }, /votes can count/],
  ['a cap below the supply', 'cap', { mintable: true, capped: true }, { cap: '999,999' }, /below the supply/],
  ['a cap of nothing', 'cap', { mintable: true, capped: true }, { cap: '0', supply: '0' }, /more than 0/],
  ['the zero address', 'receiver', {}, { receiver: `0x${'0'.repeat(40)}` }, /Nobody can act/],
  ['an address of the lost', 'receiver', {}, { receiver: dead }, /Nobody can act/],
  ['a wrong checksum', 'receiver', {}, { receiver: account.replace('F', 'f') }, /Copy it again/],
  ['a short address', 'owner', { mintable: true }, { owner: '0x12' }, /0x and 40 digits/],
  ['a wallet of a thousandth', 'maxWallet', { limits: true }, { maxWallet: '1,000' }, /more than 1\/1000/],
  ['a transfer of a thousandth', 'maxTransaction', { limits: true }, { maxTransaction: '1,000' }, /more than 1\/1000/],
  ['no limit at all', 'maxWallet', { limits: true }, { maxWallet: '', maxTransaction: '' }, /or leave limits out/],
  ['limits of no time', 'limitHours', { limits: true }, { limitHours: '0' }, /from 1 to 720/],
  ['limits of 721 hours', 'limitHours', { limits: true }, { limitHours: '721' }, /from 1 to 720/],
  ['T15 milliseconds for hours', 'limitHours', { limits: true }, { limitHours: '86400000' }, /from 1 to 720/],
])('T20 %s is refused at %s', (_what, field, asked, changed, sentence) => {
  const { values, errors } = check(asked, changed)
  expect(errors[field]).toMatch(sentence)
  expect(values).toBeUndefined()
})

test.each<[string, Partial<Erc20Options>, TokenForm]>([
  ['0 decimals', {}, { decimals: '0' }],
  ['a supply of one unit', {}, { supply: '0.000000000000000001' }],
  ['no supply, but mint', { mintable: true }, { supply: '0' }],
  ['votes up to 2^208 - 1', { votes: true }, { supply: `${2n ** 208n - 1n}`, decimals: '0' }],
  ['all a contract can count', {}, { supply: `${2n ** 256n - 1n}`, decimals: '0' }],
  ['a wallet just above a thousandth', { limits: true }, { maxWallet: '1000.000000000000000001' }],
  ['720 hours', { limits: true }, { limitHours: '720' }],
  ['no minter yet', { mintable: true, access: 'roles' }, { minter: '' }],
])('T20 %s is accepted', (_what, asked, changed) => expect(check(asked, changed).errors).toEqual({}))

test.each<[string, FormField, Partial<Erc20Options>, TokenForm, RegExp]>([
  ['a known symbol', 'symbol', {}, { symbol: 'U5DC' }, /USDC/],
  ['a name in two alphabets', 'name', {}, { name: 'G\u043eld' }, /Latin and Cyrillic/],
  ['a cap equal to the supply', 'cap', { mintable: true, capped: true }, { cap: '1000000' }, /equals the supply/],
  ['a limit that limits nothing', 'maxWallet', { limits: true }, { maxWallet: '1000000' }, /limits nothing/],
])('%s is warned of at %s, and not refused', (_what, field, asked, changed, sentence) => {
  const { values, warnings } = check(asked, changed)
  expect(warnings[field]).toMatch(sentence)
  expect(values).toBeDefined()
})

test('T20 an owner that is a contract is warned of', () => {
  const { values, warnings } = checkToken(erc20({ mintable: true }), form, { contracts: [account.toLowerCase()] })
  expect(warnings.owner).toContain('This is a contract.')
  expect(values?.owner).toBe(account)
})

test.each<[TokenOptions['kind'], string, 'errors' | 'warnings', RegExp]>([
  ['erc721', '', 'errors', /beginning with ipfs/],
  ['erc721', 'http://example.com/', 'errors', /beginning with ipfs/],
  ['erc721', 'javascript:alert(1)', 'errors', /beginning with ipfs/],
  ['erc721', 'ipfs://b afy/', 'errors', /without spaces/],
  ['erc721', `ipfs://${'x'.repeat(2000)}/`, 'errors', /Shorten/],
  ['erc721', 'ipfs://bafy', 'warnings', /end in a slash/],
  ['erc721', 'https://example.com/', 'warnings', /can change/],
  ['erc1155', 'ipfs://bafy', 'warnings', /same metadata/],
])('the metadata of %s at “%s” is found in %s', (kind, uri, where, sentence) => {
  expect(checkToken(defaultOptions[kind], { ...form, uri })[where].uri).toMatch(sentence)
})

const read = (changed: TokenForm) => checkToken(defaultOptions.erc6909, { ...form, ...changed })

test('token 1 of an ERC-6909 contract has decimals and a supply', () => {
  expect(read({ decimals: '6', supply: '1,000.5' }).values).toMatchObject({ decimals: 6, supply: 1_000_500_000n })
  expect(read({ supply: '0' }).values?.supply).toBe(0n)
  expect(read({ decimals: '19' }).errors.decimals).toContain('from 0 to 18')
  expect(read({ decimals: '0', supply: '0.5' }).errors.supply).toBeDefined()
})

test.each(['0', '-1', '1.5', '1e3', ''])('a collection of “%s” tokens is refused', (maxSupply) => {
  expect(checkToken(defaultOptions.erc721, { ...form, maxSupply }).errors.maxSupply).toContain('from 1 on')
})

const collection = (asked: object) =>
  normalise<TokenOptions>({ ...defaultOptions.erc721, capped: true, ...asked } as TokenOptions).options
const root = `0x${'12'.repeat(32)}`

test.each([
  ['editionCount', '0', '10,000'],
  ['editionCount', '10001', '10,000'],
  ['editionSize', '1.5', '1,000,000,000'],
  ['editionSize', '1000000001', '1,000,000,000'],
] as const)('editions: %s of %s is refused', (field, text, most) => {
  const options = normalise({ ...defaultOptions.erc1155, sale: true }).options
  const { errors } = checkToken(options, { ...form, [field]: text })
  expect(errors).toEqual({ [field]: `Enter a whole number from 1 to ${most}.` })
  expect(checkToken(options, form).values?.editions).toEqual({ count: 3n, size: 1000n })
})

test('a sale with a list is two phases, of which the second begins where the first ends', () => {
  const { values } = checkToken(collection({ sale: true }), form)
  const begins = BigInt(Date.UTC(2127, 2, 31, 18) / 1000)
  const end = BigInt(Date.UTC(2127, 3, 30) / 1000)
  expect(values?.sale?.phases).toEqual([
    { start: 0n, end: begins, price: 4n * 10n ** 16n, limit: 3n, root },
    { start: begins, end, price: 5n * 10n ** 16n, limit: 3n, root: `0x${'0'.repeat(64)}` },
  ])
  const plain = checkToken(collection({ sale: true }), { ...form, listRoot: '', saleStart: '', saleEnd: '' })
  expect(plain.values?.sale?.phases).toMatchObject([{ start: 0n, end: 0n }])
})

test.each<[FormField, object, TokenForm, RegExp]>([
  ['saleStart', { sale: true }, { saleStart: '31.3.2127' }, /in UTC/],
  ['saleStart', { sale: true }, { saleStart: '2127-02-30' }, /in UTC/],
  ['saleStart', { sale: true }, { saleStart: '' }, /when everyone can buy/],
  ['saleEnd', { sale: true }, { saleEnd: '2127-03-31 18:00' }, /after it begins/],
  ['price', { sale: true }, { price: '1,5' }, /such as 0.05/],
  ['perAccount', { sale: true }, { perAccount: '0' }, /whole number/],
  ['listRoot', { sale: true }, { listRoot: '0x12' }, /64 digits/],
  ['commitment', { reveal: true }, { commitment: `0x${'0'.repeat(64)}` }, /64 digits/],
  ['royaltyPercent', { royalties: true }, { royaltyPercent: '10.01' }, /0.01 to 10/],
  ['royaltyPercent', { royalties: true }, { royaltyPercent: '0' }, /0.01 to 10/],
  ['batchCount', { consecutive: true }, { batchCount: '5001' }, /1 to 5000/],
  ['batchCount', { consecutive: true }, { batchCount: '101' }, /at most/],
  ['proceeds', { sale: true }, { proceeds: dead }, /Nobody can act/],
])('%s of %o with %o is refused: %s', (field, asked, changed, sentence) => {
  const { values, errors } = checkToken(collection(asked), { ...form, ...changed })
  expect(values).toBeUndefined()
  expect(errors[field]).toMatch(sentence)
})

test('a time that is over is doubtful, but a launch that is shown later keeps its values', () => {
  const { values, warnings } = checkToken(collection({ sale: true }), {
    ...form,
    listRoot: '',
    saleStart: '2020-01-01',
  })
  expect(values?.sale?.phases).toHaveLength(1)
  expect(warnings.saleStart).toMatch(/begins with the launch/)
})
