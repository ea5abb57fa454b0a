import { chainOf, hasLocalChain } from '#chain/catalogue.ts'
import type { Chain } from '#chain/chain.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { rpcOfNodes } from '#chain/rpc/node-rpc.server.ts'
import { CommandError, type CommandContext } from '#core/process/command.server.ts'

/** The chain a command is about, and the way to ask it. */
export type DeploymentChain = { chain: Chain; rpc: ContractRpc }

/** Milliseconds a node has for one answer. */
const timeoutMs = 30_000

/** Opens the chain of CHAIN_ID. Throws `CommandError` when no node answers, or when one is on another chain. */
export async function openDeploymentChain({
  env,
  localChain,
}: Pick<CommandContext, 'env' | 'localChain'>): Promise<DeploymentChain> {
  const chain = chainOf(env.CHAIN_ID)
  const nodes = hasLocalChain(env) ? [await localChain()] : env.RPC_URL!.split(',').map((url) => url.trim())
  const urls = nodes.filter((url) => url !== undefined)
  if (urls.length === 0)
    throw new CommandError('The local chain is not running. Start the server, or set CHAIN_ID and RPC_URL.')
  const node = rpcOfNodes(urls)
  const rpc: ContractRpc = (method, ...params) => node(method, params, AbortSignal.timeout(timeoutMs))
  const id = await rpc('eth_chainId').catch(() => {
    throw new CommandError(`No node of ${chain.name} answers. Check RPC_URL.`)
  })
  if (Number(id) !== chain.id)
    throw new CommandError(
      `The node is on chain ${Number(id)}, and CHAIN_ID says ${chain.id} (${chain.name}). Nothing was sent.`,
    )
  return { chain, rpc }
}
