import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { explainReason, explainRevert, grantErrors } from './grant-errors.ts'

const errors = tokenGrantsAbi.filter((entry) => entry.type === 'error')
const valueOf = ({ type }: { type: string }) =>
  type === 'address' ? `0x${'11'.repeat(20)}` : type === 'bytes32' ? `0x${'22'.repeat(32)}` : 1_900_000_000

test('every error of the contract has its sentences, and there is none for another', () => {
  expect(Object.keys(grantErrors).toSorted()).toEqual(errors.map(({ name }) => name).toSorted())
})

test.each(errors.map((error) => [error.name, error] as const))(
  '%s says what happened and what to do',
  (name, error) => {
    const args = error.inputs.map(valueOf)
    const data = encodeErrorResult({ abi: tokenGrantsAbi, errorName: name, args } as never)
    const { message, remedy } = explainRevert(data)
    for (const sentence of [message, remedy]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/undefined|NaN|Invalid Date|TokenGrants/)
    }
    expect(explainReason(`${name}(${args.join(', ')})`)).toEqual({ message, remedy })
  },
)
