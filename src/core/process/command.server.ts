import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import { writeDurably } from './durable-file.server.ts'
import type { Env } from './env.server.ts'
import type { Secret } from './secret.server.ts'

/** The most bytes a command reads from standard input: a mail with large pictures in it. */
export const mostInput = 32 * 1024 * 1024

/** One option of a command. With `value` it takes one, named like that in the help, and with `many` several; without, it is a switch. */
export type CommandOption = { about: string; value?: string; many?: true }

/** What a command works with. Jobs and secret are opened when they are first asked for. */
export type CommandContext = {
  db: Database
  env: Env
  enqueue: Enqueue
  secret: () => Promise<Secret>
  /** Where the embedded chain listens; undefined when no server runs it. */
  localChain: () => Promise<string | undefined>
  /** True when the output is read by a program: nothing but JSON may be printed. */
  json: boolean
  /** Everything on standard input, at most `mostInput` bytes. Throws where a person is at the keyboard. */
  read: () => Promise<Buffer>
  /** Writes one line to the output. */
  print: (line: string) => void
  /** Asks before something that cannot be undone; true immediately with `--yes`. Throws where no one can answer. */
  confirm: (question: string) => Promise<boolean>
}

/** What was typed after a command: its words, and its options by name; those that may be said several times are lists. */
export type CommandInput = {
  words: string[]
  options: Record<string, string | true | undefined>
  lists?: Record<string, string[] | undefined>
}

/** One command of the operator, such as `leads list`. `words` names what it expects besides options. */
export type Command = {
  about: string
  words?: readonly string[]
  options?: Record<string, CommandOption>
  /** True for a command that asks before it acts: it then has `--yes`. */
  asks?: boolean
  /** True for a command about something else than what is stored: its `db` answers nothing. */
  needsNoDatabase?: boolean
  /** Its exit code while it has no database, or settings that are wrong, where who calls it knows one for trying again. */
  unavailableCode?: number
  run: (context: CommandContext, input: CommandInput) => Promise<void>
}

/** A failure in one sentence for the operator. `usage` means that the command was typed wrong. */
export class CommandError extends Error {
  override name = 'CommandError'
  readonly usage: boolean

  constructor(message: string, { usage = false } = {}) {
    super(message)
    this.usage = usage
  }
}

/** Writes a file for the operator. One that is there already is never written over: the command fails with a sentence. */
export async function writeNew(
  path: string,
  content: Parameters<typeof writeDurably>[1],
  { mode = 0o600 } = {},
): Promise<void> {
  await writeDurably(path, content, { mode, once: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new CommandError(`${path} exists already.`)
    throw error.syscall ? new CommandError(`${path} cannot be written (${error.code}).`) : error
  })
}

/** Prints rows as a table for people, or as one JSON array for programs. */
export function printRows(
  { json, print }: Pick<CommandContext, 'json' | 'print'>,
  { rows, empty }: { rows: Record<string, unknown>[]; empty: string },
): void {
  if (json) return print(JSON.stringify(rows))
  if (rows.length === 0) return print(empty)
  const columns = Object.keys(rows[0]!)
  const cells = rows.map((row) => columns.map((column) => cell(row[column])))
  const widths = columns.map((column, index) => Math.max(column.length, ...cells.map((line) => line[index]!.length)))
  for (const line of [columns, ...cells])
    print(
      line
        .map((text, index) => text.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
}

/** A value in one line of a table. A visitor's words cannot move the cursor or colour the terminal of the operator. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '-'
  const text = value instanceof Date ? value.toISOString().slice(0, 16).replace('T', ' ') : String(value)
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 80)
}

/** An option that must be one of several words. Answers undefined when it is absent. */
export function oneOf<word extends string>(
  input: CommandInput,
  name: string,
  words: readonly word[],
): word | undefined {
  const given = input.options[name]
  if (given === undefined) return undefined
  const found = words.find((word) => word === given)
  if (!found) throw new CommandError(`--${name} must be one of: ${words.join(', ')}.`, { usage: true })
  return found
}

/** An option that must be a whole number of at least 1. */
export function wholeNumber(input: CommandInput, name: string, fallback: number): number {
  const given = input.options[name]
  if (given === undefined) return fallback
  if (!/^[1-9]\d{0,8}$/.test(String(given)))
    throw new CommandError(`--${name} must be a whole number.`, { usage: true })
  return Number(given)
}
