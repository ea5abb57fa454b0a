import { SwitchChainNotSupportedError } from '@wagmi/core'
import {
  BaseError,
  ChainDisconnectedError,
  HttpRequestError,
  InsufficientFundsError,
  InternalRpcError,
  ProviderDisconnectedError,
  ResourceUnavailableRpcError,
  SwitchChainError,
  TimeoutError,
  TransactionExecutionError,
  UnauthorizedProviderError,
  UserRejectedRequestError,
} from 'viem'
import { expect, test } from 'vitest'
import { ConnectionChanged, explainFailure, failureOf, type Attempted, type FailureKind } from './failures.ts'

type Doing = Attempted['doing']
const coded = (code: number, message = 'from the wallet') => Object.assign(new Error(message), { code })
const plain = new Error('plain')
const named = (name: string) => Object.assign(new Error('ours'), { name })
const transaction = (cause: BaseError) =>
  new TransactionExecutionError(cause, {
    account: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'json-rpc' },
  } as never)

const failures: [string, unknown, Doing, FailureKind][] = [
  ['4100', coded(4100), 'connect', 'not-authorised'],
  ['another account', new ConnectionChanged('account-changed'), 'send', 'account-changed'],
  ['another network', new ConnectionChanged('chain-changed'), 'other', 'chain-changed'],
  ['no wallet', new ConnectionChanged('wallet-gone'), 'send', 'wallet-gone'],
  ['4100', coded(4100), 'sign', 'sign'],
  ['4200', coded(4200), 'connect', 'method-unsupported'],
  ['4200', coded(4200), 'switch-chain', 'switching-unsupported'],
  ['-32601', coded(-32_601), 'switch-chain', 'switching-unsupported'],
  ['-32601', coded(-32_601), 'send', 'method-unsupported'],
  ['4900', coded(4900), 'send', 'wallet-offline'],
  ['4901', coded(4901), 'send', 'wallet-offline'],
  ['4902', coded(4902), 'switch-chain', 'chain-missing'],
  ['4902 as text', { code: '4902', message: 'unknown chain' }, 'switch-chain', 'chain-missing'],
  [
    '4902 within MetaMask Mobile',
    { code: -32_603, data: { originalError: { code: 4902 } } },
    'switch-chain',
    'chain-missing',
  ],
  ['-32002', coded(-32_002), 'connect', 'request-open'],
  ['-32002', coded(-32_002), 'sign', 'sign'],
  ['-32002', coded(-32_002), 'switch-chain', 'request-open'],
  ['-32603', coded(-32_603), 'connect', 'node'],
  ['-32603', coded(-32_603), 'send', 'node'],
  ['-32603', coded(-32_603), 'prepare', 'prepare'],
  ['-32603', coded(-32_603), 'sign', 'sign'],
  ['-32603', coded(-32_603), 'verify', 'verify'],
  ['-32005', coded(-32_005), 'send', 'node'],
  [
    'a nested cause',
    new Error('out', { cause: new Error('in', { cause: coded(-32_002) }) }),
    'connect',
    'request-open',
  ],
  ['an error within an error', { error: { code: 4100 } }, 'connect', 'not-authorised'],
  ['a string', 'no idea', 'connect', 'unknown'],
  ['undefined', undefined, 'connect', 'unknown'],
  ['null', null, 'sign', 'sign'],
  ['an error without a code', plain, 'connect', 'unknown'],
  ['viem: unauthorised', new UnauthorizedProviderError(plain), 'connect', 'not-authorised'],
  ['viem: disconnected', new ProviderDisconnectedError(plain), 'send', 'wallet-offline'],
  ['viem: chain disconnected', new ChainDisconnectedError(plain), 'send', 'wallet-offline'],
  ['viem: request open', new ResourceUnavailableRpcError(plain), 'connect', 'request-open'],
  ['viem: switch', new SwitchChainError(plain), 'switch-chain', 'chain-missing'],
  ['viem: internal', new InternalRpcError(plain), 'send', 'node'],
  ['viem: no answer', new HttpRequestError({ url: 'http://localhost/rpc' }), 'send', 'node'],
  ['viem: too late', new TimeoutError({ body: {}, url: 'http://localhost/rpc' }), 'send', 'timeout'],
  ['viem: no funds', transaction(new InsufficientFundsError({})), 'send', 'funds'],
  ['no funds in words', new Error('insufficient funds for gas * price + value'), 'send', 'funds'],
  [
    'wagmi: no provider',
    Object.assign(new Error('Provider not found.'), { name: 'ProviderNotFoundError' }),
    'connect',
    'not-installed',
  ],
  ['no account', named('NoAccountError'), 'connect', 'no-account'],
  ['no hash', named('NoHashError'), 'send', 'no-hash'],
  ['no signature', named('NoSignatureError'), 'other', 'no-signature'],
  ['no signature', named('NoSignatureError'), 'sign', 'sign'],
  ['an error without a code', plain, 'send', 'sent-unknown'],
  [
    'wagmi: no switching',
    new SwitchChainNotSupportedError({ connector: { name: 'Fixed' } as never }),
    'switch-chain',
    'switching-unsupported',
  ],
]

