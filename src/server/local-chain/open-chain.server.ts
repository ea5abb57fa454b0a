import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NoAnvil } from '#chain/anvil/anvil-binary.server.ts'
import { anvilRpc, type Anvil } from '#chain/anvil/anvil.server.ts'
import { chainOf, hasLocalChain } from '#chain/catalogue.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import { openGateway, type Gateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode, type RpcNode } from '#chain/rpc/rpc-node.server.ts'
import { listed, type Env } from '#core/process/env.server.ts'
import { errorClass, faultLog, type Log } from '#core/process/log.server.ts'
import type { ServerState } from '#server/http/health.server.ts'
import { DirectoryTaken, ownDirectory, type DirectoryOwner } from '#server/start/directory-owner.server.ts'
import { runningChain } from './chain-orphan.server.ts'
import type { SetAside } from './chain-state.server.ts'
import { blocksWhileWatched } from './make-blocks.server.ts'
import { startLocalChain, type ChainEvent, type LocalChain } from './local-chain.server.ts'

/** The one chain behind a gateway that exists from the first moment and fails as unanswered until a node answers. */
export type OpenChain = {
  gateway: Gateway
  /** Its nodes, in order of preference. */
  nodes: readonly RpcNode[]
  /** The local chain itself, past the list of what a visitor may ask; absent where nodes are configured. */
  localRpc?: NodeRpc
  /** Starts the local chain, or asks the configured nodes which chain they serve. Throws only what waiting does not mend. */
  open(): Promise<void>
  /** Saves the local chain and stops it. */
  close(): Promise<void>
}

type Deps = {
  env: Env
  log: Log
  state: ServerState
  /** Puts onto the local chain what has to be there, at each of its starts. */
  prepare?: (ask: Anvil['ask']) => Promise<void>
  say?: (sentence: string) => void
}

const defaultSay = (text: string) => process.stderr.write(`${text}\n`)

/**
 * Makes the way to the chain of CHAIN_ID. Throws one line when the product knows no such chain. Of
 * several servers with one DATA_DIR one runs the local chain, the others share it, and one of them goes on with it when that one ends.
 */
export function createChain({ env, log, state, prepare, say = defaultSay }: Deps): OpenChain {
  const chain = chainOf(env.CHAIN_ID)
  const fault = faultLog(log)
  const onTrouble = (event: string, node: number, error: Error) => fault(`${event}-${node}`, error)
  const node = (address: () => string | undefined, at: number) =>
    openNode({ number: at + 1, address, chainId: chain.id, onTrouble })
  if (!hasLocalChain(env)) {
    const nodes = listed(env.RPC_URL!).map((url, at) => node(() => url, at))
    const gateway = openGateway({ chain, nodes })
    return { gateway, nodes, open: () => gateway.check(), close: () => Promise.resolve() }
  }

  const directory = join(env.DATA_DIR, 'chain')
  const closing = new AbortController()
  let local: LocalChain | undefined
  // Where another server of this directory and of one database runs the chain that we share.
  let shared: string | undefined
  let opening: Promise<void> | undefined
  const urlNow = () => local?.url() ?? shared
  const settled = () => (local ? local.settled() : settledElsewhere(directory, urlNow()))
  const runNow = () => `${local?.pid()} ${urlNow()}`
  const localRpc: NodeRpc = async (method, params) => {
    const url = urlNow()
    if (!url) throw new Error('The local chain is not running.')
    return anvilRpc(Number(new URL(url).port))(method, ...params)
  }
  const makeBlock = blocksWhileWatched((method, params) => localRpc(method, params, closing.signal))
  const told = async <value>(ask: () => Promise<value>) => {
    makeBlock()
    const run = runNow()
    const answer = await ask()
    await settled()
    // What a chain said that is gone by now may not be in the state the next one began with.
    if (run !== runNow()) throw new Error('The local chain was started again.')
    return answer
  }
  const nodes = [node(urlNow, 0)]
  const gateway = openGateway({ chain, nodes, ownChain: { told, factor: env.LIMIT_FACTOR } })
  const onEvent = (event: ChainEvent, kept?: SetAside) => {
    log.warn(`chain-${event}`)
    if (event === 'died') state.chain = 'restarting'
    if (event === 'started-again') state.chain = 'ready'
    // What was kept of the chain that was may never have happened on the one that is.
    if (event === 'started-again' || event === 'state-set-aside') gateway.forget()
    if (event === 'mnemonic-set-aside')
      say(
        `The phrase of the local chain's accounts was damaged. It is kept in ${directory}, beside a new one with new ether.`,
      )
    if (!kept) return
    say(`The local chain could not read its state, kept as ${kept.damaged}, and starts again from the beginning.`)
    if (kept.earlier)
      say(`To go back to its last start, stop the server and move ${kept.earlier} to ${directory}/state.gz.`)
  }
  const start = async (owner: DirectoryOwner) => {
    try {
      local = await startLocalChain({ directory, owner, prepare, onEvent })
      state.chain = 'ready'
      log.info('chain-ready')
    } catch (error) {
      // The pages and the forms need no chain.
      state.chain = 'missing'
      log.error('chain-missing', { error: errorClass(error) })
      say(error instanceof NoAnvil ? error.message : `The local chain does not start: ${(error as Error).message}`)
    }
  }
  const open = async () => {
    while (!closing.signal.aborted) {
      const owner = ownIfFree(directory)
      if (owner) return start(owner)
      const running = await runningChain(directory)
      const at = running?.loaded ? `http://127.0.0.1:${running.port}` : undefined
      if (at !== shared) gateway.forget()
      shared = at
      state.chain = at ? 'ready' : 'starting'
      await sleep(1_000, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }
  state.chain = 'starting'
  return {
    gateway,
    nodes,
    localRpc,
    open: () => (opening ??= open()),
    async close() {
      closing.abort()
      await opening
      await local?.stop()
    },
  }
}

/** Milliseconds that the server which runs the chain has to save it. */
const savePatience = 10_000

/** Settles when the server that runs the chain at this address has every block on the disk that is there now. */
async function settledElsewhere(directory: string, url: string | undefined): Promise<void> {
  if (!url) throw new Error('The local chain is not running.')
  const { port } = new URL(url)
  const head = Number(await anvilRpc(Number(port))('eth_blockNumber'))
  for (const end = Date.now() + savePatience; Date.now() < end; await sleep(50)) {
    const { saved = -1 } = (await runningChain(directory)) ?? {}
    if (saved >= head) return
  }
  throw new Error('The local chain is not saved.')
}

/** The right to the directory; undefined while another server has it, whose chain is then shared. */
function ownIfFree(directory: string): DirectoryOwner | undefined {
  try {
    return ownDirectory(directory)
  } catch (error) {
    if (error instanceof DirectoryTaken) return undefined
    throw error
  }
}
