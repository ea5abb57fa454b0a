import { decodeFunctionResult, encodeFunctionData, type Address, type Hex } from 'viem'
import { simulateNext } from '#chain/read/next-block.ts'
import { unlessRefused } from '#chain/read/refusals.ts'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { collectionAbi } from '#tools/token/mint-list/mint-plan.ts'

/** Where a collection says its metadata is: what stands before the number of a piece, or with `{id}`. And the most pieces it has. */
export type MetadataBase = { address: string; most?: number }

type Asked = { token: Address; options: TokenOptions; account: Address }

/**
 * Asks a collection where its metadata is; undefined where it cannot be known yet. Before the first piece it is asked what it would say after
 * one, which a node can simulate for the account that creates pieces. Rejects when the chain does not answer.
 */
export async function readBase(rpc: Rpc, asked: Asked): Promise<MetadataBase | undefined> {
  const { token: to, options } = asked
  if (options.kind === 'erc1155')
    return { address: await readContract(rpc, { to, abi: collectionAbi, name: 'uri', args: [1n] }) }
  const last = await readContract(rpc, { to, abi: collectionAbi, name: 'lastTokenId', args: [] })
  const isCapped = options.kind === 'erc721' && options.capped
  const most = isCapped ? await readContract(rpc, { to, abi: collectionAbi, name: 'maxSupply', args: [] }) : undefined
  const known = last > 0n ? await unlessRefused(uriOf(rpc, to, last)) : undefined
  const id = known === undefined ? last + 1n : last
  const uri = known ?? (await simulatedUri(rpc, asked, id))
  if (uri === undefined) return undefined
  const number = String(id)
  const address = uri.endsWith(`/${number}`) ? uri.slice(0, -number.length) : uri
  return { address, ...(most !== undefined && { most: Number(most) }) }
}

const uriOf = (rpc: Rpc, to: Address, id: bigint) =>
  readContract(rpc, { to, abi: collectionAbi, name: 'tokenURI', args: [id] })

async function simulatedUri(rpc: Rpc, { token: to, account: from }: Asked, id: bigint): Promise<string | undefined> {
  const mint = encodeFunctionData({ abi: collectionAbi, functionName: 'mint', args: [from, 1n] })
  const ask = encodeFunctionData({ abi: collectionAbi, functionName: 'tokenURI', args: [id] })
  const calls = [mint, ask].map((data) => ({ from, to, data }))
  try {
    const done = await simulateNext<{ status: Hex; returnData: Hex }>(rpc, calls)
    const data = done[1]!.returnData
    return decodeFunctionResult({ abi: collectionAbi, functionName: 'tokenURI', data })
  } catch {
    return undefined
  }
}
