import { AsyncLocalStorage } from 'node:async_hooks'

const visitors = new AsyncLocalStorage<string>()

/** Does `work` for a visitor from this network. Everything it awaits can read the network. */
export function servingVisitor<value>(network: string, work: () => value): value {
  return visitors.run(network, work)
}

/** Does `work` as the server's own, though a visitor asked for it: it was let through for its price, and is no more than it says. */
export function servingItself<value>(work: () => value): value {
  return visitors.exit(work)
}

/** The network of the visitor who is being served; undefined where the server works for itself. */
export function visitorNow(): string | undefined {
  return visitors.getStore()
}
