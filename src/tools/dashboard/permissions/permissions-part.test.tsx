import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownAccount } from '#wallet/account/use-account.ts'
import type { HeldPermission, HeldPermissions } from './held-permission.ts'
import { PermissionsPart } from './permissions-part.tsx'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const now = 1_804_255_200

const permission: HeldPermission = {
  token: { address: other, kind: 'erc20', name: 'Ink', symbol: 'INK', decimals: 0 },
  spender: other,
  name: null,
  proof: null,
  since: { block: 7, at: now - 3 * 86_400 },
  atRisk: '20',
  kind: 'permit2',
  amount: '50',
  until: now + 60,
}

const draw = (found: HeldPermissions | undefined, wallet?: ShownAccount) =>
  renderToStaticMarkup(<PermissionsPart {...{ account, found, index: { block: 9 }, now, wallet }} />)

const shown = (address?: string, wrongChain = false): ShownAccount => ({
  loading: false,
  connect: async () => {},
  ...(address && {
    account: { address, chainId: 31_337, chainName: 'Local chain', wrongChain } as NonNullable<ShownAccount['account']>,
  }),
})

test('a permission is told with its time, its end and what it puts at risk, in UTC where the zone is not known', () => {
  const html = draw({ held: [permission], more: false }).replaceAll(/<[^>]*>/g, '')
  expect(html).toContain('It may take up to 50 INK.')
  expect(html).toContain('We do not know this address.')
  expect(html).toMatch(
    /Since\d+ March 2027, \d\d:\d\d UTC, 3 days agoUntil\d+ March 2027, \d\d:\d\d UTCAt risk now20 INK/,
  )
  expect(html).toContain('to our contracts, until block 9. Each token says what still holds.')
})

test.each([
  ['what could not be read', undefined, undefined, 'Permissions could not be read now.'],
  ['none', { held: [], more: false }, shown(account), 'No permission of this account holds now.'],
  ['more than are read', { held: [], more: true }, undefined, 'It gave more permissions than are read here.'],
  ['a page of the server', { held: [permission], more: false }, undefined, 'Revoke them</a> with the wallet'],
  ['no wallet', { held: [permission], more: false }, shown(), 'Connect the wallet of this account'],
  ['another account', { held: [permission], more: false }, shown(other), 'Connect the wallet of this account'],
  ['another network', { held: [permission], more: false }, shown(account, true), 'Switch it to Local chain'],
])('of %s it is said, and nothing can be pressed', (_, found, wallet, words) => {
  const html = draw(found as HeldPermissions | undefined, wallet)
  expect(html).toContain(words)
  expect(html).not.toMatch(/<(?:button|input)/)
})

test('the account itself can choose each of them, all, and revoke', () => {
  const html = draw({ held: [permission], more: false }, shown(account))
  expect(html.match(/type="checkbox"/g)).toHaveLength(2)
  expect(html).toContain(`aria-label="Revoke: INK through Permit2, to ${other.slice(0, 4)}`)
})
