import type { Address } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { permit2Argument, permitArgument, type Permit } from '#tools/plan/permit.ts'
import type { Call } from '#tools/plan/simulate.ts'
import type { Grant } from '#tools/token-lock/schedule/grants.ts'

/** How a lock that is an NFT changes hands: as any NFT, or by offer and acceptance only. */
export type DeedKind = 'free' | 'offer'

/** The calls that make one and end it, as LockDeeds has them. Its whole interface is loaded where its calls are read. */
export const deedAbi = parseAbi([
  'struct Schedule { uint40 start; uint40 cliff; uint40 end; uint16 steps; }',
  'struct Permit { bool dai; uint256 value; uint256 deadline; uint8 v; bytes32 r; bytes32 s; }',
  'struct Transfer { uint256 amount; uint256 nonce; uint256 deadline; bytes signature; }',
  'function lock(address token, address holder, uint128 amount, Schedule schedule, bool byOffer) returns (uint256 id)',
  'function lockWithPermit(address token, address holder, uint128 amount, Schedule schedule, bool byOffer, Permit permit) returns (uint256 id)',
  'function lockWithPermit2(address token, address holder, uint128 amount, Schedule schedule, bool byOffer, Transfer signed) returns (uint256 id)',
  'function wrap(uint256 id, bool byOffer)',
  'function unwrap(uint256 id)',
])

/** Makes a lock as an NFT of its owner. */
export function deedCall(
  token: Address,
  { owner, amount, schedule }: Grant,
  { kind, permit }: { kind: DeedKind; permit?: Permit },
): Call {
  const plain = [token, owner, amount, schedule, kind === 'offer'] as const
  const to = contractAddresses.LockDeeds
  if (!permit?.signed) return { to, data: encodeFunctionData({ abi: deedAbi, functionName: 'lock', args: plain }) }
  const data =
    permit.by === 'permit'
      ? encodeFunctionData({
          abi: deedAbi,
          functionName: 'lockWithPermit',
          args: [...plain, permitArgument(permit.signed)],
        })
      : encodeFunctionData({
          abi: deedAbi,
          functionName: 'lockWithPermit2',
          args: [...plain, permit2Argument(permit.signed)],
        })
  return { to, data }
}
