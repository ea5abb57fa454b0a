import { jsonDepth } from './message-bounds.ts'

/** Whether a value that came out of JSON has more levels within each other than are read. */
export function isTooDeep(value: unknown, most: number = jsonDepth): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((part) => isTooDeep(part, most - 1))
}

/** What a text says as JSON; undefined when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
