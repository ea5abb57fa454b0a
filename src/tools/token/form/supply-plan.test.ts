import { expect, test } from 'vitest'
import { defaultOptions, type Erc20Options } from '#tools/token/features/options.ts'
import { supplyPlan } from './supply-plan.ts'

const options = (asked: Partial<Erc20Options>): Erc20Options => ({ ...defaultOptions.erc20, ...asked })
const nobody = 2n ** 256n - 1n

test('a fixed supply fills the bar', () => {
  expect(supplyPlan(options({}), { supply: 100n })).toEqual({
    parts: [{ what: 'launch', start: 0, share: 1, amount: 100n }],
    endless: false,
    marks: [],
  })
})

test('below a cap there is room, without one there is no end', () => {
  const capped = supplyPlan(options({ mintable: true, capped: true }), { supply: 25n, cap: 100n })!
  expect(capped.parts.map(({ share }) => share)).toEqual([0.25, 0.75])
  expect(supplyPlan(options({ mintable: true }), { supply: 25n })!.endless).toBe(true)
})

test('limits are marked as parts of the supply, and only where they limit', () => {
  const limits = { maxWallet: 2n, maxTransaction: nobody, duration: 3600n }
  expect(supplyPlan(options({ limits: true }), { supply: 100n, limits })!.marks).toEqual([
    { what: 'wallet', amount: 2n, share: 0.02 },
  ])
})

test('what cannot be drawn is not', () => {
  expect(supplyPlan(defaultOptions.erc721, { maxSupply: 5n })).toBeUndefined()
  expect(supplyPlan(options({}), undefined)).toBeUndefined()
  expect(supplyPlan(options({ mintable: true, capped: true }), { supply: 0n, cap: 0n })).toBeUndefined()
})
