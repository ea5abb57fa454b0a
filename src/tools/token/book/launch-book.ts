import type { Address } from 'viem'
import { getContractAddress } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'

/** The contract in which launches are written down. */
export const book = { address: contractAddresses.LaunchBook, abi: launchBookAbi } as const

/** Transactions after the one in which a launch was asked for that are looked at. */
const mostNonces = 12

/** The nonce under which an account created a contract, from `first` on; undefined when it is none of the next ones. */
export function nonceOf(from: Address, first: number, address: Address): number | undefined {
  return Array.from({ length: mostNonces }, (_, at) => first + at).find(
    (nonce) => getContractAddress({ from, nonce: BigInt(nonce) }).toLowerCase() === address.toLowerCase(),
  )
}
