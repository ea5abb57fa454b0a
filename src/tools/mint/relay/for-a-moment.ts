/** Answers a function that reads again only after so many milliseconds; everybody within them shares one answer. A failure is not kept. */
export function forAMoment<value>(milliseconds: number, read: () => Promise<value>): () => Promise<value> {
  let known: { until: number; value: Promise<value> } | undefined
  return () => {
    if (known && known.until > performance.now()) return known.value
    const reading = { until: performance.now() + milliseconds, value: read() }
    known = reading
    reading.value.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.value
  }
}
