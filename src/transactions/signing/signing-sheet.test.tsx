import { renderToStaticMarkup } from 'react-dom/server'
import { encodeFunctionData, erc20Abi, type Address } from 'viem'
import { expect, test } from 'vitest'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import type { Checks } from '#transactions/simulate/use-checks.ts'
import { testAccount, testTransaction } from '#transactions/track/test-transaction.ts'
import type { Transaction } from '#transactions/track/transaction.ts'
import { SigningSheetView } from './signing-sheet.tsx'

const chain = { id: 31337, name: 'Local chain', currency: { symbol: 'ETH', decimals: 18 } }
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ether: SigningRequest = { kind: 'transaction', from: testAccount, chain, to: friend, value: 15n * 10n ** 17n }
const succeeds: Checks = {
  tokens: {},
  simulation: {
    at: 'succeeds',
    complete: true,
    changes: [{ asset: { kind: 'native' }, amount: -15n * 10n ** 17n }],
    permissions: [],
  },
}

const nothing = () => undefined

test('what the demo wallet signs is marked as worth nothing, what another signs is not', () => {
  const given = { request: ether, checks: succeeds, history: [], onAgain: nothing, onAnswer: nothing }

  expect(renderToStaticMarkup(<SigningSheetView {...given} demo />)).toContain('test ether, worth nothing')
  expect(draw(ether, succeeds)).not.toContain('worth nothing')
})

function draw(request: SigningRequest, checks: Checks, history: readonly Transaction[] = []) {
  return renderToStaticMarkup(
    <SigningSheetView request={request} checks={checks} history={history} onAgain={nothing} onAnswer={nothing} />,
  )
}

/** Whether the visitor can go on to the wallet. */
const canGoOn = (html: string) => !/<button[^>]*disabled[^>]*>Continue in wallet/.test(html)

test('what leaves, what arrives, the fee and what cannot be undone stand in the sheet, with a seal beside each address', () => {
  const html = draw(ether, { ...succeeds, fee: { fee: 21n * 10n ** 12n, missing: 0n } })

  for (const words of ['Send ETH', '− 1.5 ETH', 'nothing', 'about 0.000021 ETH', 'cannot be taken back', 'Local chain'])
    expect(html).toContain(words)
  expect(html.match(/class="engraving"/g)!.length).toBe(html.match(/class="address"/g)!.length)
  expect(html).toMatch(/<dialog[^>]*aria-labelledby="sign-title"/)
  expect(html).not.toContain('style=')
  expect(canGoOn(html)).toBe(true)
})

test.each<[string, Checks['simulation'], boolean, string]>([
  ['while it is asked', undefined, false, 'Checking what this would do'],
  ['when it would fail', { at: 'reverts', reason: 'Not enough' }, false, 'It would fail: Not enough. The fee'],
  ['when nobody answers', { at: 'unknown', why: 'unreachable' }, true, 'No node answered'],
  ['when the answer is late', { at: 'unknown', why: 'late' }, true, 'took too long'],
  ['when nobody was asked', { at: 'not-asked' }, true, 'This was not checked before'],
])('%s the sheet says so, and the way to the wallet is open: %o', (_, simulation, open, words) => {
  const html = draw(ether, { tokens: {}, simulation })

  expect(html).toContain(words)
  expect(canGoOn(html)).toBe(open)
})

test('a look-alike is shown beside the address it imitates, and has to be compared first', () => {
  const here: Address = '0x7099eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee79C8'
  const sent = [testTransaction({ recipient: friend, status: 'confirmed' })]

  const html = draw({ ...ether, to: here }, succeeds, sent)

  expect(html).toContain('begins and ends like one you know')
  expect(html.match(/<mark>/g)!.length).toBe(16)
  expect(html).toContain('type="checkbox"')
  expect(canGoOn(html)).toBe(false)
  expect(canGoOn(draw({ ...ether, to: here }, succeeds))).toBe(true)
})

test('an amount of a token is exact once its decimals are known, and never guessed before', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [friend, 1_500_000n] })
  const request: SigningRequest = { kind: 'transaction', from: testAccount, chain, to: token, data }

  expect(draw(request, { tokens: {} })).toContain('1,500,000 of its smallest unit')
  expect(draw(request, { tokens: { [token]: { symbol: 'TEST', decimals: 6 } } })).toContain('1.5 TEST')
  expect(draw(request, { tokens: { [token]: { symbol: 'ART' } } })).toContain('Item 1500000')
})

