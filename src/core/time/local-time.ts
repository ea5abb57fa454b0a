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

/** The visitor's zone as people name it, `UTC+9` or `UTC-3:30`, on the day of such a field; today while it is empty. */
export function zoneOf(text: string): string {
  const read = new Date(text)
  const ahead = -(Number.isNaN(read.getTime()) ? new Date() : read).getTimezoneOffset()
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return ahead === 0 ? 'UTC' : `UTC${ahead < 0 ? '-' : '+'}${hours}${minutes ? `:${two(minutes)}` : ''}`
}

/** Seconds by which the chain is ahead of the clock of this device, as far as it has been asked. */
let ahead = 0

/** The time in Unix seconds by the chain, whose clock alone decides what is locked; by this device until the chain has answered. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000) + ahead
}

/** Sets the time by which everything on the page goes, in Unix seconds. */
export function setTime(seconds: number): void {
  ahead = seconds - Math.floor(Date.now() / 1000)
}
