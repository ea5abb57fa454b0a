import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFollower, type Follower } from '#chain/index/follower.server.ts'
import { isLoopbackName } from '#core/http/loopback.ts'
import { publicUrlOf } from '#core/http/public-url.ts'
import { writeDurably } from '#core/process/durable-file.server.ts'
import { readEnv, underNpm, type Env } from '#core/process/env.server.ts'
import { errorClass, errorPlace, openLog, type Log } from '#core/process/log.server.ts'
import { openMailer } from '#mail/mail.server.ts'
import { workersOf } from '#server/features.server.ts'
import { createApp } from '#server/http/app.server.ts'
import { healthToken, type ServerState } from '#server/http/health.server.ts'
import { refreshBlog, type BlogRefresher } from '#server/http/refresh-blog.server.ts'
import { listen, type Listener } from '#server/http/listen.server.ts'
import { emptySite, loadSite } from '#server/http/site.server.ts'
import { createChain, type OpenChain } from '#server/local-chain/open-chain.server.ts'
import { prepareLocalChain } from '#server/local-chain/prepare-local-chain.server.ts'
import { createStore, type Store } from '#server/postgres/store.server.ts'
import { checkStart } from '#server/start/check-start.server.ts'
import { printFailure } from '#server/start/print-failure.server.ts'
import { openStatus, type StatusWatch } from '#server/status/status-watch.server.ts'
import { startTable } from '#server/start/start-table.server.ts'

/** A server that listens; `closed` settles when it has shut down. */
export type RunningServer = { port: number; close(): Promise<void> }

/**
 * The composition root: reads the built site, listens, and opens the database behind the listening server, so pages are served
 * even without the database. Throws one sentence when it cannot start.
 */
export async function startServer(env: Env, { root, log }: { root: string; log: Log }): Promise<RunningServer> {
  const state: ServerState = { store: 'starting', draining: false, unsafe: [] }
  const secret = await checkStart(env)
  const store = createStore({ env, log, state })
  let chain: OpenChain | undefined
  let follower: Follower | undefined
  let listener: Listener | undefined
  let status: StatusWatch | undefined
  try {
    chain = createChain({ env, log, state, prepare: (ask) => prepareLocalChain(ask, publicUrlOf(env)) })
    await writeDurably(join(env.DATA_DIR, 'health-token'), `${healthToken(secret)}\n`)
    const site = await loadSite(join(root, 'build')).catch(() => emptySite(publicUrlOf(env)))
    if (site.files.size === 0) log.warn('site-missing')
    const { db, workDb, enqueue, connections } = store
    const mail = openMailer({ db: workDb, env })
    const { gateway, localRpc, nodes } = chain
    follower = openFollower({ db: workDb, chain: gateway.chain, nodes, log })
    const blog = refreshBlog({ env, log, root })
    status = openStatus({ db, workDb, env, gateway, log, state })
    const app = createApp({
      localRpc,
      blog,
      db,
      enqueue,
      env,
      gateway,
      log,
      mail,
      secret,
      site,
      state,
      status,
      connections,
    })
    listener = await listen(app.fetch, { host: env.HOST, port: env.PORT })
    process.stdout.write(startTable(env, listener.addresses, listener.port))
    log.info('listening', { port: listener.port })
    blog?.start()

    const publicUrl = publicUrlOf(env)
    const workers = workersOf({ nodeRpc: gateway.rpc, db: workDb, enqueue, env, log, mail, secret, publicUrl })
    const opened = store.open(workers)
    const close = () =>
      shutDown({
        blog,
        follower: follower!,
        status: status!,
        listener: listener!,
        store,
        chain: chain!,
        state,
        env,
        log,
      })
    const parts = [opened, chain.open()]
    for (const part of parts) part.catch((error: unknown) => endWith(error, close))
    status.start()
    void Promise.allSettled(parts).then(() => follower!.start())
    return { port: listener.port, close }
  } catch (error) {
    await listener?.close(0)
    await follower?.close()
    await status?.close()
    await store.close()
    await chain?.close()
    throw error
  }
}

/** Time a balancer needs to see that we are not ready any more, in milliseconds. On a machine of our own there is none. */
const balancerNotices = 5_000

/** Requests and jobs in hand have this long to finish, in milliseconds. */
const timeoutMs = 10_000

type Shutdown = {
  blog: BlogRefresher | undefined
  follower: Follower
  status: StatusWatch
  listener: Listener
  store: Store
  chain: OpenChain
  state: ServerState
  env: Env
  log: Log
}

/** Readiness first, then the listener, then jobs, the index, then the pool and the embedded database, and the local chain last. */
async function shutDown({ blog, follower, status, listener, store, chain, state, env, log }: Shutdown) {
  state.draining = true
  log.info('draining')
  blog?.close()
  if (!isLoopbackName(env.HOST)) await sleep(balancerNotices)
  await listener.close(timeoutMs)
  await follower.close()
  await status.close()
  await store.close().finally(() => chain.close())
  log.info('stopped')
}

function endWith(error: unknown, close: () => Promise<void>) {
  printFailure(error)
  process.exitCode = 1
  void close().finally(() => process.exit(1))
}

/** Runs the server until a signal ends it: the first drains it, a second one a second later ends it immediately. */
export async function runServer({ root }: { root: string }): Promise<void> {
  const log = openLog()
  let closing: Promise<void> | undefined
  let firstSignal = 0
  let server: RunningServer | undefined
  const onSignal = () => {
    if (closing) {
      // A terminal sends Ctrl-C to npm and to us, and npm sends it on: the same one arrives twice within moments.
      if (performance.now() - firstSignal > 1_000) process.exit(130)
      return
    }
    if (!server) process.exit(130)
    firstSignal = performance.now()
    closing = server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stop-failed', { error: errorClass(error), at: errorPlace(error) })
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  onOrphaned(onSignal)
  // A bug that reaches here leaves the process in an unknown state: it ends, and its supervisor starts it again.
  process.on('uncaughtException', (error) => {
    log.error('crashed', { error: errorClass(error), at: errorPlace(error) })
    process.exit(1)
  })

  try {
    server = await startServer(readEnv(), { root, log })
  } catch (error) {
    printFailure(error)
    process.exit(1)
  }
}

/**
 * npm hands a signal to the shell it started, and many a shell dies of it without telling us. Its death is the signal then;
 * only under npm, since a server started in the background outlives its shell on purpose.
 */
function onOrphaned(then: () => void) {
  if (!underNpm) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    then()
  }, 250)
  watch.unref()
}

if (import.meta.main) await runServer({ root: join(import.meta.dirname, '../..') })
