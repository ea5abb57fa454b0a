import type { Address } from 'viem'
import { fail } from '#core/errors.ts'
import { reportText, type InspectionEvent } from '#tools/nft-inspector/report/report.ts'
import { inspect, openCollection, type Inspector } from './inspect.server.ts'
import { NotACollection } from './not-a-collection.ts'
import { failInspection } from '#tools/nft-inspector/errors.ts'

/** One inspection, running or finished. Each follower gets all its events, from the first one. */
export type Run = { follow: () => AsyncGenerator<InspectionEvent> }

type Deps = Inspector & {
  /** Keeps the text of a report and answers its name; undefined where it cannot be kept. */
  keep: (text: string) => Promise<string | undefined>
  /** The most inspections at the same time. */
  most?: number
}

/** For how many milliseconds one inspection serves every request for the same collection. */
const fresh = 60_000

/** Seconds after which it is worth asking again. */
const busyFor = 10

/**
 * Starts inspections, a few at a time, and lets all requests for the same collection within a minute follow the same one.
 * Rejects with `inspection.refused`, `inspection.busy` or `inspection.unasked`.
 */
export function openRuns({ keep, most = 4, ...inspector }: Deps): (address: Address) => Promise<Run> {
  const known = new Map<Address, { run: Promise<Run>; since: number }>()
  let going = 0

  async function start(address: Address): Promise<Run> {
    going++
    const opened = await openCollection(inspector, address).catch((error: unknown) => {
      going--
      if (error instanceof NotACollection) throw failInspection('inspection.refused', { sentence: error.message })
      throw failInspection('inspection.unasked').because(error)
    })
    const told: InspectionEvent[] = [{ is: 'begun', collection: opened.facts }]
    let more = Promise.withResolvers<void>()
    const tell = (event: InspectionEvent) => {
      told.push(event)
      more.resolve()
      more = Promise.withResolvers()
    }
    void inspect(inspector, opened, tell)
      .then(async (report) => {
        const sha256 = await keep(reportText(report)).catch(() => undefined)
        tell({ is: 'done', report, ...(sha256 && { sha256 }) })
      })
      .catch(() => {
        known.delete(address)
        tell({ is: 'failed', message: fail('server.fault').message })
      })
      .finally(() => going--)
    return {
      async *follow() {
        for (let at = 0; ; at++) {
          while (at >= told.length) await more.promise
          const event = told[at]!
          yield event
          if (event.is === 'done' || event.is === 'failed') return
        }
      },
    }
  }

  return (address) => {
    const now = performance.now()
    for (const [key, { since }] of known) if (now - since > fresh) known.delete(key)
    const earlier = known.get(address)
    if (earlier) return earlier.run
    if (going >= most) return Promise.reject(failInspection('inspection.busy', { seconds: busyFor }))
    const run = start(address)
    known.set(address, { run, since: now })
    run.catch(() => known.delete(address))
    return run
  }
}
