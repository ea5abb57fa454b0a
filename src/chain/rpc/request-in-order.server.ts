import { NodeRefused } from './node-rpc.server.ts'
import { mostGas } from './rpc-gas.server.ts'
import type { RpcNode } from './rpc-node.server.ts'
import { NodeTrouble } from './rpc-post.server.ts'
import { codes, RpcRefusal } from './rpc-refusal.server.ts'

type Question = { method: string; params: readonly unknown[]; heavy?: boolean | undefined }

/** Milliseconds after which no further node is tried: a visitor who waits longer has gone. */
const timeoutMs = 15_000

/**
 * Asks the nodes in order until one answers; an answer that is an error is an answer. Nodes that rest come last, one question at a time.
 * Throws the trouble of the last one asked when none answered.
 */
export async function requestInOrder(
  nodes: readonly RpcNode[],
  { method, params, heavy = false }: Question,
): Promise<unknown> {
  const end = performance.now() + timeoutMs
  let trouble: unknown = new NodeTrouble('away', { arrived: false })
  for (const node of inOrder(nodes)) {
    if (performance.now() > end) break
    try {
      return await node.ask(method, params, { heavy })
    } catch (error) {
      if (!(error instanceof NodeTrouble)) throw error
      if (error.code === 'too-large')
        throw new RpcRefusal(codes.failed, 'The answer is larger than 1 MB and was cut off. Ask for less in one call.')
      if (error.code === 'slow')
        throw new RpcRefusal(
          codes.failed,
          'The call took longer than 10 seconds and was given up. Ask for less in one call.',
        )
      trouble = error
    }
  }
  throw trouble
}

/**
 * Sends a signed transaction to one node, and to another only when the first surely did not get it. Answers its hash, also when the
 * chain had it already. Where nobody knows what became of it, throws a refusal that names the hash to look for.
 */
export async function sendOnce(nodes: readonly RpcNode[], raw: string): Promise<unknown> {
  for (const node of inOrder(nodes)) {
    try {
      return await node.ask('eth_sendRawTransaction', [raw], { sends: true })
    } catch (error) {
      if (error instanceof NodeRefused) return hashIfKnown(nodes, raw, error)
      if (!(error instanceof NodeTrouble)) throw error
      if (error.arrived) return hashIfArrived(nodes, raw)
    }
  }
  throw new RpcRefusal(codes.unanswered, 'The transaction was not sent: the chain does not answer. Send it again.')
}

/** Nodes say of one they have that they know it, or, when it is in a block already, that its number is used. */
async function hashIfKnown(nodes: readonly RpcNode[], raw: string, refusal: NodeRefused): Promise<string> {
  const isKnown = /already.{0,20}(known|imported|exist|in (the )?(mem)?pool)|known transaction/i.test(refusal.message)
  const hash = await hashOf(raw)
  if (isKnown || (/nonce/i.test(refusal.message) && (await isOnChain(nodes, hash)))) return hash
  throw refusal
}

async function hashIfArrived(nodes: readonly RpcNode[], raw: string): Promise<string> {
  const hash = await hashOf(raw)
  if (await isOnChain(nodes, hash)) return hash
  throw new RpcRefusal(
    codes.failed,
    `It is not known yet whether the transaction reached the chain. Look for ${hash} before you send another one.`,
    { data: { hash } },
  )
}

async function isOnChain(nodes: readonly RpcNode[], hash: string): Promise<boolean> {
  const asked = nodes.map((node) => node.ask('eth_getTransactionByHash', [hash]).catch(() => null))
  return (await Promise.all(asked)).some((found) => found !== null)
}

/** Gas that a signed transaction may burn, at most `mostGas`; 0 for what is not a transaction, which the node refuses. */
export async function gasOfRaw(raw: string): Promise<number> {
  const { parseTransaction } = await import('viem/utils')
  try {
    return Math.min(Number(parseTransaction(raw as `0x${string}`).gas ?? 0n), mostGas)
  } catch {
    return 0
  }
}

// Loaded when it is needed: most transactions are accepted immediately, by a node that says the hash itself.
async function hashOf(raw: string): Promise<string> {
  const { keccak256 } = await import('viem/utils')
  return keccak256(raw as `0x${string}`)
}

/** The ready nodes as configured; then, of the resting ones that no other request is trying, the one that rests shortest. */
function* inOrder(nodes: readonly RpcNode[]): Generator<RpcNode> {
  const ready = nodes.filter((node) => node.restsFor() === 0)
  yield* ready
  const resting = nodes.filter((node) => !ready.includes(node) && node.restsFor() < Infinity && !node.onTrial())
  const next = resting.toSorted((a, b) => a.restsFor() - b.restsFor())[0]
  if (next) yield next
}
