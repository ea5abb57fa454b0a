import {
  decodeFunctionResult,
  encodeFunctionData,
  isAddressEqual,
  namehash,
  parseAbi,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { NodeRefused, type NodeRpc } from '#chain/rpc/node-rpc.server.ts'

/** The registry of the Ethereum Name Service. It is on Ethereum, and what it says counts for addresses there. */
export const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'

/** What the registry and the resolvers that names point to are asked. */
const abi = parseAbi([
  'function resolver(bytes32 node) view returns (address)',
  'function name(bytes32 node) view returns (string)',
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])

/** The gas that a resolver, which may be any contract, may use on a node of ours. */
const gas = '0xf4240'

/**
 * The primary name of an account: the one its owner chose, if that name leads back to the account and is written the one way names
 * are compared. Null when there is none, also for names that are kept off the chain: asking their servers would tell strangers who is
 * looked up. Throws when no node answers.
 */
export async function resolveName(nodeRpc: NodeRpc, address: Address, signal: AbortSignal): Promise<string | null> {
  const ask = (to: Address, functionName: Question['functionName'], of: string) =>
    read(nodeRpc, { to, functionName, of }, signal)
  const own = `${address.slice(2).toLowerCase()}.addr.reverse`
  const ownResolver = await ask(registry, 'resolver', own)
  if (!isSet(ownResolver)) return null
  const name = await ask(ownResolver, 'name', own)
  if (!name || (await wellWritten(name)) !== name) return null
  const resolver = await ask(registry, 'resolver', name)
  if (!isSet(resolver)) return null
  const leadsTo = await ask(resolver, 'addr', name)
  return isSet(leadsTo) && isAddressEqual(leadsTo, address) ? name : null
}

/** What a name gives as the picture of its account, as it is written there; undefined where it gives none. */
export async function resolvePicture(nodeRpc: NodeRpc, name: string, signal: AbortSignal): Promise<string | undefined> {
  const resolver = await read(nodeRpc, { to: registry, functionName: 'resolver', of: name }, signal)
  if (!isSet(resolver)) return undefined
  const text = await read(nodeRpc, { to: resolver, functionName: 'text', of: name, key: 'avatar' }, signal)
  return text || undefined
}

/**
 * The account a name leads to, and the name as ENSIP-15 spells it. Null when it leads nowhere, is kept off the chain, or is not a name.
 * Throws when no node answers.
 */
export async function resolveAddress(
  nodeRpc: NodeRpc,
  text: string,
  signal: AbortSignal,
): Promise<{ name: string; address: Address } | null> {
  const name = await wellWritten(text)
  if (name === undefined) return null
  const resolver = await read(nodeRpc, { to: registry, functionName: 'resolver', of: name }, signal)
  if (!isSet(resolver)) return null
  const address = await read(nodeRpc, { to: resolver, functionName: 'addr', of: name }, signal)
  return isSet(address) ? { name, address } : null
}

type Question = { to: Address; functionName: (typeof abi)[number]['name']; of: string; key?: string }

/** One question about a name. Undefined when the contract reverts, or answers what is not an answer to it. */
async function read(
  nodeRpc: NodeRpc,
  { to, functionName, of, key }: Question,
  signal: AbortSignal,
): Promise<string | undefined> {
  const node = namehash(of)
  const data =
    functionName === 'text'
      ? encodeFunctionData({ abi, functionName, args: [node, key ?? ''] })
      : encodeFunctionData({ abi, functionName, args: [node] })
  const answer = await nodeRpc('eth_call', [{ to, data, gas }, 'latest'], signal).catch((error: unknown) => {
    if (error instanceof NodeRefused && error.executionFailed) return undefined
    throw error
  })
  try {
    return decodeFunctionResult({ abi, functionName, data: answer as Hex })
  } catch {
    return undefined
  }
}

const isSet = (address: string | undefined): address is Address => address !== undefined && address !== zeroAddress

/**
 * The one way a name is spelt, by ENSIP-15; undefined where something in it only looks like something else. The tables for that are
 * loaded when the first name is seen.
 */
async function wellWritten(name: string): Promise<string | undefined> {
  if (name.length > 255 || !name.includes('.')) return undefined
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name)
  } catch {
    return undefined
  }
}
