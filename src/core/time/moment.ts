/** A time to the minute, such as `2026-11-21 09:30 UTC`. */
export function moment(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
