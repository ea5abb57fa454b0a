import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Of processes, as Linux counts them below /proc. Where the system does not tell, what is asked for is not a number. */
const fieldsOf = (pid: number | string) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')

/** Of a process that ended while we looked: nothing. */
const nothing = existsSync('/proc') ? 0 : NaN

/** Processor time a process has used so far, in milliseconds, with that of its children that ended. */
export function processorTime(pid: number): number {
  try {
    return fieldsOf(pid)
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
  } catch {
    return nothing
  }
}

/** A process and those it started, such as PostgreSQL with its connections. */
export function family(pid: number): number[] {
  if (!existsSync('/proc')) return [pid]
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [pid, ...others.filter((other) => parentOf(other) === pid).map(Number)]
}

function parentOf(pid: string): number {
  try {
    return Number(fieldsOf(pid)[1])
  } catch {
    // It ended while we looked.
    return NaN
  }
}

/** Memory of a process in MB: its own, and its part of what it shares with others. */
export function memory(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1]) / 1_024
  } catch {
    return nothing
  }
}
