import { brandKey } from '#content/brand-key.ts'
import { readinessItems } from '#content/pricing.ts'

const entry = `${brandKey}.audit.ready`
const known: readonly string[] = readinessItems.map(({ id }) => id)

/** The ticked items an earlier visit has left; none where storage is forbidden or holds something else. */
export function readReady(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]')
    return Array.isArray(kept) ? known.filter((id) => kept.includes(id)) : []
  } catch {
    return []
  }
}

/** Keeps the ticked items on the device, if it lets us. */
export function keepReady(ids: readonly string[]) {
  try {
    if (ids.length > 0) localStorage.setItem(entry, JSON.stringify(ids))
    else localStorage.removeItem(entry)
  } catch {
    // Nothing is kept then: the boxes stay as they are while the page is open.
  }
}
