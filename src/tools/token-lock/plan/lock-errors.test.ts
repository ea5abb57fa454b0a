import { encodeErrorResult, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { explainReason, explainRevert, lockErrors } from './lock-errors.ts'

const errors = tokenLockerAbi.filter((entry) => entry.type === 'error')
const valueOf = ({ type }: { type: string }) => (type === 'address' ? `0x${'11'.repeat(20)}` : 1_900_000_000)

test('every error of the contract has its sentences, and there is none for another', () => {
  expect(Object.keys(lockErrors).toSorted()).toEqual(errors.map(({ name }) => name).toSorted())
})

test.each(errors.map((error) => [error.name, error] as const))(
  '%s says what happened and what to do',
  (name, error) => {
    const args = error.inputs.map(valueOf)
    const data = encodeErrorResult({ abi: tokenLockerAbi, errorName: name, args } as never)
    const { message, remedy } = explainRevert(data)
    for (const sentence of [message, remedy]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/undefined|NaN|Invalid Date|TokenLocker/)
    }
    expect(explainReason(`${name}(${args.join(', ')})`)).toEqual({ message, remedy })
  },
)

test('what another contract says is passed on, and silence is named', () => {
  const said = encodeErrorResult({
    abi: [{ type: 'error', name: 'Error', inputs: [{ type: 'string', name: '' }] }],
    args: ['Trading is closed'],
  })
  expect(explainRevert(said).message).toContain('Trading is closed')
  expect(explainRevert('0x').message).toContain('does not say why')
  expect(explainRevert('0xdeadbeef' as Hex).message).toContain('0xdeadbeef')
  expect(explainReason(undefined).remedy).toContain('Try again')
})
