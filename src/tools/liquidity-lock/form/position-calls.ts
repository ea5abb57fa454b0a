import { zeroAddress, type Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { positionLockerAbi } from '#contracts/position-locker.ts'
import { managerAbi } from '#chain/positions/uniswap-views.ts'
import type { Call } from '#tools/plan/simulate.ts'

/** What can be done with a position or its lock. Times are Unix seconds; kind 0 is Uniswap V3, 1 is V4, and both are approved alike. */
export type PositionAction =
  | { does: 'approve' | 'disapprove'; manager: Address; tokenId: bigint }
  | { does: 'lock'; manager: Address; kind: 0 | 1; tokenId: bigint; unlock: number; owner: Address; payee: Address }
  | { does: 'extend'; id: bigint; unlock: number }
  | { does: 'setPayee' | 'proposeTransfer' | 'withdraw'; id: bigint; to: Address }
  | { does: 'collect' | 'makePermanent' | 'cancelTransfer' | 'acceptTransfer'; id: bigint }

const to = contractAddresses.PositionLocker

/** The call that does it. */
export function callOf(action: PositionAction): Call {
  const abi = positionLockerAbi
  switch (action.does) {
    case 'approve':
    case 'disapprove': {
      const args = [action.does === 'approve' ? to : zeroAddress, action.tokenId] as const
      return { to: action.manager, data: encodeFunctionData({ abi: managerAbi, functionName: 'approve', args }) }
    }
    case 'lock': {
      const { manager, kind, tokenId, unlock, owner, payee } = action
      return {
        to,
        data: encodeFunctionData({ abi, functionName: 'lock', args: [manager, kind, tokenId, unlock, owner, payee] }),
      }
    }
    case 'extend':
      return { to, data: encodeFunctionData({ abi, functionName: 'extend', args: [action.id, action.unlock] }) }
    case 'setPayee':
    case 'proposeTransfer':
    case 'withdraw':
      return { to, data: encodeFunctionData({ abi, functionName: action.does, args: [action.id, action.to] }) }
    default:
      return { to, data: encodeFunctionData({ abi, functionName: action.does, args: [action.id] }) }
  }
}
