import { expect, test } from 'vitest'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { tokenGrantsAbi } from '#contracts/token-grants.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { chainQuestion } from './chain-question.ts'

test.each([
  ['PositionLocker', positionLockerAbi, 'lockOf', '((address,uint40,uint8,uint48,address,address,uint96),address)'],
  [
    'TokenLocker',
    tokenLockerAbi,
    'lockOf',
    '((address,address,address,uint128,uint128,uint128,(uint40,uint40,uint40,uint16)))',
  ],
  [
    'TokenGrants',
    tokenGrantsAbi,
    'grantOf',
    '((address,address,address,address,address,uint128,uint128,(uint40,uint40,uint40,uint16),bytes32,uint32,bool,bool,bool,uint40))',
  ],
] as const)('the command for %s says what its function answers', (name, abi, functionName, answer) => {
  const { command, data, question } = chainQuestion({ address: contractAddresses[name], abi, functionName }, 7n, 255)
  expect(command).toBe(
    `cast call ${contractAddresses[name]} '${functionName}(uint256)${answer}' 7 --block 255 --rpc-url YOUR_NODE`,
  )
  expect(JSON.parse(question)).toMatchObject({ params: [{ to: contractAddresses[name], data }, '0xff'] })
})
