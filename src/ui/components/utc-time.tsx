/** A moment in UTC, the same everywhere: to the minute, or to the second. */
export function UtcTime({ at, seconds = false }: { at: Date; seconds?: boolean }) {
  const iso = at.toISOString()
  return <time dateTime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, seconds ? 19 : 16)} UTC`}</time>
}
