import { openSafeChannel, type SafeChannel } from './safe-channel.ts'
import { readSafeInfo, type SafeInfo } from './safe-protocol.ts'

/** The Safe whose window this page is in. */
export type FoundSafe = { info: SafeInfo; channel: SafeChannel }

/** Milliseconds that Safe has to say who it is: its window may still be loading. */
const timeoutMs = 1000

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
  const asked = originsOf(page, hosts)
  if (asked.length === 0) return undefined
  const channel = openSafeChannel({ self: page, parent: page.parent }, asked)
  const info = readSafeInfo(await channel.ask('getSafeInfo', undefined, timeoutMs).catch(() => undefined))
  if (info) return { info, channel }
  channel.close()
  return undefined
}

/** The origins the parent may have. Not every browser tells which one it is: then each that is allowed is tried. */
function originsOf({ location }: FramedPage, hosts: readonly string[]): readonly string[] {
  const parent = location.ancestorOrigins?.[0]
  return parent === undefined ? hosts : hosts.filter((host) => host === parent)
}
