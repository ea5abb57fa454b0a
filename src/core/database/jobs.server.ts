import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type Queue, type QueueOptions } from 'pg-boss'
import { errorClass } from '#core/process/log.server.ts'
import { within, type Database } from './database.server.ts'
import { underMigrationLock } from './migrate.server.ts'

/** Every job of the product and what it carries: ids, never a visitor's words. One without a worker does not compile. */
export type Jobs = {
  /** Mails one delivery. Throws to be tried again. */
  'delivery.send': { delivery: string }
  /** Posts one delivery to the webhook. Throws to be tried again. */
  'delivery.post': { delivery: string }
  /** Follows when every try of the two failed. */
  'delivery.dead': { delivery: string }
  /** Every five minutes: queues pending deliveries that have no live job. */
  'delivery.sweep': Record<string, never>
  /** Every ten minutes: queues the reminders of calls that are a day away. */
  'booking.remind': Record<string, never>
  /** Every working day: tells the operator which answers are late. */
  'leads.late': Record<string, never>
  /** Once a day: deletes what its retention has passed. */
  'maintenance.daily': Record<string, never>
  /** Once a day: removes lists of claims that no campaign pays for. Throws while the chain does not answer. */
  'claims.daily': Record<string, never>
  /** Every quarter of an hour: writes the letters about dates of accounts that are a day away. */
  'reminders.due': Record<string, never>
}

export type JobName = keyof Jobs

/**
 * Puts one job in the queue as part of the caller's transaction: no commit, no job. Jobs of one `lane`, such as those that wait for
 * the same host, never take all workers of their kind.
 */
export type Enqueue = <name extends JobName>(
  tx: Database,
  name: name,
  data: Jobs[name],
  options?: { lane?: string },
) => Promise<void>

/** Does one job; a throw fails this try alone. `attempt` counts from 1. */
export type Worker<name extends JobName> = (data: Jobs[name], job: { id: string; attempt: number }) => Promise<void>

/** One worker per job. */
export type Workers = { [name in JobName]: Worker<name> }

type Plan = QueueOptions & {
  /** `singleton`: one job at a time, however many servers there are. */
  policy?: Queue['policy']
  deadLetter?: JobName
  cron?: string
  /** How many jobs are done at the same time, each by itself, and how many of those may be of one lane; one when nothing is said. */
  workers?: { localConcurrency: number; localGroupConcurrency: number }
}

const day = 86_400
const common: QueueOptions = {
  // The default deletes a waiting job after 14 days and thinks a dead worker alive for 15 minutes.
  retentionSeconds: 365 * day,
  expireInSeconds: 60,
  deleteAfterSeconds: 3 * day,
}

/** What waits for hosts elsewhere: 1 s, 2 s, 4 s … at most 6 hours apart, about a day and a half in all. */
const outward: Plan = {
  retryLimit: 20,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 21_600,
  deadLetter: 'delivery.dead',
  workers: { localConcurrency: 8, localGroupConcurrency: 4 },
}

// A job's dead letter must exist before the job: order matters.
const plans: { [name in JobName]: Plan } = {
  'delivery.dead': { retryLimit: 20, retryDelay: 1, retryBackoff: true, retryDelayMax: 21_600 },
  'delivery.send': outward,
  'delivery.post': outward,
  'delivery.sweep': { retryLimit: 0, cron: '*/5 * * * *' },
  'booking.remind': { retryLimit: 0, cron: '*/10 * * * *' },
  'leads.late': { retryLimit: 3, retryDelay: 60, cron: '0 7 * * 1-5' },
  'maintenance.daily': { retryLimit: 3, retryDelay: 60, expireInSeconds: 900, cron: '17 3 * * *' },
  'claims.daily': { retryLimit: 5, retryDelay: 600, expireInSeconds: 3_600, cron: '41 3 * * *' },
  'reminders.due': { retryLimit: 0, expireInSeconds: 890, cron: '*/15 * * * *', policy: 'singleton' },
}

export type JobQueue = {
  enqueue: Enqueue
  boss: PgBoss
  /** Starts doing jobs of one kind; answers when the worker is registered. */
  work<name extends JobName>(name: name, worker: Worker<name>): Promise<void>
  /** Finishes the jobs in hand (ten seconds at most), then closes the connection to the database. */
  stop(): Promise<void>
}

/**
 * Opens the queue of this database, in its own schema `pgboss`, which is made or brought up to date under the migration
 * lock. `onError` hears of faults between jobs, such as a lost connection; the queue goes on by itself.
 */
export async function openJobs(url: string, { onError }: { onError?: (error: Error) => void } = {}): Promise<JobQueue> {
  const connections = {
    connectionString: url,
    max: 4,
    application_name: 'intaglio-jobs',
    connectionTimeoutMillis: 3_000,
    // A connection that says nothing any more is given up: its worker asks again on another one.
    query_timeout: 30_000,
    keepAlive: true,
  }
  const boss = new PgBoss(connections)
  boss.on('error', (error) => onError?.(error))
  try {
    await underMigrationLock(url, async () => {
      await boss.start()
      for (const [name, { cron, workers: _workers, policy, ...queue }] of Object.entries(plans)) {
        await boss.createQueue(name, { ...common, ...queue, ...(policy && { policy }) })
        await boss.updateQueue(name, { ...common, ...queue })
        if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' })
      }
    })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }

  return {
    boss,
    enqueue: async (tx, name, data, { lane } = {}) =>
      void (await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(lane && { group: { id: lane } }) })),
    stop: () => within(12_000, boss.stop({ graceful: true, timeout: 10_000 })),
    async work(name, worker) {
      // One at a time for each worker: a job that waits for its host holds up nothing that was fetched with it. Eight mails
      // and eight posts a second at most: in a rush the backlog waits a little, and visitors do not.
      const options = {
        batchSize: 1,
        perJobResults: true,
        pollingIntervalSeconds: 1,
        ...plans[name].workers,
      } as const
      await boss.work<Jobs[typeof name], unknown, typeof options>(name, options, (jobs) =>
        Promise.all(
          jobs.map(({ id, data, retryCount }) =>
            worker(data, { id, attempt: retryCount + 1 }).then(
              () => ({ id, status: 'completed' as const }),
              // By its class alone: what pg-boss itself keeps of an error is its message, which may quote a visitor.
              (error: unknown) => ({ id, status: 'failed' as const, output: { error: errorClass(error) } }),
            ),
          ),
        ),
      )
    },
  }
}
