import { expect, test } from 'vitest'
import { pricing } from '#content/pricing.ts'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { featureCosts, trustCosts } from './feature-costs.ts'

const costs = featureCosts()
const named = (name: string) => costs.find((each) => each.name === name)!

test('every feature of the creator is a row, and no other, the cheapest first', () => {
  const names = switchesOf('erc20').map(({ name }) => name)
  expect(costs.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const places = costs.map(({ cost }) => trustCosts.indexOf(cost))
  expect(places).toEqual(places.toSorted())
})

test('a power of an account over holders is never free', () => {
  expect(costs.filter(({ gains, cost }) => gains.includes('account') && cost === 'none')).toEqual([])
})

test('minting is a warning, a right of holders is not, and a cap is read together with minting', () => {
  expect(named('mintable')).toMatchObject({ cost: 'warning', powers: [expect.stringContaining('create any number')] })
  expect(named('burnable')).toMatchObject({
    cost: 'none',
    gains: ['holder'],
    powers: [expect.stringMatching(/^Holders can/)],
  })
  expect(named('capped')).toMatchObject({ limits: true, powers: [expect.stringContaining('up to the cap')] })
})

test('handing the ownership over is no part of a feature', () => {
  expect(JSON.stringify(costs)).not.toMatch(/ownership to another account|renounce the ownership/)
})

test('what the price list has is told with its days', () => {
  const priced = costs.filter(({ days }) => days !== undefined)
  expect(priced.map(({ name }) => name)).toEqual(expect.arrayContaining(['capped', 'mintable', 'votes', 'bridged']))
  expect(named('votes').days).toBe(pricing.token.options.find(({ id }) => id === 'votes')!.days)
})

test('what the form of the matrix sends is a draft with these features', () => {
  const { options } = readDraft('?kind=erc20&with=mintable&with=burnable')!
  expect(options).toMatchObject({ mintable: true, burnable: true, pausable: false })
})
