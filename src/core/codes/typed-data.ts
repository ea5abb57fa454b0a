import type { Address } from 'viem'

/** Where a signature counts: one contract on one chain. */
export type Place = { chainId: number; contract: Address }

const domain = (name: string, { chainId, contract }: Place) => ({
  name,
  version: '1',
  chainId,
  verifyingContract: contract,
})

/** What the key of a printed code signs: who receives its token. Times in Unix seconds. */
export function redeemData(place: Place, message: { index: bigint; recipient: Address; deadline: bigint }) {
  const Redeem = [
    { name: 'index', type: 'uint256' },
    { name: 'recipient', type: 'address' },
    { name: 'deadline', type: 'uint256' },
  ] as const
  return { domain: domain('CodeMint721', place), types: { Redeem }, primaryType: 'Redeem', message } as const
}

/** What a collection's signer of vouchers signs: how many tokens a wallet may mint with the event code, in all. */
export function voucherData(place: Place, message: { wallet: Address; limit: bigint; deadline: bigint }) {
  const Voucher = [
    { name: 'wallet', type: 'address' },
    { name: 'limit', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ] as const
  return { domain: domain('CodeMint721', place), types: { Voucher }, primaryType: 'Voucher', message } as const
}

/** What an account on a list signs to be paid at another address. */
export function claimToData(
  place: Place,
  message: { campaign: bigint; index: bigint; recipient: Address; deadline: bigint },
) {
  const ClaimTo = [
    { name: 'campaign', type: 'uint256' },
    { name: 'index', type: 'uint256' },
    { name: 'recipient', type: 'address' },
    { name: 'deadline', type: 'uint256' },
  ] as const
  return { domain: domain('MerkleClaims', place), types: { ClaimTo }, primaryType: 'ClaimTo', message } as const
}
