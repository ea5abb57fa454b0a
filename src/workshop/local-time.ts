const two = (value: number) => String(value).padStart(2, '0')

/** A time for a field of day and time, in the visitor's own zone. */
export function localTime(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The seconds since 1970 of such a field; not a number while it is empty. */
export function secondsOf(text: string): number {
  return Math.floor(new Date(text).getTime() / 1000)
}

/** The clock of this device, in Unix seconds. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
