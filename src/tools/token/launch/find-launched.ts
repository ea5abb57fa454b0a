import type { Address } from 'viem'
import { getAddress, getContractAddress } from 'viem/utils'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { tokenAbi } from '#chain/tokens/token-abi.ts'
import { planState, type ChainFacts, type Outline } from '#tools/plan/plan-state.ts'
import { readDraft } from '#tools/token/form/token-draft.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import type { TokenArtifact } from '#tools/token/generator/artifact.ts'
import { isCodeOf } from '#tools/token/generator/compiled-code.ts'
import { fetchArtifact } from '#tools/token/generator/fetch-compiled.ts'
import { transactionStore } from '#transactions/track/transaction-store.ts'
import type { Launch } from './launch-store.ts'

/** Transactions of an account after the launch that are looked at: one that was put off longer is looked for by hand. */
const mostNonces = 12

/** A contract, and whether its code is the one that was shown. */
type Found = { address: Address; same: boolean }

/** What the chain says of a launch, with its contract once that is there. */
export type LaunchFacts = ChainFacts & { token?: Found }

/** The one transaction of a launch. It is not done by its receipt: the code on the chain is compared first. */
export function launchOutline({ id, pool }: Launch): Outline {
  const to = contractAddresses.Launcher.toLowerCase() as Address
  const intent = pool ? { to, dataHash: pool.dataHash, value: pool.value } : { to: null, dataHash: id, value: '0' }
  const { takes } = pool ?? {}
  const step = { intent, proven: true, ...(takes && { takes: BigInt(takes.amount) }) } as const
  return { ...(takes && { approves: takes.token }), steps: [step] }
}

/**
 * Looks for what a launch has made: by its transaction, or at the addresses that the account's next contracts have, where the page was
 * gone when the wallet answered. Rejects when the chain does not answer.
 */
export async function readLaunch(rpc: Rpc, launch: Launch): Promise<LaunchFacts> {
  const { next } = planState(launch, launchOutline(launch), { transactions: transactionStore().list() })
  const transaction = 'transaction' in next ? next.transaction : undefined
  const hash = transaction?.hash ?? launch.sent?.[0]
  const allowance = await allowanceOf(rpc, launch)
  const allowed = allowance === undefined ? undefined : { allowance }
  if (transaction?.status === 'pending' || (!hash && launch.asked === undefined)) return { made: {}, ...allowed }
  const token = hash ? await createdBy(rpc, hash, launch) : await findUnanswered(rpc, launch)
  return token ? { made: { 0: hash ?? launch.id }, token } : { made: {}, ...allowed }
}

/** What the launcher may take of the quote token of a launch; undefined where it takes none. */
async function allowanceOf(rpc: Rpc, { from, pool, sent }: Launch): Promise<bigint | undefined> {
  if (!pool?.takes || sent?.[0]) return undefined
  const args = [from, contractAddresses.Launcher] as const
  return readContract(rpc, { to: pool.takes.token, abi: tokenAbi, name: 'allowance', args })
}

async function createdBy(rpc: Rpc, hash: string, launch: Launch): Promise<Found | undefined> {
  const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as {
    status: string
    contractAddress: Address | null
  } | null
  // What went together with its approval may be known by no hash.
  if (!receipt && launch.pool) return findUnanswered(rpc, launch)
  const address = launch.pool?.token ?? receipt?.contractAddress
  if (receipt?.status !== '0x1' || !address) return undefined
  return codeAt(rpc, address, await artifactOf(launch))
}

async function findUnanswered(rpc: Rpc, launch: Launch): Promise<Found | undefined> {
  const { from, nonce, pool } = launch
  if (pool) return codeAt(rpc, pool.token, await artifactOf(launch))
  const used = Number(await rpc('eth_getTransactionCount', [from, 'latest']))
  if (used <= nonce) return undefined
  const artifact = await artifactOf(launch)
  for (let at = nonce; at < Math.min(used, nonce + mostNonces); at++) {
    const found = await codeAt(rpc, getContractAddress({ from, nonce: BigInt(at) }), artifact)
    if (found?.same) return found
  }
  return undefined
}

/** Whether the contract at an address is this token. Rejects when the chain does not answer. */
export async function isTokenAt(address: Address, artifact: TokenArtifact): Promise<boolean> {
  return (await codeAt(pageRpc(), address, artifact))?.same === true
}

async function codeAt(rpc: Rpc, address: Address, artifact: TokenArtifact): Promise<Found | undefined> {
  const code = (await rpc('eth_getCode', [address, 'latest'])) as string
  return code === '0x' ? undefined : { address: getAddress(address), same: isCodeOf(artifact, code) }
}

/** The compiled form of what was launched. Rejects while it cannot be fetched. */
async function artifactOf({ query }: Launch): Promise<TokenArtifact> {
  const draft = readDraft(query)
  const fetched = draft && (await fetchArtifact(draft.options))
  if (fetched && 'artifact' in fetched) return fetched.artifact
  throw new Error('The code of the token cannot be fetched.')
}
