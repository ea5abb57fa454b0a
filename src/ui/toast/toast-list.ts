/** What a toast reports: something under way, something that happened, something that did not. */
export type ToastState = 'pending' | 'confirmed' | 'failed'

/** The word of each state, so that it never depends on colour or line alone. */
export const toastWords: Record<ToastState, string> = { pending: 'Pending', confirmed: 'Confirmed', failed: 'Failed' }

/** One message. `lang`: its language, where it is not the page's; `at` is when it was shown, in milliseconds since 1970. */
export type Toast = { id: string; title: string; detail?: string; lang?: string; state: ToastState; at: number }

/** What is open now and what was said in this visit, each with the newest first. */
export type Toasts = { open: readonly Toast[]; log: readonly Toast[] }

const visibleAtMost = 3
const loggedAtMost = 20

/** Nothing open, nothing said. */
export const noToasts: Toasts = { open: [], log: [] }

/**
 * How many milliseconds a toast stays. What failed or is under way asks for more than a glance; the log
 * keeps it, and a toast of its own says how it ends.
 */
export const durations: Record<ToastState, number> = { confirmed: 4000, pending: 12_000, failed: 12_000 }

/**
 * Adds a toast. One with the id of an earlier toast takes its place. Where there is no room, the oldest confirmation goes
 * now; what failed or is under way waits behind the visible ones, its time still to come.
 */
export function showToast({ open, log }: Toasts, toast: Toast): Toasts {
  const others = (list: readonly Toast[]) => list.filter(({ id }) => id !== toast.id)
  let next = [toast, ...others(open)]
  while (next.length > visibleAtMost) {
    const leaving = next.findLastIndex(({ state }, index) => index > 0 && state === 'confirmed')
    if (leaving < 0) break
    next = next.toSpliced(leaving, 1)
  }
  return { open: next.slice(0, loggedAtMost), log: [toast, ...others(log)].slice(0, loggedAtMost) }
}

/** Takes a toast away from the page; the log keeps it. */
export function closeToast({ open, log }: Toasts, id: string): Toasts {
  return { open: open.filter((toast) => toast.id !== id), log }
}

/** The toasts that have room, oldest first: the newest stands nearest to the corner and is reached last. */
export function visibleToasts({ open }: Toasts): Toast[] {
  return open.slice(0, visibleAtMost).toReversed()
}
