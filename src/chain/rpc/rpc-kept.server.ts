/** Answers that are kept for a while, within a bounded memory; the one unused for longest goes first. */
export type Kept = {
  get(key: string): { value: unknown } | undefined
  put(key: string, value: unknown): void
  clear(): void
}

/** Bytes of all answers and of one, as their JSON has them, and how long one is kept, in milliseconds. */
const bounds = { all: 8_000_000, one: 256_000, time: 600_000 }

/** Keeps answers that never change. Bounds may be given, as for a test of them. */
export function keptAnswers({ all, one, time }: Partial<typeof bounds> = {}): Kept {
  const limits = { all: all ?? bounds.all, one: one ?? bounds.one, time: time ?? bounds.time }
  // A Map remembers the order of its keys: the first one is the one unused for longest.
  const entries = new Map<string, { value: unknown; size: number; until: number }>()
  let used = 0
  const drop = (key: string) => {
    used -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      drop(key)
      if (performance.now() > entry.until) return undefined
      entries.set(key, entry)
      used += entry.size
      return { value: entry.value }
    },
    put(key, value) {
      const size = key.length + JSON.stringify(value).length
      if (size > limits.one) return
      drop(key)
      entries.set(key, { value, size, until: performance.now() + limits.time })
      used += size
      for (const oldest of entries.keys()) {
        if (used <= limits.all) break
        drop(oldest)
      }
    },
    clear() {
      entries.clear()
      used = 0
    },
  }
}
