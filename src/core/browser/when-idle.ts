type Connection = { connection?: { saveData?: boolean; effectiveType?: string } }

/**
 * Does something for later once the page has nothing to do, and answers what calls it off. A visitor who saves data, or whose line is
 * slow, is not made to pay for it.
 */
export function whenIdle(work: () => void): () => void {
  const { saveData, effectiveType } = (navigator as Connection).connection ?? {}
  if (saveData || effectiveType?.endsWith('2g')) return () => undefined
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  // Some pages are never idle for Chromium, even when nothing happens on them.
  const asked = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(asked)
}
