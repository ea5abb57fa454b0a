/** A phase of a sale, as the contract keeps it: seconds, zero for none; the price in wei; a root of zeros where all may buy. */
export type Phase = { start: bigint; end: bigint; price: bigint; limit: bigint; root: `0x${string}` }

/** Everything a visitor fills in beside the options. Amounts are in the token's smallest unit, times in seconds. */
export type TokenValues = {
  name: string
  symbol: string
  decimals: number
  supply: bigint
  receiver: `0x${string}`
  cap: bigint
  owner: `0x${string}`
  admin: `0x${string}`
  minter: `0x${string}`
  pauser: `0x${string}`
  controller: `0x${string}`
  bridge: `0x${string}`
  /** Seconds from the announcement of a power to its use. */
  delay: bigint
  /** The largest wallet and transfer, and for how many seconds after the launch. */
  limits: { maxWallet: bigint; maxTransaction: bigint; duration: bigint }
  maxSupply: bigint
  /** The token that is deposited in a vault. */
  asset: `0x${string}`
  /** How many pieces the launch of a collection creates. */
  batch: { count: bigint; receiver: `0x${string}` }
  /** The share is in hundredths of a percent. */
  royalty: { share: bigint; receiver: `0x${string}` }
  /** How many editions are sold, and how many pieces of each exist at most. */
  editions: { count: bigint; size: bigint }
  /** Who receives what buyers pay, and when they can buy. */
  sale: { proceeds: `0x${string}`; phases: readonly Phase[] }
  /** keccak256(abi.encode(uri, salt)) of the metadata that will be revealed. */
  commitment: `0x${string}`
  uri: string
}

export type TokenField = keyof TokenValues
