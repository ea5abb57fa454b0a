import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { explainer } from './explain-error.ts'

const abi = parseAbi(['error Short(uint256 had, uint256 wanted)', 'error Other(uint256 value)', 'error Error(string)'])
const { explainRevert, explainFailed } = explainer({
  abi,
  words: { Short: ([had, wanted]) => [`It has ${had} of ${wanted}.`, 'Wait.'] },
  refused: (why) => ({ message: `It refuses. ${why}`, remedy: 'Nothing was sent.' }),
})

test('an error with a sentence is told by it, any other one by its name and values, each as a whole sentence', () => {
  expect(explainRevert(encodeErrorResult({ abi, errorName: 'Short', args: [1n, 2n] })).message).toBe('It has 1 of 2.')
  expect(explainRevert(encodeErrorResult({ abi, errorName: 'Other', args: [7n] })).message).toBe(
    'It refuses. It says: Other(7).',
  )
  const said = encodeErrorResult({ abi, errorName: 'Error', args: ['Trading is closed'] })
  expect(explainRevert(said).message).toBe('It refuses. It says: Trading is closed.')
})

test('a transaction that was reverted is told by its reason, one that never came into a block by that', () => {
  expect(explainFailed({ detail: 'reverted', reason: 'Short(1, 2)' })).toBe('It has 1 of 2. Wait.')
  expect(explainFailed({ detail: 'cancelled' })).toMatch(/^The last transaction was cancelled or replaced/)
  expect(explainFailed({ detail: 'dropped' })).toMatch(/^No node has the last transaction any more/)
})
