import type { Address, Hex } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import type { Claimable } from '#tools/claim-list/find-claim.ts'
import { permit2Argument, permitArgument, type Permit } from '#tools/plan/permit.ts'
import type { Call } from '#tools/plan/simulate.ts'
import { noGrant, type GrantTerms } from './grant-terms.ts'
import { noLock, type LockTerms } from './lock-terms.ts'

const to = contractAddresses.MerkleClaims
const abi = merkleClaimsAbi

/** What a campaign is made of. Times in Unix seconds, `total` in the token's smallest unit. */
export type Terms = {
  token: Address
  root: Hex
  total: bigint
  start: number
  deadline: number
  metadataURI: string
  /** Whether a plain claim has to come from the account on the list; by default anyone may send it there. */
  ownClaims?: boolean
  /** Claims before its end are paid into a lock on this schedule; by default they are paid out. */
  lock?: LockTerms
  /** Whether these are grants, and who can revoke them; by default they are locks. */
  grant?: GrantTerms
}

/** Lets the claims contract take exactly that much of a token; 0 ends it. */
export function approveCall(token: Address, amount: bigint): Call {
  return { to: token, data: encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [to, amount] }) }
}

/** Creates a campaign and pays it: by an approval, or by the signature of a permit once there is one. */
export function createCall(
  { token, root, total, start, deadline, metadataURI, ...rest }: Terms,
  permit?: Permit,
): Call {
  const { ownClaims = false, lock = noLock, grant = noGrant } = rest
  const terms = { token, root, total, start, deadline, ownClaims, lock, grant, metadataURI }
  if (!permit?.signed) return { to, data: encodeFunctionData({ abi, functionName: 'createCampaign', args: [terms] }) }
  const { by, signed } = permit
  const data =
    by === 'permit'
      ? encodeFunctionData({ abi, functionName: 'createCampaignWithPermit', args: [terms, permitArgument(signed)] })
      : encodeFunctionData({ abi, functionName: 'createCampaignWithPermit2', args: [terms, permit2Argument(signed)] })
  return { to, data }
}

type Entry = Claimable & { id: bigint; account: Address }

/** Pays an entry of a list to its account. */
export function claimCall({ id, index, account, amount, proof }: Entry): Call {
  return { to, data: encodeFunctionData({ abi, functionName: 'claim', args: [id, index, account, amount, proof] }) }
}

/** What an account has signed: where its entry is paid, and until when in Unix seconds. */
export type SignedClaim = { recipient: Address; deadline: number; signature: Hex }

/** Pays an entry to the address its account has signed for. Anyone may send it. */
export function claimBySigCall(
  { id, index, account, amount, proof }: Entry,
  { recipient, deadline, signature }: SignedClaim,
): Call {
  const args = [id, index, account, amount, proof, recipient, BigInt(deadline), signature] as const
  return { to, data: encodeFunctionData({ abi, functionName: 'claimBySig', args }) }
}

/** Pays the remainder to where its creator says. */
export function refundCall(id: bigint, recipient: Address): Call {
  return { to, data: encodeFunctionData({ abi, functionName: 'refund', args: [id, recipient] }) }
}

/** What an account signs so that its entry is paid elsewhere. `deadline` is the last second at which it counts. */
export function claimToData(
  chainId: number,
  { campaign, index, recipient, deadline }: { campaign: bigint; index: bigint; recipient: Address; deadline: number },
) {
  return {
    domain: { name: 'MerkleClaims', version: '1', chainId, verifyingContract: to },
    types: {
      // Wallets hash a domain by this, and leave out what is not in it.
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      ClaimTo: [
        { name: 'campaign', type: 'uint256' },
        { name: 'index', type: 'uint256' },
        { name: 'recipient', type: 'address' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'ClaimTo',
    message: { campaign, index, recipient, deadline: BigInt(deadline) },
  } as const
}
