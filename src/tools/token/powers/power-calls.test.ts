import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { emitToken, waitsForDelay } from '#tools/token/generator/emit.ts'
import { optionsNamed, tokenVariants } from '#tools/token/generator/variants.ts'
import { functionOf, powerCallsOf } from './power-calls.ts'
import { plainWords, powerWords, type TokenUnit } from './power-words.ts'
import { readPower, type Typed } from './read-power.ts'

const account = getAddress(`0x${'a1'.repeat(20)}`)
const unitOf = (id: string): TokenUnit => ({
  token: getAddress(`0x${'b2'.repeat(20)}`),
  timelock: getAddress(`0x${'c3'.repeat(20)}`),
  options: optionsNamed(id)!,
  symbol: 'GLD',
  ...(id.startsWith('erc20') && { decimals: 6 }),
})

/** Nobody announces them: the account that gets an ownership accepts it, and a role of the timelock is taken from it. */
const notAnnounced = new Set(['acceptOwnership', 'renounceRole'])

test('every power that waits for a delay can be announced and is put into words', () => {
  for (const options of tokenVariants().filter(({ delayed }) => delayed)) {
    const names = powerCallsOf(options).map(functionOf)
    const waiting = emitToken(options).powers.filter(({ who }) => waitsForDelay(who))
    const functions = waiting.flatMap((power) => power.functions).filter((name) => !notAnnounced.has(name))
    expect(functions.filter((name) => !names.includes(name))).toEqual([])
  }
})

test.each([
  [
    'erc20-mintable-delayed-ownable',
    'Create tokens',
    { to: account, amount: '1,000.5' },
    `Create 1,000.5 GLD for ${account}.`,
  ],
  ['erc721-delayed-ownable', 'Create pieces', { to: account, count: '3' }, `Create 3 pieces for ${account}.`],
  [
    'erc1155-delayed-roles',
    'Create pieces',
    { to: account, id: '7', amount: '3' },
    `Create 3 pieces of token 7 for ${account}.`,
  ],
  [
    'erc6909-delayed-ownable',
    'Create more of a token',
    { to: account, id: '2', amount: '500' },
    `Create 500 of token 2, counted in its smallest unit, for ${account}.`,
  ],
  ['erc20-mintable-delayed-ownable', 'Change the delay', { newDelay: '72' }, 'Change the delay to 3 days.'],
  [
    'erc20-mintable-pausable-permit-delayed-roles',
    'Take a role from an account',
    { role: 'minter', account },
    `Take the minter role from ${account}.`,
  ],
  [
    'erc20-mintable-delayed-ownable',
    'Let another account announce, cancel or carry out',
    { role: 'carry out', account },
    `Let ${account} carry out in the timelock.`,
  ],
] as [string, string, Typed, string][])('%s: %s is read and said again', (id, label, typed, says) => {
  const unit = unitOf(id)
  const call = powerCallsOf(unit.options).find((one) => one.label === label)!
  const read = readPower(call, typed, unit)
  if ('errors' in read) throw new Error('It was not read.')
  expect(plainWords(powerWords({ target: read.call.to, value: 0n, data: read.call.data }, unit))).toBe(says)
})

test('what is missing is said under its field', () => {
  const unit = unitOf('erc20-mintable-delayed-ownable')
  const calls = powerCallsOf(unit.options)
  const errors = (label: string, typed: Typed) =>
    readPower(
      calls.find((one) => one.label === label)!,
      typed,
      unit,
    )
  expect(errors('Create tokens', { to: '', amount: '1.0000001' })).toEqual({
    errors: {
      to: 'Name the account.',
      amount: 'The token has 6 decimals: write no more than 6 digits after the point.',
    },
  })
  expect(errors('Change the delay', { newDelay: '8761' })).toMatchObject({
    errors: { newDelay: expect.stringContaining('from 0 to 8760') },
  })
})
