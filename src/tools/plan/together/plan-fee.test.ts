import { expect, test } from 'vitest'
import { numberToHex } from 'viem/utils'
import type { Rpc } from '#chain/read/rpc.ts'
import type { Plan, Progress } from '#tools/plan/plan-state.ts'
import { planFee, planFeeWords } from './plan-fee.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const plan: Plan = { chainId: 31_337, from, madeAt: 1000 }
const kind = {
  call: (_: Plan, at: number) => ({ to, data: numberToHex(at + 1, { size: 4 }) }) as const,
  approval: (_: Plan, amount: bigint) => ({ to, data: numberToHex(amount, { size: 5 }) }) as const,
}

/** A node that takes every call for 50,000 of gas at 2 wei each, and notes what it simulates. */
function node(fails = false) {
  const simulated: string[][] = []
  const rpc: Rpc = async (method, params) => {
    if (method === 'eth_gasPrice') return '0x2'
    const [{ blockStateCalls }] = params as [{ blockStateCalls: [{ calls: { data?: string }[] }] }]
    const { calls } = blockStateCalls[0]
    simulated.push(calls.map(({ data = '' }) => data))
    const status = fails ? '0x0' : '0x1'
    return [{ calls: calls.map(() => ({ status, returnData: '0x', gasUsed: numberToHex(50_000), logs: [] })) }]
  }
  return { rpc, simulated }
}

const left = (next: Progress['next'], ...made: boolean[]): Progress => ({
  next,
  steps: made.map((one) => ({ made: one })),
})
const approve = { do: 'approve', step: 0, amount: 9n } as const

test.each([
  ['an approval and a step after it', left(approve, false), undefined, 2 * 50_000],
  ['both in one transaction', left(approve, false), { first: 0, count: 1, amount: 9n }, 2 * 50_000 - 21_000],
  ['what is left of three steps', left({ do: 'send', step: 1 }, true, false, false), undefined, 2 * 50_000],
  [
    'two that go together, and one after them',
    left({ do: 'send', step: 0 }, false, false, false),
    { first: 0, count: 2 },
    3 * 50_000 - 21_000,
  ],
  [
    'a signature that an approval together takes the place of',
    left({ ...approve, do: 'sign' }, false),
    { first: 0, count: 1, amount: 9n },
    2 * 50_000 - 21_000,
  ],
])('the fee of %s is that of its transactions', async (_, progress, together, gas) => {
  const { rpc } = node()

  expect(await planFee(kind, plan, { progress, together, rpc })).toBe(BigInt(gas) * 2n)
})

test('the approval is simulated before the steps that are left', async () => {
  const { rpc, simulated } = node()
  await planFee(kind, plan, { progress: left(approve, true, false), rpc })

  expect(simulated).toEqual([['0x0000000009', '0x00000002']])
})

test.each([
  ['a signature comes first', left({ ...approve, do: 'sign' }, false), node()],
  ['a step would fail', left({ do: 'send', step: 0 }, false), node(true)],
  ['there are too many', left({ do: 'send', step: 0 }, ...Array.from({ length: 300 }, () => false)), node()],
  ['nothing is left', left({ do: 'done' }, true), node()],
  ['the node does not answer', left({ do: 'send', step: 0 }, false), { rpc: () => Promise.reject(new Error('away')) }],
])('where %s, no fee is said', async (_, progress, { rpc }) => {
  expect(await planFeeWords(kind, plan, { progress, rpc })).toBeUndefined()
})

test('the fee is said with its currency', async () => {
  expect(await planFeeWords(kind, plan, { progress: left({ do: 'send', step: 0 }, false), rpc: node().rpc })).toBe(
    'Network fee: about 0.0000000000001 ETH.',
  )
})
