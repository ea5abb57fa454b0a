import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import {
  CommandError,
  printRows,
  writeNew,
  type Command,
  type CommandContext,
  type CommandInput,
} from '#core/process/command.server.ts'
import { makeFolder } from '#core/process/durable-file.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { checkFiles } from './check-files.server.ts'
import { machineFiles } from './machine-files.server.ts'

const productRoot = join(import.meta.dirname, '../../..')

/** The operator's commands that bring the product to a machine. */
export const deployCommands: Record<string, Command> = {
  deploy: {
    about: 'writes what a machine needs into a folder: unit, proxy, containers, a list for the first day',
    words: ['folder'],
    options: {
      root: { about: 'where the product lies on that machine; absent: where it lies here', value: 'path' },
      check: { about: 'writes nothing: has the real programs check the files that are there' },
    },
    needsNoDatabase: true,
    run: (context, input) => (input.options.check ? check(context, input) : write(context, input)),
  },
  migrate: {
    about: 'changes the database as this release needs it, before its servers start; it is safe to run twice',
    run: sayVersion,
  },
}

async function write({ env, json, print }: CommandContext, { words, options }: CommandInput) {
  const folder = resolve(words[0]!)
  const root = options.root ? String(options.root) : productRoot
  if (!root.startsWith('/')) throw new CommandError('--root must be a path from / on.', { usage: true })
  const manifest = await builtSite()
  const files = machineFiles(env, { root, manifest })
  if (manifest.publicUrl !== env.PUBLIC_URL)
    throw new CommandError(`The site was built for ${manifest.publicUrl}. Set the same PUBLIC_URL, or build again.`)
  await makeFolder(folder)
  for (const { name, text, mode } of files) await writeNew(join(folder, name), text, { mode })
  if (json) return print(JSON.stringify({ folder, files: files.map(({ name }) => name) }))
  const secret = files.filter(({ mode }) => mode === 0o600).map(({ name }) => name)
  print(`${files.length} files are in ${folder}. Begin with README.md.`)
  print(`${secret.join(' and ')} hold secrets, and only you can read them.`)
}

async function builtSite(): Promise<SiteManifest> {
  const text = await readFile(join(productRoot, 'build/site.json'), 'utf8').catch(() => {
    throw new CommandError('There is no built site here: the proxies serve its files. Run: npm run build')
  })
  return JSON.parse(text) as SiteManifest
}

async function check(context: CommandContext, { words }: CommandInput) {
  const folder = words[0]!
  const checked = await checkFiles(folder).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new CommandError(`There is no folder ${folder}.`) : error
  })
  printRows(context, { rows: checked, empty: `Nothing in ${folder} can be checked.` })
  const faulty = checked.filter(({ result }) => result === 'faulty').length
  if (faulty > 0) throw new CommandError(`${faulty} ${faulty === 1 ? 'check has' : 'checks have'} found a fault.`)
}

/** Every command migrates before it runs, so here all is done: what is told is where the database stands. */
async function sayVersion({ db, json, print }: CommandContext) {
  const { rows } = await db.execute<{ last: string; count: number }>(
    sql`select max(name) as last, count(*)::integer as count from migration`,
  )
  const { last, count } = rows[0]!
  print(json ? JSON.stringify({ last, count }) : `The database has ${count} migrations, the last is ${last}.`)
}
