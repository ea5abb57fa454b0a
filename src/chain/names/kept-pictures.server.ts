import type { Picture } from './fetch-avatar.server.ts'

/** How many bytes of pictures are kept in memory, and for how long in milliseconds. */
const kept = { most: 8 * 1024 * 1024, life: 60 * 60_000 }

/** Fetches a picture once for all who want it at the same time, and keeps it a while; what was none is asked for again. */
export function keepPictures(fetchOne: (text: string) => Promise<Picture | undefined>) {
  const known = new Map<string, { picture: Promise<Picture | undefined>; bytes: number; until: number }>()
  let bytes = 0

  function forget(text: string) {
    bytes -= known.get(text)?.bytes ?? 0
    known.delete(text)
  }

  return (text: string): Promise<Picture | undefined> => {
    const entry = known.get(text)
    if (entry && entry.until > performance.now()) return entry.picture
    forget(text)
    const picture = fetchOne(text)
    const fresh = { picture, bytes: 0, until: performance.now() + kept.life }
    known.set(text, fresh)
    void picture.then((found) => {
      if (known.get(text) !== fresh) return
      if (!found) return forget(text)
      fresh.bytes = found.bytes.length
      bytes += fresh.bytes
      // The oldest goes first.
      for (const oldest of known.keys()) if (bytes > kept.most) forget(oldest)
    })
    return picture
  }
}
