/** How far a trial came: how often it did what, and how often it set out to. */
export type Reach = { what: string; done: number; goal: number }

/** What one trial did, what else it saw, and every fault: a sentence each. No fault: the product passed, however far the trial came. */
export type Figures = { reached: Reach[]; besides?: string; faults: string[] }

/** The time a trial has; it ends by itself soon after that is over. */
export type Time = {
  isOver(): boolean
  /** Milliseconds that are left. */
  left(): number
}

/** One hardship. */
export type Trial = {
  name: string
  /** What has to hold, in a sentence. */
  holds: string
  /** Its part of the whole time, in minutes of twenty. */
  share: number
  /** Why it cannot be done on this machine. */
  leftOut?: string
  run(time: Time): Promise<Figures>
}

/** Time that is over in so many milliseconds. */
export function timeOf(milliseconds: number): Time {
  const end = performance.now() + milliseconds
  return { isOver: () => performance.now() >= end, left: () => Math.max(0, end - performance.now()) }
}

/** A number, written as English does. */
export const count = (value: number): string => value.toLocaleString('en')
