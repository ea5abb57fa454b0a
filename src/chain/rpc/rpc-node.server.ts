import { readAnswer } from './rpc-answer.server.ts'
import { NodeTrouble, postJson } from './rpc-post.server.ts'

/**
 * `sends` is true for what must not arrive twice, `heavy` for what may keep a node busy by itself. `limit`: bytes of an answer that are read,
 * where it may be longer than what a visitor asks for.
 */
type Asked = { sends?: boolean; heavy?: boolean; limit?: number | undefined }

/** One node behind the gateway. */
export type RpcNode = {
  /** Its place in RPC_URL, from 1: its name in the log, which never holds its address. */
  number: number
  /**
   * Asks it, and nobody else. Throws `NodeRefused` for an answer that is an error, `NodeTrouble` for none; it then rests a while. The
   * trouble is `slow`, and no rest follows, when a `heavy` question found no answer in time at a node that answers others.
   */
  ask(method: string, params: readonly unknown[], options?: Asked): Promise<unknown>
  /** Milliseconds until it should be asked again; 0 when it may be asked now. */
  restsFor(): number
  /** True while one question is out to see whether it is back. */
  onTrial(): boolean
  state(): 'ready' | 'resting' | 'refused'
}

type Options = {
  number: number
  /** Where it is now; undefined while it is away. */
  address: () => string | undefined
  /** The chain it has to serve: it is asked before anything else, and refused for good when it serves another. */
  chainId: number
  timeout?: number
  onTrouble?: (event: 'rpc-node-trouble' | 'rpc-node-refused', node: number, error: NodeTrouble) => void
}

/** Questions one node may have in hand. */
const mostInHand = 200

/** Milliseconds a node has to show that it is there, when a heavy question took too long. */
const signOfLife = 2_000

/** Shortest and longest rest after a trouble, in milliseconds; each trouble in a row doubles it. */
const rests = { first: 500, longest: 60_000 }

/** A node that is not asked for a while after it failed, longer each time. */
export function openNode({ number, address, chainId, timeout = 10_000, onTrouble }: Options): RpcNode {
  let restsUntil = 0
  let inRow = 0
  let inHand = 0
  let nextId = 1
  let checking: Promise<void> | undefined
  let refused = false

  const post = async (
    method: string,
    params: readonly unknown[],
    { fresh = false, within = timeout, limit }: { fresh?: boolean; within?: number; limit?: number | undefined } = {},
  ) => {
    const at = address()
    if (at === undefined) throw new NodeTrouble('away', { arrived: false })
    const { target, secrets, headers } = targetOf(at)
    const id = nextId++
    const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
    return readAnswer(await postJson(target, body, { timeout: within, fresh, headers, limit }), id, (message) =>
      withoutSecrets(message, secrets),
    )
  }
  const check = async () => {
    const served = Number(await post('eth_chainId', []))
    if (served === chainId) return
    refused = true
    const trouble = new NodeTrouble('wrong-chain', { arrived: false })
    onTrouble?.('rpc-node-refused', number, trouble)
    throw trouble
  }
  const checked = () =>
    (checking ??= check().catch((error: unknown) => {
      checking = undefined
      throw error
    }))
  // What a visitor asks may take its time at the best of nodes: only a question that costs nothing says whether it is there.
  const judged = async (error: unknown) => {
    if (!(error instanceof NodeTrouble) || error.code !== 'timeout') return error
    const answers = post('eth_chainId', [], { within: Math.min(timeout, signOfLife) })
    return answers.then(
      () => new NodeTrouble('slow'),
      () => error,
    )
  }
  const settle = (error?: unknown) => {
    if (!(error instanceof NodeTrouble) || error.code === 'too-large' || error.code === 'slow') {
      inRow = 0
      restsUntil = 0
      return
    }
    if (error.code === 'busy' || refused) return
    inRow++
    restsUntil = performance.now() + (error.rest ?? Math.min(rests.first * 2 ** (inRow - 1), rests.longest))
    onTrouble?.('rpc-node-trouble', number, error)
  }

  return {
    number,
    restsFor: () => (refused ? Infinity : Math.max(0, restsUntil - performance.now())),
    onTrial: () => inRow > 0 && inHand > 0,
    state: () => (refused ? 'refused' : restsUntil > performance.now() ? 'resting' : 'ready'),
    async ask(method, params, { sends = false, heavy = false, limit } = {}) {
      if (refused) throw new NodeTrouble('wrong-chain', { arrived: false })
      if (inHand >= mostInHand) throw new NodeTrouble('busy', { arrived: false })
      inHand++
      try {
        await checked().catch((error: unknown) => {
          // Only the check failed: our call was never sent.
          throw error instanceof NodeTrouble ? new NodeTrouble(error.code, { arrived: false, rest: error.rest }) : error
        })
        const result = await post(method, params, { fresh: sends, limit })
        settle()
        return result
      } catch (failure) {
        const error = heavy ? await judged(failure) : failure
        settle(error)
        throw error
      } finally {
        inHand--
      }
    },
  }
}

/** Where to post, and what of it must not be repeated: keys may be in paths, queries and userinfo. */
function targetOf(address: string): { target: URL; secrets: string[]; headers: Record<string, string> } {
  const target = new URL(address)
  const { username, password } = target
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const headers: Record<string, string> =
    username || password ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {}
  target.username = ''
  target.password = ''
  const parts = [target.hostname, username, password, ...target.pathname.split('/'), ...target.searchParams.values()]
  return { target, headers, secrets: parts.filter((part) => part.length >= 5) }
}

/** A node's sentence as a stranger may read it: no address, no part of ours, not endless. */
function withoutSecrets(message: string, secrets: string[]): string {
  const plain = message.replaceAll(/\b\w+:\/\/\S+/g, '(address)')
  return secrets.reduce((text, secret) => text.replaceAll(secret, '(address)'), plain).slice(0, 500)
}
