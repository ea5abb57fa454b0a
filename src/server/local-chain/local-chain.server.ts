import { mkdir, rm, stat, truncate } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { anvilRpc, startAnvil, type Anvil } from '#chain/anvil/anvil.server.ts'
import { NodeRefused } from '#chain/rpc/node-rpc.server.ts'
import { ownDirectory, type DirectoryOwner } from '#server/start/directory-owner.server.ts'
import { signalProcess } from '#server/start/processes.server.ts'
import { chainMnemonic, fundAccounts } from './chain-accounts.server.ts'
import { rememberChain, stopChain, stopLeftChain } from './chain-orphan.server.ts'
import { keepAsEarlier, readState, setStateAside, writeState, type SetAside } from './chain-state.server.ts'

/** The chain that comes with the product: started again when it dies, with the state it had; it stays until `stop`. */
export type LocalChain = {
  /** Where it listens now; nothing while it is being started again. */
  url(): string | undefined
  pid(): number | undefined
  /** The phrase its funded accounts come from. */
  mnemonic: string
  /** Writes its state to the disk now. Otherwise that happens when a caller asks for its newest block. */
  save(): Promise<void>
  /** Settles when every block that is there now is on the disk. Rejects when the chain or the disk fails. */
  settled(): Promise<void>
  /** Saves its state and ends it. */
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export type ChainEvent =
  | 'orphan-stopped'
  | 'state-set-aside'
  | 'mnemonic-set-aside'
  | 'died'
  | 'started-again'
  | 'start-failed'
  | 'prepare-failed'
  | 'save-failed'
type Prepare = (ask: Anvil['ask']) => Promise<void>
type Options = {
  directory: string
  /** The right to use the directory, if the caller took it already; released when the chain stops. */
  owner?: DirectoryOwner
  /** Prepares the chain at each start, before its address is known. It must keep what earlier starts prepared. */
  prepare?: Prepare
  /** `kept` is where a damaged state is kept, and what there is to go back to. */
  onEvent?: (event: ChainEvent, kept?: SetAside) => void
}

/** Milliseconds between two looks at whether there is something to save, and that the chain has to give its state. */
const saveEvery = 250
const savePatience = 60_000

/** Milliseconds after which a chain that was started again counts as healthy. */
const healthyAfter = 30_000

/**
 * Starts the chain below `directory`, making it on the first call. One that a killed server left running there is saved and stopped
 * first. Throws `DirectoryTaken` when another live process owns the directory, `NoAnvil` when npm has none for this machine.
 */
export async function startLocalChain({
  directory: path,
  owner: given,
  prepare,
  onEvent,
}: Options): Promise<LocalChain> {
  const directory = resolve(path)
  const owner = given ?? ownDirectory(directory)
  try {
    if (await stopLeftChain(directory)) onEvent?.('orphan-stopped')
    const { mnemonic, isNew } = await chainMnemonic(directory, () => onEvent?.('mnemonic-set-aside'))
    const making = { mnemonic, unfunded: isNew, prepare, onEvent }
    const start = () => startWithState(directory, making)
    return supervise(await start(), start, { directory, mnemonic, release: owner.release, onEvent })
  } catch (error) {
    owner.release()
    throw error
  }
}

/** `unfunded`: the phrase is newer than the chain, so its accounts have no ether on it. */
type Making = { mnemonic: string; unfunded: boolean } & Pick<Options, 'prepare' | 'onEvent'>

/** An anvil that holds the saved state, or a new chain with funded accounts, already saved. */
async function startWithState(directory: string, making: Making): Promise<Anvil> {
  const { mnemonic, prepare, onEvent } = making
  const state = await readState(directory, (kept) => onEvent?.('state-set-aside', kept))
  const anvil = await startBare(directory)
  try {
    if (state) {
      await anvil.ask('anvil_loadState', state)
      await keepAsEarlier(directory, state)
    }
    const unfunded = !state || making.unfunded
    if (unfunded) await fundAccounts(anvil.ask, mnemonic)
    await prepare?.(anvil.ask).catch(() => onEvent?.('prepare-failed'))
    if (unfunded) await writeState(directory, (await anvil.ask('anvil_dumpState')) as string)
    making.unfunded = false
    rememberChain(directory, { pid: anvil.child.pid, port: anvil.port, loaded: true })
    return anvil
  } catch (error) {
    await stopChain(anvil.child.pid)
    if (!state || !(error instanceof NodeRefused)) throw error
    // A whole file that this anvil cannot read, such as one of another version: the next start begins anew, and the file is kept.
    onEvent?.('state-set-aside', await setStateAside(directory))
    return startWithState(directory, making)
  }
}

async function startBare(directory: string): Promise<Anvil> {
  const cache = join(directory, 'cache')
  const log = join(directory, 'anvil.log')
  await rm(cache, { recursive: true, force: true })
  await mkdir(cache, { recursive: true, mode: 0o700 })
  const { size } = await stat(log).catch(() => ({ size: 0 }))
  if (size > 1_000_000) await truncate(log)
  return startAnvil({ cache, log, onSpawned: (at) => rememberChain(directory, { ...at, loaded: false }) })
}

type Supervised = { directory: string; mnemonic: string; release(): void; onEvent: Options['onEvent'] }

function supervise(
  first: Anvil,
  start: () => Promise<Anvil>,
  { directory, mnemonic, release, onEvent }: Supervised,
): LocalChain {
  let anvil: Anvil | undefined
  let stopped: Promise<void> | undefined
  const ending = new AbortController()
  const { signal } = ending
  const pause = (milliseconds: number, ref = true) =>
    sleep(milliseconds, undefined, { signal, ref }).catch(() => undefined)
  let starting: Promise<void> | undefined
  let saving: Promise<unknown> = Promise.resolve()
  // The newest block on the disk. What a start adds to a saved state is not there yet.
  let saved = -1
  let nextSave: Promise<void> | undefined
  let wait = 100

  // A caller who asks while one is being written shares the next one.
  const save = () => (nextSave ??= saving = saving.then(writeNow, writeNow))
  const writeNow = async () => {
    nextSave = undefined
    const from = anvil
    if (!from) throw new Error('The local chain is not running.')
    const head = await headOf(from)
    await writeState(directory, (await anvilRpc(from.port, savePatience)('anvil_dumpState')) as string)
    if (from === anvil) rememberSaved(from, head)
  }
  const rememberSaved = ({ child, port }: Anvil, head: number) => {
    saved = head
    rememberChain(directory, { pid: child.pid, port, loaded: true, saved })
  }
  const settled = async () => {
    if (!anvil) throw new Error('The local chain is not running.')
    if ((await headOf(anvil)) > saved) await save()
  }
  const isSettled = () =>
    settled().then(
      () => true,
      () => false,
    )
  const keepSaved = async () => {
    for (;;) {
      await pause(saveEvery, false)
      if (signal.aborted) return
      const from = anvil
      if (!from || (await isSettled())) continue
      // That the chain has died is news of its own, and heard a moment later.
      await pause(1_000, false)
      if (from === anvil && !(await isSettled()) && !signal.aborted) onEvent?.('save-failed')
    }
  }
  const watch = (started: Anvil) => {
    anvil = started
    saved = -1
    const since = performance.now()
    started.child.once('exit', () => {
      anvil = undefined
      if (signal.aborted) return
      if (performance.now() - since > healthyAfter) wait = 100
      onEvent?.('died')
      starting = startAgain()
    })
  }
  const startAgain = async () => {
    for (;;) {
      await pause(wait)
      wait = Math.min(wait * 2, 10_000)
      if (signal.aborted) return
      try {
        watch(await start())
        return onEvent?.('started-again')
      } catch {
        onEvent?.('start-failed')
      }
    }
  }
  // The last resort when our process ends without `stop`: nothing of ours is left running.
  const atExit = () => anvil && signalProcess(anvil.child.pid, 'SIGTERM')
  const stop = async () => {
    ending.abort()
    await starting
    if (anvil) await save().catch(() => onEvent?.('save-failed'))
    const pid = anvil?.child.pid
    if (pid) await stopChain(pid)
    process.off('exit', atExit)
    await stopLeftChain(directory)
    release()
  }

  watch(first)
  process.on('exit', atExit)
  void keepSaved()
  const stopOnce = () => (stopped ??= stop())
  return {
    url: () => anvil?.url,
    pid: () => anvil?.child.pid,
    mnemonic,
    save,
    settled,
    stop: stopOnce,
    [Symbol.asyncDispose]: stopOnce,
  }
}

async function headOf({ ask }: Anvil): Promise<number> {
  return Number(await ask('eth_blockNumber'))
}
