import { codes, RpcRefusal } from './rpc-refusal.server.ts'

/** How many calls that keep a node busy run at the same time, and how they are shared out. */
type Rules = {
  /** Calls at the same time, of everyone and of one visitor. */
  all: number
  each: number
  /** The part of the time that the questions of one visitor may run, after a first burst; absent where a node looks after itself. */
  share?: number
}
type Job = { start(): Promise<void>; cost: number | undefined }
type Lane = { waiting: Job[]; running: number; paidUntil: number }
type Asking<value> = {
  who: string | undefined
  signal: AbortSignal
  cost?: number | undefined
  work: () => Promise<value>
}

/** Questions of one visitor that may wait, and of everybody. The server limits its own before it asks. */
const mostWaiting = { each: 100, all: 2_000 }

/** Milliseconds of each question that count on no share: how many short ones there are is limited already, by their weight. */
const unpaid = 10

/** Milliseconds a visitor may be ahead of the share before waiting for it. */
const ahead = 2_000

/** Places for what keeps a node busy. `who` waits for earlier questions of their own, and for nobody else's while a place is free. */
export type Places = <value>(asking: Asking<value>) => Promise<value>

/**
 * Makes the places. Visitors take turns, however much each has waiting. The server's own calls may take half of the places, at any
 * time. `cost` is charged in place of the milliseconds it took. Throws a refusal when too much is waiting already.
 */
export function openPlaces({ all, each, share = Infinity }: Rules): Places {
  // Keys come in the order of their turns: who was served goes to the end.
  const lanes = new Map<string | undefined, Lane>()
  let free = all
  let waiting = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const toTheEnd = (who: string | undefined, lane: Lane) => {
    lanes.delete(who)
    lanes.set(who, lane)
  }
  const runNext = () => {
    clearTimeout(timer)
    let soonest = Infinity
    const now = performance.now()
    for (const [who, lane] of lanes) {
      if (free === 0) return
      if (lane.waiting.length === 0) {
        if (lane.running === 0 && lane.paidUntil <= now) lanes.delete(who)
        continue
      }
      if (lane.running >= (who === undefined ? Math.ceil(all / 2) : each)) continue
      const wait = lane.paidUntil - ahead - now
      if (wait > 0) soonest = Math.min(soonest, wait)
      else void run(who, lane)
    }
    if (soonest < Infinity) timer = setTimeout(runNext, soonest + 1)
  }
  const run = async (who: string | undefined, lane: Lane) => {
    const { start, cost } = lane.waiting.shift()!
    toTheEnd(who, lane)
    waiting--
    free--
    lane.running++
    const since = performance.now()
    await start()
    const now = performance.now()
    toTheEnd(who, lane)
    free++
    lane.running--
    if (who !== undefined)
      lane.paidUntil = Math.max(now, lane.paidUntil) + (cost ?? Math.max(0, now - since - unpaid)) / share
    runNext()
  }

  return async <value>({ who, signal, cost, work }: Asking<value>) => {
    signal.throwIfAborted()
    const lane = lanes.get(who) ?? { waiting: [], running: 0, paidUntil: 0 }
    const full = who !== undefined && lane.waiting.length >= mostWaiting.each
    if (full || waiting >= mostWaiting.all)
      throw new RpcRefusal(codes.tooMuch, 'Too many calls are waiting. Wait a moment and try again.')
    const { promise, resolve, reject } = Promise.withResolvers<value>()
    const job: Job = { cost, start: () => Promise.try(work).then(resolve, reject) }
    const leave = () => {
      const at = lane.waiting.indexOf(job)
      if (at < 0) return
      lane.waiting.splice(at, 1)
      waiting--
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    lanes.set(who, lane)
    lane.waiting.push(job)
    waiting++
    runNext()
    return promise.finally(() => signal.removeEventListener('abort', leave))
  }
}
