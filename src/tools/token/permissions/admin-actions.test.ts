import { decodeFunctionData, getAddress } from 'viem'
import { expect, test } from 'vitest'
import { chooseLanguage } from '#core/language/chosen-language.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { staysEnglish } from '#transactions/told/phrase-book.ts'
import { normalise, type TokenOptions } from '#tools/token/features/options.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'
import type { HeldPermissions } from './held-permissions.ts'
import { adminActionsOf, callOf, endedBy, adminActions, leavingActions, type AdminAction } from './admin-actions.ts'
import { lastingWords } from './lasting-words.ts'
import { endWords, permissionCalls } from './permission-words.ts'
import { permissionsAbi, roleHashes } from './permissions-abi.ts'

const account = getAddress(`0x${'a1'.repeat(20)}`)
const other = getAddress(`0x${'b2'.repeat(20)}`)
const token = getAddress(`0x${'c3'.repeat(20)}`)
const variant = (with_: object) =>
  normalise({ ...tokenVariants()[0]!, mintable: true, access: 'ownable', ...with_ } as TokenOptions).options

test.each([
  ['the owner', { owner: account }, ['offer', 'renounce']],
  ['the owner who has offered it', { owner: account, pendingOwner: other }, ['takeBack', 'offer', 'renounce']],
  ['the owner of a paused token', { owner: account, paused: true }, ['offer']],
  ['who it is offered to', { owner: other, pendingOwner: account }, ['accept']],
  ['any other account', { owner: other, pendingOwner: other }, []],
  ['an admin who mints', { roles: ['admin', 'minter'] }, ['addAdmin', 'leaveMinter', 'leaveAdmin']],
  ['an admin of a paused token', { roles: ['admin', 'pauser'], paused: true }, ['addAdmin']],
] as [string, Partial<HeldPermissions>, AdminAction[]][])(
  '%s has the actions that the contract would take',
  (_, held, actions) => expect(adminActionsOf({ paused: false, roles: [], ...held }, account)).toEqual(actions),
)

test('giving up names every power of the one who gives it up, and only those', () => {
  expect(endedBy('renounce', variant({ pausable: true, capped: true }))).toEqual([
    expect.stringContaining('create tokens up to the cap'),
    expect.stringContaining('stop every transfer'),
    expect.stringContaining('hand the ownership'),
  ])
  const roles = variant({ pausable: true, access: 'roles' })
  expect(endedBy('leaveMinter', roles)).toEqual(['create any number of tokens'])
  expect(endedBy('leaveAdmin', roles)).toEqual([expect.stringContaining('give every role')])
  for (const action of ['offer', 'takeBack', 'accept', 'addAdmin'] as const) expect(endedBy(action, roles)).toEqual([])
  expect(endWords('renounce', variant({}))).toMatch(
    /^Nobody can ever again create any number of tokens; hand .*There is no way back\.$/,
  )
})

test('a role without a power, or one nobody knows, is given up without a list', () => {
  const { renounceRole } = permissionCalls(variant({ access: 'roles' }))
  const said = [roleHashes.pauser, `0x${'12'.repeat(32)}`].map((role) => renounceRole!.lasting({ role }))

  expect(said).toEqual([
    'This role has no power over the token. Only an admin can give it back.',
    'We do not know what this role can do. Only an admin can give it back.',
  ])
})

test('whatever a token gives and ends is told in another language', async () => {
  await chooseLanguage('de')
  const said = tokenVariants().flatMap((options) => [
    ...leavingActions.map((action) => endWords(action, options)),
    lastingWords(options, { symbol: 'INK', supply: 5n, decimals: 0, receiver: other, owner: account } as TokenValues),
  ])
  const left = [...new Set(said.filter(staysEnglish))]
  await chooseLanguage('en')

  expect(said.length).toBeGreaterThan(1000)
  expect(left).toEqual([])
})

test('every action is a call that the contract has, for the right accounts', () => {
  const calls = Object.keys(adminActions).map((action) => {
    const { to, data } = callOf(action as AdminAction, { token, account, other })
    expect(to).toBe(token)
    const { functionName, args } = decodeFunctionData({ abi: permissionsAbi, data })
    return [action, functionName, args?.at(-1)]
  })
  expect(calls).toEqual([
    ['offer', 'transferOwnership', other],
    ['takeBack', 'transferOwnership', `0x${'0'.repeat(40)}`],
    ['accept', 'acceptOwnership', undefined],
    ['renounce', 'renounceOwnership', undefined],
    ['addAdmin', 'grantRole', other],
    ['leaveAdmin', 'renounceRole', account],
    ['leaveMinter', 'renounceRole', account],
    ['leavePauser', 'renounceRole', account],
    ['leaveController', 'renounceRole', account],
  ])
})
