import { expect, test } from 'vitest'
import { defaultOptions, normalise, type Erc20Options } from '#tools/token/features/options.ts'
import { remainingPermissions } from './remaining-permissions.ts'

const options = (asked: Partial<Erc20Options>) => normalise({ ...defaultOptions.erc20, ...asked }).options
const account = (digit: string) => `0x${digit.repeat(40)}`
const now = new Date('2027-01-01')
const nobody = account('0')

test('a plain token has no power left, because it never had one', () => {
  expect(remainingPermissions(options({}), {}, now)).toEqual({ powers: [], ended: [] })
})

test('an owner has what the code gives, until the ownership is renounced', () => {
  const owned = options({ mintable: true, pausable: true })
  const { powers } = remainingPermissions(owned, { owner: account('1') }, now)
  expect(powers.map(({ functions }) => functions[0])).toEqual([
    'mint',
    'pause',
    'transferOwnership',
    'renounceOwnership',
  ])
  expect(powers.every(({ accounts, unsure }) => accounts[0] === account('1') && !unsure)).toBe(true)
  expect(remainingPermissions(owned, { owner: nobody }, now)).toEqual({
    powers: [],
    ended: [expect.stringContaining('renounced')],
  })
})

test('a role that nobody holds can be given while there is an admin, and is gone without one', () => {
  const roles = options({ mintable: true, access: 'roles' })
  const holders = { admin: [account('1')], minter: [], pauser: [], controller: [] }
  const held = remainingPermissions(roles, { roles: { whole: true, holders } }, now)
  expect(held.powers.find(({ who }) => who === 'minter')).toMatchObject({ accounts: [], unsure: false })
  const left = remainingPermissions(roles, { roles: { whole: true, holders: { ...holders, admin: [] } } }, now)
  expect(left.powers).toEqual([])
  expect(left.ended).toHaveLength(1)
  // A history that was not read from its beginning does not prove that a role has no holder.
  const unseen = remainingPermissions(roles, { roles: { whole: false, holders: { ...holders, admin: [] } } }, now)
  expect(unseen.powers.every(({ unsure }) => unsure)).toBe(true)
  expect(unseen.ended).toEqual([])
})

test('limits count until their second, and not after it', () => {
  const limited = options({ limits: true })
  const limits = { launcher: account('2'), end: now }
  expect(remainingPermissions(limited, { limits }, new Date(now.getTime() - 1)).powers).toHaveLength(1)
  expect(remainingPermissions(limited, { limits }, now).powers).toEqual([])
})
