import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import type { HeldPermissions } from '#tools/token/permissions/held-permissions.ts'
import { heldCallsOf } from './held-calls.ts'
import { plainWords, powerWords } from './power-words.ts'
import { readPower } from './read-power.ts'
import { knownPowers } from './run-power.ts'

const account = getAddress(`0x${'a1'.repeat(20)}`)
const other = getAddress(`0x${'b2'.repeat(20)}`)
const labels = (id: string, held: Partial<HeldPermissions>) =>
  heldCallsOf(optionsNamed(id)!, { paused: false, roles: [], ...held }, account).map(({ label }) => label)

test('an owner is offered what the token has, and of pausing and resuming what fits now', () => {
  const id = 'erc20-mintable-pausable-permit-ownable'
  expect(labels(id, { owner: account })).toEqual(['Create tokens', 'Stop all transfers'])
  expect(labels(id, { owner: account, paused: true })).toEqual(['Create tokens', 'Resume transfers'])
  expect(labels(id, { owner: other })).toEqual([])
  expect(labels(id, { owner: `0x${'0'.repeat(40)}` })).toEqual([])
})

test('a role is offered what it can do, and no more', () => {
  const id = 'erc20-mintable-pausable-permit-roles'
  expect(labels(id, { roles: ['minter'] })).toEqual(['Create tokens'])
  expect(labels(id, { roles: ['pauser'] })).toEqual(['Stop all transfers'])
  expect(labels(id, { roles: ['admin'] })).toEqual(['Give a role to an account', 'Take a role from an account'])
})

test('behind a delay nothing is done directly', () => {
  expect(labels('erc20-mintable-delayed-ownable', { owner: account })).toEqual([])
})

test('a token is added to an ERC-6909 contract with its own decimals', () => {
  const options = optionsNamed('erc6909-ownable')!
  const unit = { token: other, options, symbol: 'ORE' }
  const call = heldCallsOf(options, { paused: false, roles: [], owner: account }, account).find(
    ({ label }) => label === 'Add a token',
  )!
  const typed = { to: account, tokenName: 'Silver', tokenSymbol: 'SLV', tokenDecimals: '2', uri: 'ipfs://silver' }
  const read = readPower(call, { ...typed, amount: '25.5' }, unit)
  if ('errors' in read) throw new Error('It was not read.')
  expect(plainWords(powerWords({ target: other, value: 0n, data: read.call.data }, unit))).toBe(
    `Add the token Silver (SLV, 2 decimals, metadata at ipfs://silver), and create 2550 of it, counted in its smallest unit, for ${account}.`,
  )
  expect(readPower(call, { ...typed, amount: '0.001', tokenDecimals: '19', uri: '' }, unit)).toEqual({
    errors: {
      tokenDecimals: 'Enter a whole number from 0 to 18.',
      uri: 'Enter it: it can never change.',
    },
  })
})

test('the sheet says what a call does, with the account it is for', () => {
  const options = optionsNamed('erc20-mintable-permit-roles')!
  const unit = { token: other, options, symbol: 'GLD', decimals: 6 }
  const { calls } = knownPowers(unit, 1)
  expect(calls.mint!.parts!({ to: account, amount: 1_500_000n })).toEqual({
    lines: [
      { label: 'What is done', value: { as: 'text', text: `Create 1.5 GLD for ${account}.` } },
      { label: 'Account', value: { as: 'party', address: account } },
    ],
    recipients: [account],
  })
  const role = `0x${'0'.repeat(64)}`
  const { lines } = calls.grantRole!.parts!({ role, account })
  expect(lines[0]!.value).toEqual({ as: 'text', text: `Give ${account} the admin role.` })
})
