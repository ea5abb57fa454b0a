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
  uri: string
}

export type TokenField = keyof TokenValues
