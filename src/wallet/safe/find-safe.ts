import { openSafeChannel, type SafeChannel } from './safe-channel.ts'
import { readSafeInfo, type SafeInfo } from './safe-protocol.ts'

/** The Safe whose window this page is in. */
export type FoundSafe = { info: SafeInfo; channel: SafeChannel }

/** Milliseconds in which Safe has to say who it is: its window may still be loading. */
const timeoutMs = 1000

/** The same where the browser names Safe as the parent: a slow device needs longer, and no other wallet is expected there. */
const patienceMs = 10_000

/** What is looked at to find out who shows this page. */
export type FramedPage = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> & {
  location: Pick<Location, 'ancestorOrigins'> | { ancestorOrigins?: undefined }
}

/**
 * The Safe that shows this page, if one of `hosts` does and answers in time; undefined otherwise. A page of any other origin is not
 * asked. Never rejects.
 */
export async function findSafe(page: FramedPage, hosts: readonly string[]): Promise<FoundSafe | undefined> {
  if ((page.parent as unknown) === page) return undefined
  // Not every browser tells which origin the parent has: then each that is allowed is tried.
  const shownBy = page.location.ancestorOrigins?.[0]
  const asked = shownBy === undefined ? hosts : hosts.filter((host) => host === shownBy)
  if (asked.length === 0) return undefined
  const channel = openSafeChannel({ self: page, parent: page.parent }, asked)
  const answered = channel.ask('getSafeInfo', undefined, shownBy === undefined ? timeoutMs : patienceMs)
  const info = readSafeInfo(await answered.catch(() => undefined))
  if (info) return { info, channel }
  channel.close()
  return undefined
}
