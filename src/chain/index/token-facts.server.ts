import type { Address, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, getAddress, isAddress, parseAbi } from 'viem/utils'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { NodeTrouble } from '#chain/rpc/rpc-post.server.ts'
import { visibleText } from '#core/text/visible-text.ts'
import { keptText } from './rows/event-rows.ts'
import type { IndexNode } from './index-node.server.ts'
import type { TokenKind } from './rows/transfer-rows.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function supportsInterface(bytes4 id) view returns (bool)',
  'function timelock() view returns (address)',
])

/** What a token says of itself. What it does not say is null. */
export type IndexedTokenFacts = { kind: TokenKind; name: string | null; symbol: string | null; decimals: number | null }

/** Gas that a question to a foreign token may burn, and letters of its names that are kept. */
const gas = '0x4c4b40'
const mostLetters = 120

/** ERC-165 numbers of the standards with items. */
const interfaces = { erc721: '0x80ac58cd', erc1155: '0xd9b67a26', erc6909: '0x0f632fb3' } as const

type Question = 'name' | 'symbol' | 'decimals' | 'supportsInterface' | 'timelock'

/** What a token answers; null when it answers nothing that can be read. Rejects when the node does not answer. */
async function answerOf(node: IndexNode, token: Address, functionName: Question, args: readonly unknown[] = []) {
  try {
    const data = encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0])
    const result = (await node.ask('eth_call', [{ to: token, data, gas }, 'latest'])) as Hex
    return decodeFunctionResult({ abi, functionName, data: result } as Parameters<typeof decodeFunctionResult>[0])
  } catch (error) {
    const silent = error instanceof NodeTrouble && error.code !== 'slow'
    if (silent || (error instanceof NodeRefused && !error.executionFailed)) throw error
    return null
  }
}

/** The contract that a token says its powers wait in; null where it names none. Rejects when the node does not answer. */
export async function readTimelockOf(node: IndexNode, token: Address): Promise<Address | null> {
  const named = await answerOf(node, token, 'timelock')
  return typeof named === 'string' && isAddress(named) ? getAddress(named) : null
}

/** Asks a token what it is. A token that does not answer is an ERC-20 without names. Rejects when the node does not answer. */
export async function readIndexedToken(node: IndexNode, token: Address): Promise<IndexedTokenFacts> {
  const answer = (name: Question, args?: readonly unknown[]) => answerOf(node, token, name, args)
  let kind: TokenKind = 'erc20'
  for (const [named, id] of Object.entries(interfaces))
    if ((await answer('supportsInterface', [id])) === true) kind = named as TokenKind
  const decimals = kind === 'erc20' ? await answer('decimals') : null
  return {
    kind,
    name: textOf(await answer('name')),
    symbol: textOf(await answer('symbol')),
    decimals: typeof decimals === 'number' ? decimals : null,
  }
}

/** A name as it is kept and shown: on one line, with signs that cannot be seen as their numbers. */
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== ''
    ? keptText(visibleText(value.replaceAll(/\s+/g, ' ').trim()), mostLetters)
    : null
