import { encodeFunctionData, erc20Abi, maxUint256, type Address } from 'viem'
import { expect, test } from 'vitest'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { testAccount } from '#transactions/track/test-transaction.ts'
import { describeSigning } from './describe-signing.ts'
import type { KnownContract } from './known-contract.ts'
import { knownParties } from './known-parties.ts'
import type { SigningRequest, TransactionRequest } from './signing-request.ts'

const chain = { id: 31337, name: 'Local chain', currency: { symbol: 'ETH', decimals: 18 } }
const friend: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const lockAbi = [
  {
    type: 'function',
    name: 'lock',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint256' },
      { name: 'until', type: 'uint64' },
      { name: 'beneficiary', type: 'address' },
    ],
    outputs: [],
  },
] as const

const locker: KnownContract = {
  chainId: 31337,
  address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  name: 'Locker',
  abi: lockAbi,
  calls: {
    lock: {
      intent: 'Lock tokens',
      lasting: ({ until }) => `Locked until ${String(until)}. Nobody can undo it before.`,
      fields: {
        token: { label: 'Token', as: 'party' },
        amount: { label: 'Amount', as: 'amount', of: { argument: 'token' } },
        until: { label: 'Until', as: 'time' },
        beneficiary: { label: 'Beneficiary', as: 'recipient' },
      },
    },
  },
}

const ask = (fields: Partial<TransactionRequest>): SigningRequest => ({
  kind: 'transaction',
  from: testAccount,
  chain,
  contracts: [locker],
  ...fields,
})
const erc20 = (functionName: 'transfer' | 'approve', args: [Address, bigint]) =>
  ask({ to: token, data: encodeFunctionData({ abi: erc20Abi, functionName, args }) })

const contacts = knownParties(31337)
const ofInk = { verifyingContract: sampleWorld.ink }
const ofSample = (spender: Address, amount = 5n): SigningRequest =>
  ask({
    to: sampleWorld.ink,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
    contracts: [],
    contacts,
  })

const permit = (changes: Record<string, unknown> = {}, domain = {}): SigningRequest => ({
  kind: 'typed-data',
  from: testAccount,
  chain,
  contacts,
  typedData: {
    domain: { name: 'Test token', chainId: 31337, verifyingContract: token, ...domain },
    primaryType: 'Permit',
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    message: { owner: testAccount, spender: friend, value: 5n, nonce: 0n, deadline: 1_800_000_000n, ...changes },
  },
})

