import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex, PrivateKeyAccount } from 'viem'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import { CommandError } from '#core/process/command.server.ts'
import type { DeploymentChain } from './deployment-chain.server.ts'
import { readGasPrice, estimateCreation, gasLimit } from './deployment-cost.server.ts'

/** What became of a creation: its transaction, and the gas and wei that it took. */
export type SentCreation = { hash: Hex; gasUsed: bigint; cost: bigint }

/** Milliseconds a transaction may take to be mined. */
const timeoutMs = 15 * 60_000

/** Creates one contract through the deployer and waits until it is mined. Throws `CommandError` with what to do. */
export async function sendCreation(
  { chain, rpc }: DeploymentChain,
  account: PrivateKeyAccount,
  { kind, creationCode }: { kind: string; creationCode: Hex },
): Promise<SentCreation> {
  const { now: _, ...fees } = await readGasPrice(rpc)
  const gas = gasLimit(await estimateCreation(rpc, creationCode, account.address))
  const nonce = Number(await rpc('eth_getTransactionCount', account.address, 'pending'))
  const common = { chainId: chain.id, nonce, gas, to: create2Deployer, data: callOfDeployer(creationCode) }
  const raw = await account.signTransaction({ ...common, ...fees })
  const hash = (await rpc('eth_sendRawTransaction', raw).catch((error: Error) => {
    throw new CommandError(
      `The node did not take the transaction for ${kind}: ${error.message}. Run the command again.`,
    )
  })) as Hex
  return { hash, ...(await mined(hash, kind, { chain, rpc })) }
}

type Receipt = { status: Hex; gasUsed: Hex; effectiveGasPrice: Hex }

async function mined(hash: Hex, kind: string, { chain, rpc }: DeploymentChain) {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(pause(chain.blockSeconds))) {
    const receipt = (await rpc('eth_getTransactionReceipt', hash).catch(() => null)) as Receipt | null
    if (!receipt) continue
    if (receipt.status !== '0x1')
      throw new CommandError(`The transaction for ${kind} failed: ${hash}. Nothing else was sent.`)
    const gasUsed = BigInt(receipt.gasUsed)
    return { gasUsed, cost: gasUsed * BigInt(receipt.effectiveGasPrice) }
  }
  throw new CommandError(
    `The transaction for ${kind} is not mined yet: ${hash}. Run the command again later, it goes on there.`,
  )
}

/** Waits until nothing that the account has sent is pending: an earlier run may have been interrupted. Throws `CommandError`. */
export async function waitForPending({ chain, rpc }: DeploymentChain, account: PrivateKeyAccount): Promise<void> {
  const count = async (block: string) => Number(await rpc('eth_getTransactionCount', account.address, block))
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(pause(chain.blockSeconds)))
    if ((await count('latest')) >= (await count('pending'))) return
  throw new CommandError(
    `A transaction of ${account.address} is still pending. Run the command again when it is mined.`,
  )
}

/** Milliseconds between two questions: half a block, and four seconds at most. */
const pause = (blockSeconds: number) => Math.min(Math.max(blockSeconds * 500, 50), 4_000)
