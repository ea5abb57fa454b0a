/** Every field a log line may have. A list of what is allowed, so that nothing personal can slip in by a forgotten name. */
const allowed = [
  'request',
  'route',
  'method',
  'status',
  'ms',
  'error',
  'at',
  'job',
  'attempt',
  'count',
  'state',
  'address',
  'port',
  'directive',
  'blocked',
  'page',
  'name',
] as const

type Fields = Partial<Record<(typeof allowed)[number], string | number | undefined>>
type Level = 'info' | 'warn' | 'error'

/** Writes one JSON line: time, level, event and fields of the allow-list. */
export type Log = { [level in Level]: (event: string, fields?: Fields) => void }

/** A log that writes its lines through `write`; other fields than those allowed are dropped, long values are cut. */
export function openLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: Level) =>
    (event: string, fields: Fields = {}) => {
      const line: Record<string, unknown> = { time: new Date().toISOString(), level, event }
      for (const name of allowed) {
        const value = fields[name]
        if (value !== undefined) line[name] = typeof value === 'string' ? value.slice(0, 200) : value
      }
      write(`${JSON.stringify(line)}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** Says the same fault at most once in ten seconds, with how often it came meanwhile: an outage would fill the log otherwise. */
export function faultLog(log: Log): (event: string, error: unknown) => void {
  const last = new Map<string, { at: number; count: number }>()
  return (event, error) => {
    const said = last.get(event) ?? { at: -Infinity, count: 0 }
    const due = performance.now() - said.at > 10_000
    if (due) log.warn(event, { error: errorClass(error), count: said.count + 1 })
    last.set(event, due ? { at: performance.now(), count: 0 } : { ...said, count: said.count + 1 })
  }
}

/** The class and code of an error and of what caused it, such as `DrizzleQueryError < error 57P01`. Never its message. */
export function errorClass(error: unknown): string {
  const names: string[] = []
  for (let cause = error; cause !== undefined && cause !== null && names.length < 4; cause = (cause as Error).cause) {
    const { name, code } = cause as { name?: unknown; code?: unknown }
    const word = typeof name === 'string' ? name : typeof cause
    names.push(typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? `${word} ${String(code)}` : word)
  }
  return names.join(' < ')
}

/** The place in our own source an error came from, such as `src/forms/http/endpoint.server.ts:35`, if its stack has one. */
export function errorPlace(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined
  return stack?.match(/^\s+at .*?\b((?:src|scripts|content)\/[\w./-]+:\d+)/m)?.[1]
}