const permit2 = (spender: Address): SigningRequest => ({
  kind: 'typed-data',
  from: testAccount,
  chain,
  contacts,
  typedData: {
    domain: { name: 'Permit2', chainId: 31337, verifyingContract: permit2Address },
    primaryType: 'PermitTransferFrom',
    types: {
      PermitTransferFrom: [
        { name: 'permitted', type: 'TokenPermissions' },
        { name: 'spender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
      TokenPermissions: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    message: { permitted: { token, amount: 5n }, spender, nonce: 7n, deadline: 1_800_000_000n },
  },
})

test('a call of ours is shown in the words of its description, with what is permanent about it', () => {
  const data = encodeFunctionData({ abi: lockAbi, functionName: 'lock', args: [token, 5n, 1_800_000_000n, friend] })

  const words = describeSigning(ask({ to: locker.address, data }))

  expect(words).toMatchObject({
    title: 'Lock tokens',
    lasting: 'Locked until 1800000000. Nobody can undo it before.',
    warnings: [],
    recipients: [friend],
    tokens: [token],
  })
  expect(words.lines).toEqual([
    { label: 'Token', value: { as: 'party', address: token } },
    { label: 'Amount', value: { as: 'amount', amount: 5n, of: token } },
    { label: 'Until', value: { as: 'text', text: '2027-01-15 08:00 UTC' } },
    { label: 'Beneficiary', value: { as: 'party', address: friend } },
    { label: 'Contract', value: { as: 'party', address: locker.address, name: 'Locker' } },
  ])
})

test.each<[string, SigningRequest, string[]]>([
  ['ether to another account', ask({ to: friend, value: 1n }), []],
  ['no ether to another account', ask({ to: friend }), ['moves-nothing']],
  ['tokens', erc20('transfer', [friend, 5n]), ['token-call']],
  ['no tokens', erc20('transfer', [friend, 0n]), ['token-call', 'moves-nothing']],
  ['tokens to their own contract', erc20('transfer', [token, 5n]), ['token-call', 'to-contract-itself']],
  ['an allowance', erc20('approve', [friend, 5n]), ['token-call', 'unknown-spender']],
  ['an allowance without end', erc20('approve', [friend, maxUint256]), ['token-call', 'unknown-spender', 'boundless']],
  ['an allowance for a contract of ours', erc20('approve', [locker.address, 5n]), ['token-call']],
  ['an allowance of a sample for a contract of ours', ofSample(contractAddresses.TokenLocker), []],
  ['an allowance of a sample for another account', ofSample(friend), ['unknown-spender']],
  ['an allowance of a sample for another account, taken back', ofSample(friend, 0n), []],
  ['a permit of a sample for a contract of ours', permit({ spender: contractAddresses.TokenLocker }, ofInk), []],
  ['a permit of a sample for another account', permit({}, ofInk), ['permit']],
  ['a permit of any token for a contract of ours', permit({ spender: contractAddresses.TokenLocker }), ['token-call']],
  ['a transfer by Permit2 for a contract of ours', permit2(contractAddresses.TokenLocker), []],
  ['a transfer by Permit2 for another account', permit2(friend), ['permit']],
  ['an allowance taken back', erc20('approve', [friend, 0n]), ['token-call']],
  ['a call nobody knows', ask({ to: friend, data: '0xdeadbeef' }), ['unknown-call']],
  ['a contract', ask({ data: '0x6000' }), []],
  ['a text', { kind: 'message', from: testAccount, chain, text: 'Let me in' }, []],
  ['bytes', { kind: 'message', from: testAccount, chain, text: `0x${'ab'.repeat(32)}` }, ['unreadable']],
  ['a text that turns round', { kind: 'message', from: testAccount, chain, text: 'Pay \u202e001' }, ['hidden-signs']],
])('%s: what to look at twice', (_, request, warnings) => {
  expect(describeSigning(request).warnings).toEqual(warnings)
})

test('signs that cannot be seen are written out', () => {
  const { lines } = describeSigning({ kind: 'message', from: testAccount, chain, text: 'Pay \u202e001\nNow' })

  expect(lines[0]!.value).toEqual({ as: 'verbatim', text: 'Pay \\u{202e}001\nNow' })
})

test('a permit is called what it is, with spender, amount and end', () => {
  const words = describeSigning(permit())

  expect(words).toMatchObject({ title: 'Sign a permission to take tokens', warnings: ['permit'], recipients: [friend] })
  expect(words.lines).toContainEqual({ label: 'At most', value: { as: 'amount', amount: 5n, of: token } })
  expect(words.lines).toContainEqual({ label: 'Until', value: { as: 'text', text: '2027-01-15 08:00 UTC' } })
})

test('a transfer by Permit2 says which token, how much, who and until when', () => {
  const { lines, tokens, recipients } = describeSigning(permit2(friend))
  expect(lines.slice(2)).toEqual([
    { label: 'Token', value: { as: 'party', address: token } },
    { label: 'At most', value: { as: 'amount', amount: 5n, of: token } },
    { label: 'May take them', value: { as: 'party', address: friend } },
    { label: 'Signature number', value: { as: 'text', text: '7' } },
    { label: 'Until', value: { as: 'text', text: '2027-01-15 08:00 UTC' } },
  ])
  expect([tokens, recipients]).toEqual([[token], [friend]])
})

test('a permit without end, for another chain, or with nonsense in it is shown all the same', () => {
  expect(describeSigning(permit({ value: String(maxUint256) })).warnings).toEqual(['permit', 'boundless'])
  expect(describeSigning(permit({}, { chainId: 1 })).warnings).toEqual(['permit', 'other-chain'])
  expect(describeSigning(permit({ value: 'much', spender: 7 })).lines).toContainEqual({
    label: 'At most',
    value: { as: 'text', text: 'much' },
  })
})

test('where a contract will be, how much it makes, and whose that is, stand in the sheet before it is made', () => {
  const creates = {
    intent: 'Create the token AUR',
    lasting: 'It is permanent.',
    nonce: 0,
    supply: { amount: 1_500_000n, symbol: 'AUR', decimals: 3, to: friend },
  }
  expect(describeSigning(ask({ data: '0x6000', creates })).lines).toEqual([
    {
      label: 'Its address, if you send nothing else first',
      value: { as: 'party', address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
    },
    { label: 'Supply', value: { as: 'text', text: '1,500 AUR' } },
    { label: 'Goes to', value: { as: 'party', address: friend } },
  ])
})
