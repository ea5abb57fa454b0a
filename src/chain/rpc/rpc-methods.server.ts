import { checkBlocks, checkFees, checkLogs, checkRaw } from './rpc-checks.server.ts'
import { boundCall, boundSimulation } from './rpc-gas.server.ts'

/** What the gateway knows of a method. One that is not listed is not passed on. */
export type RpcMethod = {
  /** What a call counts against the limits: 1 is a look at one value. */
  weight: number
  /** True for what changes the chain: asked once, of one node. */
  sends?: true
  /** Answers a sentence when the parameters ask for more than we let a node do. `head` asks for the newest block's number. */
  check?: (params: readonly unknown[], head: () => Promise<number>) => Promise<string | undefined> | string | undefined
  /** True for what may keep a node busy: code that runs, many blocks. It waits for a place. */
  heavy?: true
  /** True for what tells a visitor that a block is there. */
  tells?: true
  /** The parameters as they are passed on, with no more gas than one question may burn. */
  bound?: (params: readonly unknown[]) => readonly unknown[]
  /** The block an answer is about; when that is final, the answer never changes and may be kept. */
  about?: (params: readonly unknown[], result: unknown) => number | undefined
}

const blockOf = (_: readonly unknown[], result: unknown) => numberOf((result as { blockNumber?: unknown })?.blockNumber)
const asNumbered = (at: number) => (params: readonly unknown[], result: unknown) =>
  result === null ? undefined : numberOf(params[at])

/** Every method a browser may call. */
const methods: Record<string, RpcMethod> = {
  eth_chainId: { weight: 1 },
  net_version: { weight: 1 },
  web3_clientVersion: { weight: 1 },
  eth_blockNumber: { weight: 1, tells: true },
  eth_gasPrice: { weight: 1 },
  eth_maxPriorityFeePerGas: { weight: 1 },
  eth_feeHistory: { weight: 2, heavy: true, tells: true, check: checkFees },
  eth_getBalance: { weight: 1 },
  eth_getTransactionCount: { weight: 1 },
  eth_getCode: { weight: 1, about: asNumbered(1) },
  eth_getStorageAt: { weight: 1, about: asNumbered(2) },
  eth_call: { weight: 2, heavy: true, bound: boundCall },
  eth_estimateGas: { weight: 4, heavy: true, bound: boundCall },
  eth_simulateV1: { weight: 20, heavy: true, check: checkBlocks, bound: boundSimulation },
  eth_getTransactionByHash: { weight: 1, tells: true, about: blockOf },
  eth_getTransactionReceipt: { weight: 1, tells: true, about: blockOf },
  eth_getBlockByNumber: { weight: 2, tells: true, about: asNumbered(0) },
  eth_getBlockByHash: {
    weight: 2,
    tells: true,
    about: (_, result) => numberOf((result as { number?: unknown })?.number),
  },
  eth_getBlockReceipts: { weight: 10, heavy: true, tells: true, about: asNumbered(0) },
  eth_getLogs: { weight: 10, heavy: true, tells: true, check: checkLogs },
  eth_sendRawTransaction: { weight: 10, sends: true, check: checkRaw },
}

/** The method of that name, if a browser may call it. */
export function methodOf(name: string): RpcMethod | undefined {
  return Object.hasOwn(methods, name) ? methods[name] : undefined
}

/** A quantity of JSON-RPC as a number; undefined for names such as `latest`, and for anything else. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^0x[\da-f]{1,13}$/i.test(value) ? Number(value) : undefined
}
