import { encodeFunctionData, type AbiFunction, type AbiParameter } from 'viem'
import { expect, test } from 'vitest'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { describeSigning } from '#transactions/describe/describe-signing.ts'
import { grantsContract } from './grants-contract.ts'
import { grantsOn, revokerWords } from './grant-words.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const id = (BigInt(account) << 96n) | 7n

/** A value of a type, by its name where that says more. */
function valueOf({ name, type, components = [] }: AbiParameter & { components?: readonly AbiParameter[] }): unknown {
  const one = type.replace('[]', '')
  const values: Record<string, unknown> = {
    address: account,
    bool: true,
    bytes32: `0x${'2'.repeat(64)}`,
    uint8: 27,
    int8: 2,
  }
  const single =
    one === 'tuple'
      ? Object.fromEntries(components.map((part) => [part.name, valueOf(part)]))
      : /^ids?$/.test(name ?? '')
        ? id
        : (values[one] ?? (/^uint(?:32|40)$/.test(one) ? 1_900_000_000 : 12n))
  return type.endsWith('[]') ? [single, single] : single
}

const writes = (tokenGrantsAbi as unknown as readonly AbiFunction[]).filter(
  ({ type, stateMutability }) => type === 'function' && stateMutability === 'nonpayable',
)

test.each(writes.map((write) => [write.name, write] as const))(
  '%s is in words before it is signed: what it does, to whom, and what lasts',
  (name, { inputs }) => {
    const data = encodeFunctionData({ abi: tokenGrantsAbi, functionName: name, args: inputs.map(valueOf) } as never)
    const { title, lines, lasting } = describeSigning({
      kind: 'transaction',
      from: account,
      to: grantsContract.address,
      data,
      chain: { id: 31_337, name: 'Local chain', currency: { symbol: 'ETH', decimals: 18 } },
      contracts: [grantsOn(31_337)],
    })
    expect(title).toMatch(/^[A-Z][a-z]+ [a-z ]+$/)
    expect(lasting).toMatch(/^[A-Z0].*\.$/s)
    const said = JSON.stringify([title, lines, lasting], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    expect(said).not.toMatch(/undefined|NaN|Invalid|\[object/)
  },
)

test('who can stop a grant is said with the notice, and that nobody can', () => {
  expect(revokerWords({ revoker: account, notice: 86_400 })).toContain(
    `${account} can revoke it with a notice of 1 day`,
  )
  expect(revokerWords({ revoker: account, notice: 0 })).toContain('at any second, without notice')
  expect(revokerWords({ revoker: `0x${'0'.repeat(40)}`, notice: 0 })).toBe('Nobody can revoke it.')
})