test('what is missing for the fee is said', () => {
  expect(draw(ether, { ...succeeds, fee: { fee: 1n, missing: 10n ** 17n } })).toContain('has 0.1 ETH less')
})

test('a contact is called by its name', () => {
  expect(draw({ ...ether, contacts: [{ address: friend, name: 'Savings' }] }, succeeds)).toContain('Savings')
})

const creation = (to: Address): SigningRequest => ({
  kind: 'transaction',
  from: testAccount,
  chain,
  data: '0x6000',
  creates: {
    intent: 'Create the token AUR',
    lasting: 'It is permanent.',
    nonce: 0,
    supply: { amount: 1_500_000n, symbol: 'AUR', decimals: 3, to },
  },
})
const toldNothing: Checks = {
  tokens: {},
  simulation: { at: 'succeeds', complete: false, changes: [], permissions: [] },
}

test('what arrives by a launch is known although the node does not tell', () => {
  expect(draw(creation(testAccount), toldNothing)).toContain('+ 1,500 AUR')
  const others = draw(creation(friend), toldNothing)
  expect(others).not.toContain('not known')
  expect(others).not.toContain('+ 1,500 AUR')
})

test('a known account is named everywhere in the sheet, also among what moves and what may be taken', () => {
  const permission = { kind: 'amount', amount: 5n, address: token, spender: friend } as const
  const change = { asset: { kind: 'token', address: token }, amount: 7n } as const
  const simulation = { at: 'succeeds', complete: true, changes: [change], permissions: [permission] } as const
  const html = draw(
    {
      ...ether,
      contacts: [
        { address: token, name: 'Sample Ink' },
        { address: friend, name: 'TokenLocker' },
      ],
    },
    { tokens: {}, simulation: { ...simulation, changes: [change], permissions: [permission] } },
  )

  // Of what arrives and of what may be taken, by whom and as the one it is sent to.
  expect(html.match(/Sample Ink/g)).toHaveLength(2)
  expect(html.match(/TokenLocker/g)).toHaveLength(2)
})

test('calls that go together are all there, in their order, with what they do in sum', () => {
  const data = (name: 'approve' | 'transfer') =>
    encodeFunctionData({ abi: erc20Abi, functionName: name, args: [friend, 1_500_000n] })
  const request: SigningRequest = {
    kind: 'calls',
    from: testAccount,
    chain,
    calls: [
      { to: token, data: data('approve') },
      { to: token, data: data('transfer') },
      { to: friend, value: 10n ** 18n },
    ],
  }
  const change = { asset: { kind: 'token', address: token }, amount: -1_500_000n } as const
  const simulation: Checks['simulation'] = { at: 'succeeds', complete: true, changes: [change], permissions: [] }
  const html = draw(request, { tokens: { [token]: { symbol: 'TEST', decimals: 6 } }, simulation })

  expect(html).toContain('Send 3 calls together')
  expect(html).toContain('or none of them does')
  const titles = [...html.matchAll(/<h3>(\d\. [^<]*)/g)].map(([, title]) => title)
  expect(titles).toEqual(['1. Allow someone to take tokens', '2. Send tokens', '3. Send ETH'])
  expect(html).toContain('− 1.5 TEST')
  expect(html).not.toContain('What can be taken later')
  expect(html).toContain('Unknown until your wallet shows it')
  const priced = draw(request, { tokens: {}, simulation, fee: { fee: 10n ** 15n, missing: 0n } })
  expect(priced).toContain('about 0.001 ETH for all calls in one transaction')
  expect(priced).toContain('<dt>Prompts in your wallet</dt><dd>1</dd>')
  // The bytes of each can be compared, and what cannot be undone of each is said once.
  expect(html.match(/\d data: 0x/g)).toHaveLength(3)
  expect(canGoOn(html)).toBe(true)
  expect(canGoOn(draw(request, { tokens: {}, simulation: { at: 'reverts' } }))).toBe(false)
  expect(canGoOn(draw(request, { tokens: {} }))).toBe(false)
})
