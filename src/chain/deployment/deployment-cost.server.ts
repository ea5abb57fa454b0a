import type { Address, Hex } from 'viem'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'

/** What a unit of gas costs in wei. `now` is what it would cost in the next block; the rest goes into a transaction. */
export type GasPrice = { now: bigint } & ({ gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint })

/** Asks what gas costs. Twice the base fee of the newest block lasts for six full blocks. */
export async function readGasPrice(rpc: ContractRpc): Promise<GasPrice> {
  const block = (await rpc('eth_getBlockByNumber', 'latest', false)) as { baseFeePerGas?: Hex }
  const gasPrice = BigInt((await rpc('eth_gasPrice')) as Hex)
  if (block.baseFeePerGas === undefined) return { now: gasPrice, gasPrice }
  const base = BigInt(block.baseFeePerGas)
  const tip = await rpc('eth_maxPriorityFeePerGas').then(
    (answer) => BigInt(answer as Hex),
    // Not every node knows the question; what it adds to the base fee is its tip.
    () => (gasPrice > base ? gasPrice - base : 0n),
  )
  return { now: base + tip, maxFeePerGas: 2n * base + tip, maxPriorityFeePerGas: tip }
}

/** The most a unit of gas may cost with this price. */
export const mostPerGas = (price: GasPrice): bigint => ('gasPrice' in price ? price.gasPrice : price.maxFeePerGas)

/** The gas to allow for what was estimated: a tenth more. */
export const gasLimit = (estimate: bigint): bigint => estimate + estimate / 10n

/** The gas that creating a contract takes, as a node estimates it. `from` need not have funds. */
export async function estimateCreation(rpc: ContractRpc, creationCode: Hex, from?: Address): Promise<bigint> {
  const transaction = { from, to: create2Deployer, data: callOfDeployer(creationCode) }
  return BigInt((await rpc('eth_estimateGas', transaction)) as Hex)
}
