import type { AskNode } from './ask-node.server.ts'
import type { Chain } from './chain.ts'
import { askInOrder, sendOnce } from './rpc-ask.server.ts'
import { keptAnswers } from './rpc-kept.server.ts'
import { methodOf, numberOf, type RpcMethod } from './rpc-methods.server.ts'
import type { RpcNode } from './rpc-node.server.ts'
import { NodeTrouble } from './rpc-post.server.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** The chain as the rest of the server and, through POST /rpc, the browser reach it. */
export type Gateway = {
  chain: Chain
  /**
   * Asks one of the listed methods, on whichever node answers. Throws `NodeRefused` for a node's error, `RpcRefusal` for what we do not
   * pass on, and something else when no node answers.
   */
  ask: AskNode
  /** Asks every node which chain it serves. Throws one line when none of those that answer serves ours. */
  check(): Promise<void>
  /** Forgets what was kept: the chain has begun anew. */
  forget(): void
  /** The nodes by their place in RPC_URL. */
  health(): { node: number; state: ReturnType<RpcNode['state']> }[]
}

/** Makes the gateway to the nodes of one chain, in order of preference. */
export function openGateway({ chain, nodes }: { chain: Chain; nodes: readonly RpcNode[] }): Gateway {
  const kept = keptAnswers()
  const inHand = new Map<string, Promise<unknown>>()
  // The newest block anybody was told of: the chain is at least that long, so what counts as final by it is final.
  let head = 0

  const headNow = async () => numberOf(await ask('eth_blockNumber', [])) ?? head
  const ask = async (method: string, params: readonly unknown[]) => {
    const known = methodOf(method)
    if (!known) throw unlisted(method)
    if (method === 'eth_chainId') return `0x${chain.id.toString(16)}`
    if (method === 'net_version') return String(chain.id)
    const refusal = await known.check?.(params, headNow)
    if (refusal) throw new RpcRefusal(codes.badParams, refusal)
    if (known.sends) return sendOnce(nodes, params[0] as string)
    return read(known, method, params)
  }
  const read = (known: RpcMethod, method: string, params: readonly unknown[]) => {
    const key = `${method} ${JSON.stringify(params)}`
    const earlier = kept.get(key)
    if (earlier) return earlier.value
    const running = inHand.get(key)
    if (running) return running
    const asked = askInOrder(nodes, { method, params }).then((result) => {
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
    ask: (method, params, signal) => untilAborted(ask(method, params), signal),
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
