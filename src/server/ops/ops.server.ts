import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { databaseTrouble, openDatabase } from '#core/database/database.server.ts'
import { openJobs, type JobQueue } from '#core/database/jobs.server.ts'
import { migrate } from '#core/database/migrate.server.ts'
import {
  CommandError,
  mostInput,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import { EnvError, readEnv, type Env } from '#core/process/env.server.ts'
import { loadSecret } from '#core/process/secret.server.ts'
import { featureCommands as commands } from '#server/features.server.ts'
import { runningChain } from '#server/local-chain/chain-orphan.server.ts'
import { DirectoryTaken } from '#server/start/directory-owner.server.ts'
import { reachDatabase } from './reach-database.server.ts'

/** Where the local chain of a data directory listens, if a server runs it. */
const localChainAt = async (directory: string) => {
  const running = await runningChain(join(directory, 'chain'))
  return running?.loaded ? `http://127.0.0.1:${running.port}` : undefined
}

/** The command that a line begins with: two words, or one. What is none is answered by its two words. */
function nameIn(words: string[]): string {
  const [one = ''] = words
  return commands[one] ? one : words.slice(0, 2).join(' ')
}

type Streams = {
  out: (text: string) => void
  err: (text: string) => void
  /** Asks the person at the terminal; undefined where there is none. */
  ask?: (question: string) => Promise<string>
  /** What comes in by standard input; undefined where a person would have to type it. */
  input?: AsyncIterable<Uint8Array>
}

/** Runs one command line. Answers its exit code: 0 done, 1 failed (or what the command has for it), 2 typed wrong. Never throws. */
export async function runOps(args: string[], { env, ...streams }: Streams & { env: () => Env }): Promise<number> {
  let unavailableCode = 1
  let begun = false
  try {
    const help = helpFor(args)
    if (help) {
      streams.out(help)
      return 0
    }
    const { command, input, json, yes } = parse(args)
    unavailableCode = command.unavailableCode ?? 1
    const run = (context: CommandContext) => {
      begun = true
      return command.run(context, input)
    }
    await withContext(env(), { json, yes, streams, apart: command.needsNoDatabase }, run)
    return 0
  } catch (error) {
    streams.err(`${sentenceOf(error)}\n`)
    if (error instanceof CommandError && error.usage) return 2
    return begun && !databaseTrouble(error) ? 1 : unavailableCode
  }
}

/** The help that was asked for: of one command, of one group of them, or of all. */
function helpFor(args: string[]): string | undefined {
  if (args.length > 0 && !args.includes('--help') && !args.includes('-h')) return undefined
  const words = args.filter((word) => !word.startsWith('-'))
  const name = nameIn(words)
  const command = commands[name]
  if (command) return helpOf(name, command)
  const group = Object.entries(commands).filter(([key]) => words.length === 0 || key.startsWith(`${words[0]} `))
  const listed = group.length > 0 ? group : Object.entries(commands)
  const width = Math.max(...listed.map(([key]) => key.length))
  const lines = listed.map(([key, { about }]) => `  ${key.padEnd(width)}  ${about}`)
  return `Usage: npm run ops -- <command> [options]\n\n${lines.join('\n')}\n\nEach command has --help, and --json for machines.\n`
}

function helpOf(name: string, command: Command): string {
  const words = (command.words ?? []).map((word) => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : `<${word}>`))
  const options = Object.entries(optionsOf(command)).map(([option, { about, value }]) => [
    `--${option}${value ? ` <${value}>` : ''}`,
    about,
  ])
  const width = Math.max(...options.map(([option]) => option!.length))
  const lines = options.map(([option, about]) => `  ${option!.padEnd(width)}  ${about}`)
  return `Usage: npm run ops -- ${[name, ...words].join(' ')} [options]\n\n${name} ${command.about}.\n\n${lines.join('\n')}\n`
}

function optionsOf({ options, asks }: Command): NonNullable<Command['options']> {
  return {
    ...options,
    ...(asks && { yes: { about: 'do it without asking' } }),
    json: { about: 'print JSON' },
    help: { about: 'show this' },
  }
}

