import type { Address, RpcLog } from 'viem'

/** keccak256 of `Transfer(address,address,uint256)`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** The number of the first token of a collection that these logs say was minted. */
export function mintedIn(logs: readonly Pick<RpcLog, 'address' | 'topics'>[], contract: Address): bigint | undefined {
  const log = logs.find(
    ({ address, topics }) =>
      address.toLowerCase() === contract.toLowerCase() && topics[0] === transfer && BigInt(topics[1]!) === 0n,
  )
  return log && BigInt(log.topics[3]!)
}
