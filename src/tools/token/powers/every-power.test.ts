import { getAddress } from 'viem'
import { decodeFunctionData } from 'viem/utils'
import { expect, test } from 'vitest'
import { emitToken } from '#tools/token/generator/emit.ts'
import { tokenVariants, variantId } from '#tools/token/generator/variants.ts'
import { adminActions, callOf, type AdminAction } from '#tools/token/permissions/admin-actions.ts'
import { permissionsAbi } from '#tools/token/permissions/permissions-abi.ts'
import { functionOf, powerCallsOf } from './power-calls.ts'

const account = getAddress(`0x${'a1'.repeat(20)}`)

/** What is handed over, accepted and given up by the actions of the panel. */
const handedOver = new Set(
  (Object.keys(adminActions) as AdminAction[]).map((action) => {
    const { data } = callOf(action, { token: account, account, other: account })
    return decodeFunctionData({ abi: permissionsAbi, data }).functionName as string
  }),
)

/** A bridge is a contract and needs no page; pieces of several numbers are created one number after the other. */
const without = new Set(['crosschainMint', 'crosschainBurn', 'mintBatch'])

test('every power of every token has a control on the page of its owner, or a reason why not', () => {
  const missing = tokenVariants().flatMap((options) => {
    const offered = new Set(powerCallsOf(options).flatMap((call) => (call.label ? [functionOf(call)] : [])))
    const powers = emitToken(options).powers.filter(({ who }) => who !== 'holder' && who !== 'anyone')
    const names = powers.flatMap(({ functions }) => functions)
    const lacking = names.filter((name) => !offered.has(name) && !handedOver.has(name) && !without.has(name))
    return lacking.map((name) => `${variantId(options)}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('no token has a function that changes its cap or its limits: they are written once', () => {
  const names = tokenVariants().flatMap((options) => emitToken(options).powers.flatMap(({ functions }) => functions))
  expect([...new Set(names)].filter((name) => /cap|limit|max/i.test(name))).toEqual([])
})