test.each(failures)('%s (%#) is explained', (_, error, doing, kind) => {
  expect(explainFailure(error, { doing, wallet: 'Rabby' })?.kind).toBe(kind)
})

const rejections: [string, unknown][] = [
  ['4001', coded(4001)],
  ['4001 as text', { code: '4001' }],
  ['4001 within -32603', { code: -32_603, data: { originalError: { code: 4001 } } }],
  ['5000 (CAIP-25)', coded(5000)],
  ['viem', new UserRejectedRequestError(plain)],
  ['viem, nested', transaction(new BaseError('out', { cause: new UserRejectedRequestError(plain) }))],
  ['WalletConnect', new Error('User rejected methods.')],
  ['WalletConnect, closed', new Error('Connection request reset. Please try again.')],
  ['Coinbase, closed', new Error('User closed modal')],
  ['Coinbase, empty', new Error('accounts received is empty')],
  ['Coinbase, denied', new Error('User denied account authorization')],
  ['Coinbase, rejected', 'Request rejected'],
]

test.each(rejections)('a rejection is not a failure: %s', (_, error) => {
  for (const doing of ['connect', 'switch-chain', 'prepare', 'sign', 'verify', 'send', 'other'] as const)
    expect(explainFailure(error, { doing })).toBeUndefined()
})

test('a step of sign-in keeps its sentence, and tells what went wrong with its remedy', () => {
  expect(explainFailure(coded(-32_002), { doing: 'sign', wallet: 'Rabby' })).toEqual({
    kind: 'sign',
    message: 'Error signing message, please retry!',
    remedy: 'Rabby already has a request open. Open Rabby, answer or close that request, then try again.',
    action: 'retry',
  })
  expect(explainFailure(plain, { doing: 'sign', wallet: 'Rabby' })?.remedy).toBe(
    'Press the button again; Rabby asks once more.',
  )
})

test('a circular cause ends after one round', () => {
  const error = new Error('round') as Error & { cause?: unknown }
  error.cause = error

  expect(explainFailure(error, { doing: 'other' })?.kind).toBe('unknown')
})

const words: [FailureKind, string][] = [
  ['prepare', 'Error preparing message, please retry!'],
  ['sign', 'Error signing message, please retry!'],
  ['verify', 'Error verifying signature, please retry!'],
  ['unknown', 'Oops, something went wrong!'],
  [
    'switching-unsupported',
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  ],
  ['not-installed', 'Rabby is not installed'],
  ['not-available', 'Rabby is not available'],
]

test.each(words)('%s reads word for word', (kind, message) => {
  expect(failureOf(kind, { wallet: 'Rabby' }).message).toBe(message)
})

test('the name of the site stands where it has one', () => {
  expect(failureOf('switching-unsupported', { app: 'Intaglio' }).message).toBe(
    'Your wallet does not support switching networks from Intaglio. Try switching networks from within your wallet instead.',
  )
})

test('every kind of failure says what to do, and leaves no mark unfilled', () => {
  const kinds = new Set([...failures.map(([, , , kind]) => kind), ...words.map(([kind]) => kind)])
  const told = [...kinds].map((kind) => failureOf(kind))

  expect(told.filter(({ message, remedy }) => !remedy.endsWith('.') || /[{}]/.test(message + remedy))).toEqual([])
  expect(kinds.size).toBe(22)
})

test('every sentence begins with a capital, also where the wallet has no name, and names the wallet where it has one', () => {
  const kinds = [...new Set(failures.map(([, , , kind]) => kind))]
  const sentences = kinds.flatMap((kind) => [failureOf(kind).message, failureOf(kind).remedy])

  expect(sentences.filter((sentence) => !/^\p{Lu}/u.test(sentence))).toEqual([])
  expect(failureOf('request-open').message).toBe('Your wallet already has a request open')
  expect(explainFailure(coded(-32_002), { doing: 'send', wallet: 'Rabby' })?.message).toBe(
    'Rabby already has a request open',
  )
})

test('where nobody knows whether it was sent, the history of the wallet comes before another try', () => {
  for (const error of [named('NoHashError'), plain])
    expect(explainFailure(error, { doing: 'send', wallet: 'Rabby' })).toMatchObject({
      remedy: 'It may have been sent all the same. Look at the history in Rabby before you try again.',
      action: 'none',
    })
})
