import { useState } from 'react'

/**
 * Code that comes when it is wanted. `missing` says that it did not arrive, or not in time; what is only slow is waited for all the
 * same, and no longer missing once it is there. `failed` says that it is no longer waited for. `fetchCode` answers the code, or nothing.
 */
export function useLazyCode<Code>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>()
  const [missing, setMissing] = useState<'late' | 'failed'>()

  async function attempt(): Promise<Code | undefined> {
    try {
      const loaded = await load()
      // A function would be called by React.
      setCode(() => loaded)
      setMissing(undefined)
      return loaded
    } catch (error) {
      const isLate = (error as Error).name === 'TimeoutError'
      setMissing(isLate ? 'late' : 'failed')
      if (isLate) void attempt()
      return undefined
    }
  }

  /** Wanted again, it is missing again only when it fails again: a notice that was dismissed then comes back. */
  function fetchCode(): Promise<Code | undefined> {
    setMissing(undefined)
    return attempt()
  }

  return { code, missing: missing !== undefined, failed: missing === 'failed', fetchCode }
}
