import type { Chain } from '#chain/chain.ts'
import { visitorNow } from '#core/http/visitor.server.ts'
import type { NodeRpc } from './node-rpc.server.ts'
import { requestInOrder, gasOfRaw, sendOnce } from './request-in-order.server.ts'
import { estimateInSteps } from './rpc-estimate.server.ts'
import { keptAnswers } from './rpc-kept.server.ts'
import { methodOf, numberOf, type RpcMethod } from './rpc-methods.server.ts'
import type { RpcNode } from './rpc-node.server.ts'
import { openPlaces } from './rpc-places.server.ts'
import { NodeTrouble } from './rpc-post.server.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** The chain as the rest of the server and, through POST /rpc, the browser reach it. */
export type Gateway = {
  chain: Chain
  /**
   * Asks one of the listed methods, on whichever node answers. Throws `NodeRefused` for a node's error, `RpcRefusal` for what we do not
   * pass on, and something else when no node answers.
   */
  rpc: NodeRpc
  /** Asks every node which chain it serves. Throws one line when none of those that answer serves ours. */
  check(): Promise<void>
  /** Forgets what was kept: the chain has begun anew. */
  forget(): void
  /** The nodes by their place in RPC_URL. */
  health(): { node: number; state: ReturnType<RpcNode['state']> }[]
}

type Options = {
  chain: Chain
  /** In order of preference. */
  nodes: readonly RpcNode[]
  /** Present where the one node is a chain of our own, on which every running call delays the next block. */
  ownChain?: {
    /** Answers what `ask` does, as soon as every block it may speak of is on the disk. */
    told<value>(ask: () => Promise<value>): Promise<value>
    /** By how much visitors may do more than usual. */
    factor?: number
  }
}

type Asked = { params: readonly unknown[]; signal: AbortSignal }

/** Milliseconds that one unit of gas takes at the worst, of what was measured. */
const worstTime = 540 / 30_000_000

/** Makes the gateway to the nodes of one chain. */
export function openGateway({ chain, nodes, ownChain }: Options): Gateway {
  const inPlace = openPlaces(ownChain ? ownPlaces(ownChain.factor) : { all: 64, each: 16 })
  const kept = keptAnswers()
  const inHand = new Map<string, Promise<unknown>>()
  // The newest block that a visitor got: the chain is at least that long, so what counts as final by it is final.
  let head = 0

  const ask = async (method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> => {
    const known = methodOf(method)
    if (!known) throw unlisted(method)
    if (method === 'eth_chainId') return `0x${chain.id.toString(16)}`
    if (method === 'net_version') return String(chain.id)
    const headNow = async () => numberOf(await ask('eth_blockNumber', [], signal)) ?? head
    const refusal = await known.check?.(params, headNow)
    if (refusal) throw new RpcRefusal(codes.badParams, refusal)
    if (known.sends) return send(params[0] as string, signal)
    const bound = known.bound?.(params) ?? params
    if (known.tells && ownChain) return ownChain.told(() => readInTurn(known, method, { params: bound, signal }))
    if (method !== 'eth_estimateGas' || !ownChain) return readInTurn(known, method, { params: bound, signal })
    return estimateInSteps((step, given) => readInTurn(known, step, { params: given, signal }), bound)
  }
  const send = async (raw: string, signal: AbortSignal) => {
    // It is accepted immediately, and burns its gas in the next block.
    const cost = (await gasOfRaw(raw)) * worstTime
    return inPlace({ who: visitorNow(), signal, cost, work: () => sendOnce(nodes, raw) })
  }
  const readInTurn = (known: RpcMethod, method: string, { params, signal }: Asked) => {
    const work = () => read(known, method, params)
    return known.heavy ? inPlace({ who: visitorNow(), signal, work }) : work()
  }
  const read = (known: RpcMethod, method: string, params: readonly unknown[]): Promise<unknown> => {
    const key = `${method} ${JSON.stringify(params)}`
    const earlier = kept.get(key)
    if (earlier) return Promise.resolve(earlier.value)
    const running = inHand.get(key)
    if (running) return running
    const asked = requestInOrder(nodes, { method, params, heavy: known.heavy }).then((result) => {
      if (method === 'eth_blockNumber') head = Math.max(head, numberOf(result) ?? 0)
      const about = known.about?.(params, result)
      if (about !== undefined && about <= head - chain.finalBlocks) kept.put(key, result)
      return result
    })
    inHand.set(key, asked)
    const done = () => inHand.delete(key)
    asked.then(done, done)
    return asked
  }

  return {
    chain,
    rpc: (method, params, signal) => untilAborted(ask(method, params, signal), signal),
    async check() {
      const asked = nodes.map((node) => node.ask('eth_chainId', []))
      const failures = (await Promise.allSettled(asked)).map((each) =>
        each.status === 'rejected' ? each.reason : undefined,
      )
      if (failures.length > 0 && failures.every(isWrong))
        throw new Error(
          `RPC_URL: none of its nodes serves chain ${chain.id} (${chain.name}). Name one that does, or change CHAIN_ID.`,
        )
    },
    forget: () => {
      kept.clear()
      head = 0
    },
    health: () => nodes.map((node) => ({ node: node.number, state: node.state() })),
  }
}

const ownPlaces = (factor = 1) => ({ all: 4, each: Math.min(4, Math.ceil(factor)), share: factor / 8 })

const isWrong = (error: unknown) => error instanceof NodeTrouble && error.code === 'wrong-chain'

function unlisted(method: string): RpcRefusal {
  const name = /^[\w]{1,60}$/.test(method) ? method : 'This method'
  return new RpcRefusal(
    codes.unknownMethod,
    `${name} is not passed on. This address reads the chain and takes signed transactions.`,
  )
}

/** The same question may be asked for several visitors: one who leaves does not end it for the others. */
function untilAborted<value>(asked: Promise<value>, signal: AbortSignal): Promise<value> {
  if (signal.aborted) {
    asked.catch(() => undefined)
    return Promise.reject(signal.reason)
  }
  const { promise, resolve, reject } = Promise.withResolvers<value>()
  const leave = () => reject(signal.reason)
  signal.addEventListener('abort', leave, { once: true })
  asked.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  return promise
}
