import { expect, onTestFinished, test, vi } from 'vitest'
import { callsStatus, goesAnotherWay, isAtomic, sendsTogether, statusIn } from './send-calls.ts'

const hash = `0x${'ab'.repeat(32)}`
const other = `0x${'CD'.repeat(32)}`

test.each([
  ['supported', { '0x1': { atomic: { status: 'supported' } } }, true],
  ['ready for an upgrade', { '0x1': { atomic: { status: 'ready' } } }, true],
  ['in the words of the draft', { '0x1': { atomicBatch: { supported: true } } }, true],
  ['on every chain', { '0x0': { atomic: { status: 'supported' } } }, true],
  ['with a number with zeros before it', { '0x01': { atomic: { status: 'supported' } } }, true],
  ['unsupported', { '0x1': { atomic: { status: 'unsupported' } } }, false],
  ['on another chain only', { '0xa': { atomic: { status: 'supported' } } }, false],
  ['not, in the words of the draft', { '0x1': { atomicBatch: { supported: false } } }, false],
  ['not, by any other word', { '0x1': { atomic: { status: true }, atomicBatch: { supported: 'yes' } } }, false],
  ['not, by nothing', null, false],
  ['not, by a text', 'supported', false],
  ['not, by a chain of nothing', { '0x1': null }, false],
])('calls go together: %s', (_, answer, can) => {
  expect(isAtomic(answer, 1)).toBe(can)
})

test.each([5700, 5710, 5740, 5750, 5760, 4200, -32_601, -32_602])('%i means that the calls go another way', (code) => {
  expect(goesAnotherWay({ code, message: 'no' })).toBe(true)
  expect(goesAnotherWay({ code: -32_603, data: { originalError: { code } } })).toBe(true)
})

test('what the user has refused stops, and what nobody knows is not repeated', () => {
  for (const code of [4001, 5000, -32_603, -32_002, 5720, 4100, undefined])
    expect(goesAnotherWay({ code, message: 'no' })).toBe(false)
  // The outermost code that says either counts: an upgrade that the user refuses is told with the refusal inside, and the other way round.
  expect(goesAnotherWay({ code: 5750, cause: { code: 4001 } })).toBe(true)
  expect(goesAnotherWay({ code: 4001, cause: { code: 5750 } })).toBe(false)
})

test.each([
  ['on its way', { status: 100 }, { at: 'pending' }],
  ['on its way, in the words of the draft', { status: 'PENDING' }, { at: 'pending' }],
  [
    'done',
    { status: 200, receipts: [{ transactionHash: other, status: '0x1' }] },
    { at: 'done', hash: `0x${'cd'.repeat(32)}` },
  ],
  [
    'done in the words of the draft',
    { status: 'CONFIRMED', receipts: [{ transactionHash: hash }] },
    { at: 'done', hash },
  ],
  ['done, by a number as a text', { status: '200', receipts: [{ transactionHash: hash }] }, { at: 'done', hash }],
  [
    'done in several transactions: the last counts',
    { status: 200, receipts: [{}, { transactionHash: hash }] },
    { at: 'done', hash },
  ],
  [
    'called done, but reverted',
    { status: 200, receipts: [{ transactionHash: hash, status: '0x0' }] },
    { at: 'failed', why: 'reverted', hash },
  ],
  ['called done, without a receipt', { status: 200, receipts: [] }, { at: 'silent' }],
  ['called done, with null', { status: 200, receipts: null }, { at: 'silent' }],
  ['called done, with a hash that is none', { status: 200, receipts: [{ transactionHash: '0x12' }] }, { at: 'silent' }],
  ['never sent', { status: 400 }, { at: 'failed', why: 'not-sent' }],
  ['reverted', { status: 500, receipts: [{ transactionHash: hash }] }, { at: 'failed', why: 'reverted', hash }],
  ['done in part', { status: 600 }, { at: 'failed', why: 'partly' }],
  ['a number nobody knows', { status: 300 }, { at: 'silent' }],
  ['nothing', null, { at: 'silent' }],
  ['a text', 'ok', { at: 'silent' }],
])('a status that says: %s', (_, answer, status) => {
  expect(statusIn(answer)).toEqual(status)
})

test('a wallet that never answers is waited for three seconds before, and ten after', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const connector = { getProvider: async () => ({ request: () => new Promise(() => undefined) }) }
  const state = { current: 'one', connections: new Map([['one', { accounts: [from], chainId: 1, connector }]]) }
  const wallet = { config: { state } } as never as Parameters<typeof sendsTogether>[0]

  const can = sendsTogether(wallet, { from, chainId: 1 })
  await vi.advanceTimersByTimeAsync(3000)
  expect(await can).toBe(false)
  const status = callsStatus(wallet, { from, chainId: 1 }, '0x12')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await status).toEqual({ at: 'silent' })
})
