import { concat, encodeAbiParameters, hexToBytes, keccak256, type Address, type Hex } from 'viem'

/** One entry of a list of claims; `amount` in the token's smallest unit. */
export type ClaimEntry = { index: bigint; account: Address; amount: bigint }

/** One printed code on its collection's list: the address of its key. */
export type CodeEntry = { index: bigint; key: Address }

/** The leaf of an entry, as `leafOf` of MerkleClaims: hashed twice, so that no inner node can be shown as a leaf. */
export function claimLeaf({ index, account, amount }: ClaimEntry): Hex {
  const words = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }],
    [index, account, amount],
  )
  return keccak256(keccak256(words))
}

/** The leaf of a code, as `leafOf` of CodeMint721. */
export function codeLeaf({ index, key }: CodeEntry): Hex {
  return keccak256(keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'address' }], [index, key])))
}

/** Leaves one after the other, as `buildTree` wants them. */
export function joinLeaves(leaves: readonly Hex[]): Uint8Array {
  return hexToBytes(concat(leaves))
}
