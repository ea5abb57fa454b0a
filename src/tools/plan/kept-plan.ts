import type { Explained } from './explain-error.ts'

/** What somebody wants to have made, kept on the device until it is: a closed tab loses nothing. */
export type DeviceOrder<Order> = {
  /** The order that is kept; undefined: none, or one that cannot be read. */
  kept: () => Order | undefined
  /** Keeps an order, or forgets it. Answers whether the device keeps it. */
  keep: (order: Order | undefined) => boolean
  /** Works on it while no other tab does, and answers why that stopped. Rejects as `work` does. */
  alone: (work: () => Promise<Explained | undefined>) => Promise<Explained | undefined>
}

type Text<Order> = { textOf: (order: Order) => string; orderIn: (text: string) => Order | undefined }

const elsewhere: Explained = {
  message: 'Another tab is asking your wallet for this.',
  remedy: 'Answer there, or close that tab and go on here.',
}

/** The one order of a kind, under a name in the browser's storage. */
export function deviceOrder<Order>(name: string, { textOf, orderIn }: Text<Order>): DeviceOrder<Order> {
  return {
    kept() {
      try {
        const text = localStorage.getItem(name)
        return text ? orderIn(text) : undefined
      } catch {
        return undefined
      }
    },
    keep(order) {
      try {
        if (order) localStorage.setItem(name, textOf(order))
        else localStorage.removeItem(name)
        return true
      } catch {
        return false
      }
    },
    async alone(work) {
      // Only pages served with https, or from the machine itself, have these locks.
      if (!('locks' in navigator)) return work()
      return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : elsewhere))
    },
  }
}
