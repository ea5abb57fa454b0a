import type { Address, Hex } from 'viem'
import { hexToNumber, numberToHex } from 'viem/utils'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import type { RpcNode } from '#chain/rpc/rpc-node.server.ts'
import { indexedContracts } from './indexed-contracts.ts'
import { announcementTopics } from './rows/announcement-rows.ts'
import { permit2Address } from '#chain/tokens/permit-form.ts'
import { approvalTopics, permit2Ends, permit2Topics, permit2ToOurs, toOurContracts } from './rows/approval-rows.ts'
import type { ChainLog } from './rows/event-rows.ts'
import { powerTopics } from './rows/power-rows.ts'
import { transferTopics } from './rows/transfer-rows.ts'

/** A block, `time` in Unix seconds. */
export type IndexBlock = { number: number; hash: Hex; parentHash: Hex; time: number }

/** Which blocks: one by its hash, or all from one number to another. */
export type LogsOf = { blockHash: Hex } | { from: number; to: number }

/** Addresses that are named in one question. */
const addressesAtOnce = 500

/** Bytes of logs that are read at once: more than a full block can hold. */
const answerLimit = 32_000_000

/** Of a token of the launch book. */
const tokenTopics = [...transferTopics, ...approvalTopics, ...powerTopics]

const contracts = [...indexedContracts.keys()]

const ofPermit2 = (topics: unknown[]) => ({ address: [permit2Address], topics })

/**
 * What the index asks one node. A step asks the same node from its beginning to its end: another one may be behind it, and an answer without
 * logs would look complete. Every question rejects as `RpcNode.ask` does.
 */
export function indexNode(node: RpcNode) {
  const ask = (method: string, params: readonly unknown[]) => node.ask(method, params, { limit: answerLimit })
  const block = async (at: number | 'latest' | 'finalized'): Promise<IndexBlock | undefined> => {
    const asked = typeof at === 'number' ? numberToHex(at) : at
    return asBlock(await ask('eth_getBlockByNumber', [asked, false]))
  }
  const logs = async (of: LogsOf, filter: { address?: readonly Address[]; topics?: unknown[] }) => {
    const range = 'blockHash' in of ? of : { fromBlock: numberToHex(of.from), toBlock: numberToHex(of.to) }
    return (await ask('eth_getLogs', [{ ...range, ...filter }])) as ChainLog[]
  }
  const logsOf = async (
    of: LogsOf,
    named: readonly Address[],
    filterOf: (address: readonly Address[]) => Parameters<typeof logs>[1],
  ) => {
    const found: ChainLog[] = []
    for (let at = 0; at < named.length; at += addressesAtOnce)
      found.push(...(await logs(of, filterOf(named.slice(at, at + addressesAtOnce)))))
    return found
  }
  return {
    ask,
    block,
    /** The newest block. */
    async head(): Promise<IndexBlock> {
      const newest = await block('latest')
      if (!newest) throw new TypeError('The node knows no newest block.')
      return newest
    },
    /** The number of the newest block that stays, where the node knows; undefined where it does not. */
    async final(): Promise<number | undefined> {
      try {
        return (await block('finalized'))?.number
      } catch (error) {
        if (error instanceof NodeRefused) return undefined
        throw error
      }
    },
    /** Everything our contracts wrote. */
    contractLogs: (of: LogsOf) => logs(of, { address: contracts }),
    /** Every permission that a token, or Permit2, says was given to one of our contracts; and all that ended in Permit2. */
    permissionLogs: async (of: LogsOf) => [
      ...(await logs(of, { topics: toOurContracts })),
      ...(await logs(of, ofPermit2(permit2ToOurs))),
      ...(await logs(of, ofPermit2(permit2Ends))),
    ],
    /** Everything that moved of these tokens, every permission to take them, and what happened to the powers over them. */
    tokenLogs: async (of: LogsOf, tokens: readonly Address[]) => [
      ...(await logsOf(of, tokens, (address) => ({ address, topics: [tokenTopics] }))),
      ...(await logsOf(of, tokens, (address) => ofPermit2(permit2Topics(address)))),
    ],
    /** What is announced in these timelocks. A token can name any contract as its own, so nothing else of it is asked for. */
    timelockLogs: (of: LogsOf, timelocks: readonly Address[]) =>
      logsOf(of, timelocks, (address) => ({ address, topics: [announcementTopics] })),
  }
}

/** One node, as the index asks it. */
export type IndexNode = ReturnType<typeof indexNode>

function asBlock(found: unknown): IndexBlock | undefined {
  if (found === null) return undefined
  const { number, hash, parentHash, timestamp } = found as Record<'number' | 'hash' | 'parentHash' | 'timestamp', Hex>
  return { number: hexToNumber(number), hash, parentHash, time: hexToNumber(timestamp) }
}