function parse(args: string[]): { command: Command; input: CommandInput; json: boolean; yes: boolean } {
  const name = nameIn(args)
  const command = commands[name]
  if (!command) throw new CommandError(`There is no command "${name}". Say --help to see them all.`, { usage: true })
  const options = optionsOf(command)
  const config = Object.fromEntries(
    Object.entries(options).map(([option, { value, many = false }]) => [
      option,
      { type: value ? 'string' : 'boolean', multiple: many },
    ]),
  ) as NonNullable<ParseArgsConfig['options']>
  const { values, positionals } = typed(name, args.slice(name.split(' ').length), config)
  const words = command.words ?? []
  const needed = words.filter((word) => !word.endsWith('?')).length
  if (positionals.length < needed)
    throw new CommandError(`${name} needs a ${words[positionals.length]}. See ${name} --help.`, { usage: true })
  if (positionals.length > words.length)
    throw new CommandError(`${name} does not know what "${positionals[words.length]}" is. See ${name} --help.`, {
      usage: true,
    })
  const given = Object.entries(values as Record<string, string | true | string[] | undefined>)
  const lists: Record<string, string[]> = Object.fromEntries(
    given.flatMap(([option, value]) => (Array.isArray(value) ? [[option, value]] : [])),
  )
  const { json, yes, ...rest }: CommandInput['options'] = Object.fromEntries(
    given.flatMap(([option, value]) => (Array.isArray(value) ? [] : [[option, value]])),
  )
  return { command, input: { words: positionals, options: rest, lists }, json: json === true, yes: yes === true }
}

function typed(name: string, args: string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const [reason] = (error as Error).message.split(/[.\n]/)
    throw new CommandError(`${reason}. See ${name} --help.`, { usage: true })
  }
}

type Manner = { json: boolean; yes: boolean; streams: Streams; apart?: boolean }

async function withContext(env: Env, manner: Manner, run: (context: CommandContext) => Promise<void>) {
  const { json, yes, streams, apart } = manner
  const { url, close } = apart ? noDatabase : await reachDatabase(env)
  const database = openDatabase(url, { max: 4, onLost: () => undefined })
  let jobs: Promise<JobQueue> | undefined
  try {
    if (url) await migrate(url)
    await run({
      db: database.db,
      env,
      json,
      enqueue: async (...job) => (await (jobs ??= openJobs(url!))).enqueue(...job),
      secret: () => secretOf(env),
      localChain: () => localChainAt(env.DATA_DIR),
      read: () => everythingIn(streams.input),
      print: (line) => streams.out(`${line}\n`),
      confirm: async (question) => {
        if (yes) return true
        if (!streams.ask)
          throw new CommandError('Nobody can answer here: say --yes to do it without asking.', { usage: true })
        return /^y(es)?$/i.test((await streams.ask(`${question} (yes/no) `)).trim())
      },
    })
  } finally {
    await (await jobs?.catch(() => undefined))?.boss.stop({ graceful: false })
    await database.pool.end()
    await close()
  }
}

async function everythingIn(input: Streams['input']): Promise<Buffer> {
  if (!input) throw new CommandError('Nothing comes in by standard input. Write it there with a pipe.', { usage: true })
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of input) {
    size += part.length
    if (size > mostInput) throw new CommandError(`Standard input has more than ${mostInput} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const noDatabase = { url: undefined, close: async () => undefined }

/** A secret made up on the spot would sign what nobody can check: it has to be the one of the server. */
async function secretOf({ SECRET, DATA_DIR }: Env) {
  if (!SECRET && !existsSync(join(DATA_DIR, 'secret')))
    throw new CommandError('The secret of the server is not known here. Set SECRET or DATA_DIR as the server has them.')
  return loadSecret({ SECRET, directory: DATA_DIR })
}

function sentenceOf(error: unknown): string {
  if (error instanceof CommandError || error instanceof DirectoryTaken) return error.message
  if (error instanceof EnvError) return error.problems.join('\n')
  const trouble = databaseTrouble(error)
  if (trouble === 'unavailable') return 'The database cannot be reached. Is it running, and is DATABASE_URL right?'
  if (trouble === 'full') return 'The disk of the database is full.'
  return error instanceof Error ? error.message : String(error)
}

if (import.meta.main) {
  const terminal = process.stdin.isTTY && process.stdout.isTTY
  // A reader that has seen enough, such as `head`, closes the pipe: that is no fault.
  process.stdout.on('error', () => process.exit(0))
  process.exitCode = await runOps(process.argv.slice(2), {
    env: () => readEnv(),
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: process.stdin.isTTY ? undefined : process.stdin,
    ask: terminal
      ? async (question) => {
          const prompt = createInterface({ input: process.stdin, output: process.stdout })
          try {
            return await prompt.question(question)
          } finally {
            prompt.close()
          }
        }
      : undefined,
  })
}
