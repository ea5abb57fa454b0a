import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#core/database/database.server.ts'
import { faultLog, type Log } from '#core/process/log.server.ts'
import { measureParts, partsInUse, type MeasureDeps } from './measure-parts.server.ts'
import { lastOf, sharesOf, withShares, type Day, type Round } from './shares.ts'
import { reportOf, type StatusReport } from './status-report.ts'
import { addShares, readDays, readLast, takeTurn } from './status-store.server.ts'

/** Looks at the parts of the site every minute from `start` to `close`, and says how they are and were. */
export type StatusWatch = {
  start(): void
  close(): Promise<void>
  /** One look. `elsewhere`: another server has just looked. `kept`: the database does not take it; it is added when it does. */
  look(now?: Date): Promise<'written' | 'elsewhere' | 'kept'>
  /** How the parts are and were; from memory while the database does not answer. Never rejects. */
  report(now?: Date): Promise<StatusReport>
  /** Says whose breaker stands before the model of the assistant. */
  watchChat(state: MeasureDeps['chat']): void
}

type Options = Omit<MeasureDeps, 'loopDelay' | 'chat'> & {
  /** Where days are written: a job of the server, which no visitor waits for. */
  workDb: Database
  log: Log
}

/** Milliseconds between two looks, and how long a page shows what was read last. */
const pauses = { look: 60_000, read: 10_000 }

/** Seconds after a look of any server in which no other looks. */
const tooSoon = 45

/** Looks kept while the database is away: those of a day. */
const mostKept = 1_440

/** Milliseconds a page waits for the database before it is written from memory. */
const patience = 1_500

/** Where nobody has said whose breaker it is, there is none. */
const closed: MeasureDeps['chat'] = () => 'closed'

/** Makes the watch; it costs nothing until it is started or asked. */
export function openStatus(options: Options): StatusWatch {
  const { db, workDb, log, state } = options
  const closing = new AbortController()
  const fault = faultLog(log)
  const loop = monitorEventLoopDelay({ resolution: 20 })
  let chat = closed
  let kept: Round[] = []
  let known: Day[] = []
  let running: Promise<void> | undefined
  let reading: Promise<StatusReport> | undefined
  let readAt = -Infinity

  const loopDelay = () => {
    const delay = Math.max(0, loop.percentile(99) / 1e6 - 20)
    loop.reset()
    return delay
  }
  const measure = async (now: Date): Promise<Round> => ({
    at: Math.floor(now.getTime() / 1_000),
    found: await measureParts({ ...options, loopDelay, chat: () => chat() }),
  })

  const look: StatusWatch['look'] = async (now = new Date()) => {
    let round: Round | undefined
    try {
      const outcome = await workDb.transaction(async (tx) => {
        if (!(await takeTurn(tx))) return 'elsewhere'
        const last = await readLast(tx)
        const newest = Math.max(0, ...Object.values(last))
        if (now.getTime() / 1_000 - newest < tooSoon) return 'elsewhere'
        round = await measure(now)
        for (const each of [...kept, round]) {
          const shares = sharesOf(each, last)
          await addShares(tx, shares)
          for (const { part, until } of shares) last[part] = until
        }
        return 'written'
      })
      // Looks of another server are as good as ours: what it added ends later than what we kept.
      kept = []
      readAt = -Infinity
      return outcome
    } catch (error) {
      fault('status-not-written', error)
      readAt = -Infinity
      kept = [...kept, round ?? (await measure(now))].slice(-mostKept)
      return 'kept'
    }
  }
  const fromMemory = () => {
    let days = known
    for (const round of kept) days = withShares(days, sharesOf(round, lastOf(days)))
    return days
  }
  const read = async (now: Date): Promise<StatusReport> => {
    const inUse = partsInUse(options)
    try {
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new Error('It took too long.')), patience)
      known = await Promise.race([readDays(db), late]).finally(() => clearTimeout(timer))
      return reportOf(known, { inUse, now, source: 'database' })
    } catch {
      return reportOf(fromMemory(), { inUse, now, source: 'memory' })
    }
  }

  const run = async () => {
    loop.enable()
    // A part that is just starting is not down.
    for (let waited = 0; waited < 60 && (state.store === 'starting' || state.chain === 'starting'); waited++)
      await sleep(1_000, undefined, { signal: closing.signal })
    while (!closing.signal.aborted) {
      await look()
      await sleep(pauses.look, undefined, { signal: closing.signal })
    }
  }
  return {
    look,
    start() {
      running ??= run().catch((error: unknown) => {
        if (!closing.signal.aborted) fault('status', error)
      })
    },
    async close() {
      closing.abort()
      await running
      loop.disable()
    },
    report(now = new Date()) {
      const since = performance.now() - readAt
      if (!reading || since > pauses.read) {
        readAt = performance.now()
        reading = read(now)
      }
      return reading
    },
    watchChat: (its) => void (chat = its),
  }
}
