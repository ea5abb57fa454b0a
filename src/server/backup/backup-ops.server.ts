import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { hasLocalChain } from '#chain/catalogue.ts'
import {
  CommandError,
  wholeNumber,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { reachDatabase } from '#server/ops/reach-database.server.ts'
import { signalProcess } from '#server/start/processes.server.ts'
import { removeOld, writeBackup } from './keep-backups.server.ts'
import type { Loaded } from './load-backup.server.ts'
import { backupSections } from './make-backup.server.ts'
import { drill, restore } from './restore-place.server.ts'
import { writeSections, type Head, type Manifest, type Section } from './sections.server.ts'

const plain = { about: 'not encrypted: anyone who gets the file reads every name in it' }

/** The operator's commands for backups. */
export const backupCommands: Record<string, Command> = {
  backup: {
    about: 'writes an encrypted backup of database, embedded chain and secret while the server runs',
    options: {
      to: { about: 'the folder it goes to; absent: BACKUP_DIR', value: 'folder' },
      pipe: { about: 'gives it to a command of the shell instead, by standard input', value: 'command' },
      keep: { about: 'then deletes all but the newest of that folder', value: 'number' },
      daily: { about: 'then keeps the newest of each of that many days', value: 'number' },
      weekly: { about: 'then keeps the newest of each of that many weeks', value: 'number' },
      plain,
    },
    needsNoDatabase: true,
    run: back,
  },
  restore: {
    about: 'puts a backup in the place of what is there, which is kept; the server must be stopped',
    words: ['file'],
    options: {
      drill: { about: 'restores into a scratch place, compares every row, and removes it; the server may run' },
      in: { about: 'the folder of the scratch place; absent: the temporary one of the system', value: 'folder' },
      plain,
    },
    asks: true,
    needsNoDatabase: true,
    run: (context, input) => (input.options.drill ? rehearse(context, input) : putBack(context, input)),
  },
}

function keyOf({ BACKUP_KEY }: Env, { options }: CommandInput): string | undefined {
  if (options.plain) return undefined
  if (BACKUP_KEY) return BACKUP_KEY
  throw new CommandError(
    'BACKUP_KEY is not set. Make one with: openssl rand -base64 32, and keep it elsewhere too. Or say --plain for no encryption.',
  )
}

async function back(context: CommandContext, input: CommandInput) {
  const { env, json, print } = context
  const key = keyOf(env, input)
  const rules = Object.fromEntries(
    ['keep', 'daily', 'weekly'].flatMap((name) => (input.options[name] ? [[name, wholeNumber(input, name, 1)]] : [])),
  )
  const { pipe, to = env.BACKUP_DIR } = input.options
  if (pipe && (input.options.to || Object.keys(rules).length > 0))
    throw new CommandError('--pipe knows no folder: leave --to, --keep, --daily and --weekly out.', { usage: true })
  if (!pipe && !to) throw new CommandError('Say --to and a folder, or set BACKUP_DIR.', { usage: true })
  const since = performance.now()
  let made: { head: Head; manifest: Manifest } | undefined
  const { url, close } = await reachDatabase(env)
  const sections = backupSections({
    url,
    dataDir: env.DATA_DIR,
    hasChain: hasLocalChain(env),
    onManifest: (head, manifest) => (made = { head, manifest }),
  })
  let written: { path?: string; bytes?: number }
  try {
    written = pipe
      ? (await pipeTo(String(pipe), sections, key), {})
      : await writeBackup(resolve(String(to)), { sections, key })
  } finally {
    await close()
  }
  const removed = pipe ? [] : await removeOld(resolve(String(to)), rules)
  const seconds = (performance.now() - since) / 1_000
  const { head, manifest } = made!
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  if (json) return print(JSON.stringify({ ...written, at: head.at, rows, block: manifest.block, seconds, removed }))
  print(
    `${counts({ rows, manifest })} are in ${written.path ?? 'what the command was given'} (${seconds.toFixed(1)} s).`,
  )
  if (key === undefined) print('It is not encrypted: carry it by a safe way.')
  if (removed.length > 0) print(`Deleted by your rules: ${removed.join(', ')}.`)
}

function counts({ rows, manifest }: Pick<Loaded, 'rows' | 'manifest'>): string {
  const chain = manifest.files.some(({ name }) => name === 'chain/state.gz')
  const block = manifest.block
    ? `, and the chain up to block ${manifest.block.number},`
    : chain
      ? ', and the chain,'
      : ''
  return `${rows} rows of ${manifest.tables.length} tables${block}`
}

/** Gives the backup to a command of the operator, whose exit code decides whether it is one. */
async function pipeTo(command: string, sections: AsyncIterable<Section>, key: string | undefined) {
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['pipe', 2, 2], detached: true })
  const ended = once(child, 'close') as Promise<[number | null]>
  const fault = await writeSections(sections, { key, sink: child.stdin! }).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  )
  const wentAway = fault?.code === 'EPIPE' || fault?.code === 'ERR_STREAM_PREMATURE_CLOSE'
  // Where the backup itself failed, the command must not take its half for a whole.
  if (fault && !wentAway && child.pid) signalProcess(-child.pid, 'SIGTERM')
  const [code] = await ended
  if (fault && !wentAway) throw fault
  if (fault || code !== 0)
    throw new CommandError(
      `The command of --pipe ended with ${code} and did not take the backup: do not keep what it wrote.`,
    )
}

async function rehearse({ env, json, print }: CommandContext, input: CommandInput) {
  const at = input.options.in === undefined ? undefined : String(input.options.in)
  const { head, manifest, rows, seconds } = await drill(input.words[0]!, keyOf(env, input), at)
  if (json) return print(JSON.stringify({ good: true, at: head.at, rows, block: manifest.block, seconds }))
  print(`The backup is good. It was made at ${head.at} by release ${head.release}.`)
  print(`${counts({ rows, manifest })} were restored and compared in ${seconds.toFixed(1)} s.`)
}

async function putBack({ env, json, print, confirm }: CommandContext, input: CommandInput) {
  const [path] = input.words
  const key = keyOf(env, input)
  const place = env.DATABASE_URL ? 'the database of DATABASE_URL' : env.DATA_DIR
  if (!(await confirm(`${path} takes the place of what is in ${place}, which is kept beside it. Go on?`)))
    throw new CommandError('Nothing was changed.')
  const since = performance.now()
  const { head, manifest, rows, kept } = await restore(path!, key, env)
  const seconds = (performance.now() - since) / 1_000
  if (json) return print(JSON.stringify({ at: head.at, rows, block: manifest.block, seconds, kept }))
  print(`${counts({ rows, manifest })} of ${head.at} are back, compared in ${seconds.toFixed(1)} s.`)
  if (kept.length > 0)
    print(`What was there before: ${kept.join(', ')}. Delete it when you have seen that all is well.`)
}
