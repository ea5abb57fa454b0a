import { decodeFunctionData, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import { managerAbi } from '#chain/positions/uniswap-views.ts'
import { planState } from '#tools/plan/plan-state.ts'
import { positionKind } from './position-kind.ts'
import { planIn, textOf, type PositionPlan } from './position-plan.ts'

const plan: PositionPlan = {
  chainId: 31_337,
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  madeAt: 1000,
  manager: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  kind: 1,
  tokenId: 7n,
  name: 'INK / WETH, 0.3 %, V4 position 7',
  unlock: 2_000_000_000,
  owner: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  payee: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  block: 3,
}

const next = (allowance: bigint) =>
  planState(plan, positionKind.outline(plan), { transactions: [], chain: { allowance, made: {} } }).next

/** Who may take which position after an approval of this amount. */
const approved = (amount: bigint) => {
  const { to, data } = positionKind.approval!(plan, amount)
  expect(to).toBe(plan.manager)
  return decodeFunctionData({ abi: managerAbi, data }).args
}

test('one position is approved, which counts as an amount of 1, and then locked', () => {
  expect(next(0n)).toEqual({ do: 'approve', step: 0, amount: 1n })
  expect(next(1n)).toEqual({ do: 'send', step: 0 })

  expect(approved(1n)).toEqual([contractAddresses.PositionLocker, 7n])
  expect(approved(0n)).toEqual([zeroAddress, 7n])
})

test('a plan survives its text, and one that was bent is not signed', () => {
  const kept = { ...plan, asked: 0, sent: { 0: `0x${'ab'.repeat(32)}` } } as const
  expect(planIn(textOf(kept))).toEqual(kept)
  const text = JSON.parse(textOf(kept)) as object
  for (const wrong of [
    { v: 2 },
    { tokenId: '-7' },
    { tokenId: '7e3' },
    { kind: 2 },
    { manager: '0x1' },
    { payee: 'x' },
    { unlock: '0' },
    { sent: { 0: '0x1' } },
    { sent: { x: `0x${'ab'.repeat(32)}` } },
    { name: 7 },
  ])
    expect(planIn(JSON.stringify({ ...text, ...wrong }))).toBeUndefined()
})
