import type { Address } from 'viem'
import { getAddress, getContractAddress } from 'viem/utils'
import { pageRpc } from '#chain/read/page-rpc.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { isCodeOf } from '#tools/token/generator/compiled-code.ts'
import type { Launch } from './launch-store.ts'

/** Transactions of an account after the launch that are looked at: one that was put off longer is looked for by hand. */
const mostNonces = 12

/** What the chain holds of a launch. */
export type Found =
  /** Its contract, and whether its code is the one that was shown. */
  | { at: 'found'; address: Address; same: boolean }
  /** Nothing yet. */
  | { at: 'nothing' }

/** The contract that a transaction has created, if it has. Rejects when the chain does not answer. */
export async function createdBy(hash: string, artifact: TokenArtifact): Promise<Found> {
  const receipt = (await pageRpc()('eth_getTransactionReceipt', [hash])) as {
    status: string
    contractAddress: Address | null
  } | null
  if (receipt?.status !== '0x1' || !receipt.contractAddress) return { at: 'nothing' }
  return codeAt(receipt.contractAddress, artifact)
}

/**
 * Looks for a launch whose transaction is not known, because the page was gone when the wallet answered: at the addresses that the
 * account's next contracts have. Rejects when the chain does not answer.
 */
export async function findUnanswered({ from, nonce }: Launch, artifact: TokenArtifact): Promise<Found> {
  const used = Number(await pageRpc()('eth_getTransactionCount', [from, 'latest']))
  for (let at = nonce; at < Math.min(used, nonce + mostNonces); at++) {
    const found = await codeAt(getContractAddress({ from, nonce: BigInt(at) }), artifact)
    if (found.at === 'found' && found.same) return found
  }
  return { at: 'nothing' }
}

/** Whether the contract at an address is this token. Rejects when the chain does not answer. */
export async function isTokenAt(address: Address, artifact: TokenArtifact): Promise<boolean> {
  const found = await codeAt(address, artifact)
  return found.at === 'found' && found.same
}

async function codeAt(address: Address, artifact: TokenArtifact): Promise<Found> {
  const code = (await pageRpc()('eth_getCode', [address, 'latest'])) as string
  return code === '0x'
    ? { at: 'nothing' }
    : { at: 'found', address: getAddress(address), same: isCodeOf(artifact, code) }
}
