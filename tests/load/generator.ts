import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One request to make. */
export type Shot = { method: string; path: string; headers?: Record<string, string>; body?: string }

/** What a run came to. Times are in milliseconds. */
export type Run = {
  seconds: number
  perSecond: number
  p50: number
  p99: number
  max: number
  statuses: Map<number, number>
}

type Target = { url: string; connections: number; seconds: number; shot: () => Shot }

/**
 * Sends at a fixed rate, however slow the answers are, and counts each time from the moment the request was due: a server that
 * stalls does not get to slow down who asks.
 */
export async function fireAtRate({ url, connections, seconds, shot }: Target, perSecond: number): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const flying: Promise<void>[] = []
  const tally = newTally()
  for (let sent = 0; sent < perSecond * seconds;) {
    const due = Math.min(((performance.now() - started) / 1_000) * perSecond, perSecond * seconds)
    for (; sent < due; sent++) flying.push(fire(url, agent, shot(), started + (sent / perSecond) * 1_000, tally))
    await sleep(1)
  }
  await Promise.all(flying)
  agent.destroy()
  return tally.run(started)
}

/** Sends as fast as the answers come, on so many connections. */
export async function fireAtWill({ url, connections, seconds, shot }: Target): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const started = performance.now()
  const tally = newTally()
  const shoot = async () => {
    while (performance.now() - started < seconds * 1_000) await fire(url, agent, shot(), performance.now(), tally)
  }
  await Promise.all(Array.from({ length: connections }, shoot))
  agent.destroy()
  return tally.run(started)
}

function newTally() {
  const times: number[] = []
  const statuses = new Map<number, number>()
  return {
    count(status: number, time: number) {
      times.push(time)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    },
    run(started: number): Run {
      const seconds = (performance.now() - started) / 1_000
      const sorted = Float64Array.from(times).toSorted()
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      return { seconds, perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), max: at(1), statuses }
    },
  }
}

function fire(url: string, agent: Agent, shot: Shot, due: number, tally: ReturnType<typeof newTally>): Promise<void> {
  return new Promise((resolve) => {
    const end = (status: number) => {
      tally.count(status, performance.now() - due)
      resolve()
    }
    const { body, ...options } = shot
    const sent = request(url + shot.path, { ...options, agent }, (answer) => {
      answer.on('end', () => end(answer.statusCode ?? 0)).on('error', () => end(0))
      answer.resume()
    })
    sent.on('error', () => end(0))
    sent.end(body)
  })
}

/** A run in one line. */
export function line({ perSecond, p50, p99, max, statuses }: Run): string {
  const answers = [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
  const times = [p50, p99, max].map((time) => time.toFixed(1)).join(' / ')
  return `${Math.round(perSecond).toLocaleString('en')}/s, half / 99 % / all within ${times} ms, ${answers}`
}
