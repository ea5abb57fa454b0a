import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Env } from '#core/process/env.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'
import { hostedStoreOf } from '#site/blog/source/hosted-store.server.ts'
import { loadSite, type Site } from './site.server.ts'

/** Keeps the pages of the blog as the hosted store has them, while the server runs. */
export type BlogRefresher = {
  /** Asks for a new build of the blog's pages, soon; several requests at the same time count as one. */
  refresh(): void
  /** Hears of the site each time pages of it were made anew. */
  onFresh(use: (site: Site) => void): void
  /** Begins to listen, after a first look at what changed since the build. */
  start(): void
  close(): void
}

/** A burst of changes is one, in milliseconds. */
const settles = 1_000
/** The longest time, in milliseconds, until posts with a future date and unannounced changes are found. */
const looksAgain = 3_600_000
/** After a failure, in milliseconds. */
const triesAgain = 60_000
/** A refresh that takes longer is ended, in milliseconds. */
const longest = 300_000

type Times = { settles: number; triesAgain: number }

/**
 * Watches the hosted store, if there is one. What changes is written by `scripts/blog/refresh-blog.ts` in a process of its own, and taken
 * over in one step when all of it is there; when it fails, the pages stay as they are and the log says so.
 */
export function refreshBlog(
  { env, log, root }: { env: Env; log: Log; root: string },
  times: Times = { settles, triesAgain },
): BlogRefresher | undefined {
  const store = hostedStoreOf(env)
  if (!store) return undefined
  const say = faultLog(log)
  let use: ((site: Site) => void) | undefined
  let running: ReturnType<typeof spawn> | undefined
  let wanted = false
  let ended = false
  let timer: NodeJS.Timeout | undefined
  let stopListening: (() => void) | undefined

  const soon = (wait: number) => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void run(), wait).unref()
  }
  const run = async () => {
    if (running) return void (wanted = true)
    wanted = false
    const script = join(root, 'scripts/blog/refresh-blog.ts')
    running = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], timeout: longest })
    running.stderr?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) log.warn('blog-says', { name: line })
    })
    const status = await new Promise((resolve) => {
      running!.once('exit', resolve)
      running!.once('error', () => resolve(undefined))
    })
    running = undefined
    if (ended) return
    if (status === 0) {
      await loadSite(join(root, 'build')).then(
        (site) => use?.(site),
        (error: unknown) => say('blog-refresh-unread', error),
      )
      log.info('blog-refreshed')
    } else log.warn('blog-refresh-failed', { status: Number(status ?? -1) })
    soon(wanted ? times.settles : status === 0 ? looksAgain : times.triesAgain)
  }
  const refresh = () => (running ? void (wanted = true) : soon(times.settles))

  return {
    refresh,
    onFresh: (then) => void (use = then),
    start() {
      refresh()
      void import('#site/blog/source/hosted-source.server.ts').then(({ listenToStore }) => {
        if (ended) return
        stopListening = listenToStore(store, {
          onChange: refresh,
          onFault: (error) => say('blog-listening-stopped', error),
        })
      })
    },
    close() {
      ended = true
      clearTimeout(timer)
      stopListening?.()
      running?.kill()
    },
  }
}
