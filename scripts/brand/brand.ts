import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { answersSchema, readAnswers } from './answers.ts'
import { coloursFrom } from './derive-colours.ts'
import { writeBrand } from './write-brand.ts'

const root = join(import.meta.dirname, '../..')

/** What a checkout makes by itself, and what belongs to one machine. */
const ownOfMachine = new Set([
  'node_modules',
  'build',
  '.data',
  '.git',
  '.react-router',
  'coverage',
  'test-results',
  '.cache',
  '.forge',
  'cache',
])

/** What a run did: it asked for answers first, or wrote the files of the company into a checkout. */
export type Made = { asked: string } | { written: string[]; copied: boolean }

/**
 * Makes a company in a folder. Without `answers.json` it puts one there to be filled in. With it, it copies the product into the folder
 * unless it is a checkout already, and writes the files of the company.
 */
export async function makeCompany(folder: string): Promise<Made> {
  const file = join(folder, 'answers.json')
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true })
    const schema = z.toJSONSchema(answersSchema, { io: 'input', unrepresentable: 'any' })
    await writeFile(join(folder, 'answers.schema.json'), `${JSON.stringify(schema, undefined, 2)}\n`)
    await writeFile(file, await readFile(join(import.meta.dirname, 'sample-answers.json'), 'utf8'))
    return { asked: file }
  }
  const answers = await readAnswers(file)
  const copied = !existsSync(join(folder, 'package.json'))
  if (copied) await copyProduct(folder)
  const written = await writeBrand(folder, answers)
  const oxfmt = join(root, 'node_modules/.bin/oxfmt')
  await promisify(execFile)(oxfmt, written, { cwd: folder })
  return { written, copied }
}

async function copyProduct(folder: string): Promise<void> {
  if (!relative(root, folder).startsWith('..'))
    throw new Error(`${folder} is inside the product. Name a folder beside it, such as ../quillstead.`)
  const filter = (from: string) => !ownOfMachine.has(relative(root, from))
  await cp(root, folder, { recursive: true, filter })
}

if (import.meta.main) {
  try {
    const [given, ...more] = process.argv.slice(2)
    if (!given || given.startsWith('-') || more.length > 0)
      throw new Error('Name one folder: npm run brand -- ../quillstead (what it does: docs/brand.md)')
    const folder = resolve(process.env.INIT_CWD ?? '.', given)
    const made = await makeCompany(folder)
    if ('asked' in made) console.log(`Wrote ${made.asked}, with a sample company. Put in your own, and run this again.`)
    else {
      const { accent, name } = await readAnswers(join(folder, 'answers.json'))
      const { ink } = coloursFrom(accent)
      if (made.copied) console.log(`Copied the product to ${folder}.`)
      console.log(
        `Wrote ${made.written.length} files of ${name}. Links and buttons are ${ink.day} by day and ${ink.night} by night.`,
      )
      if (ink.day !== accent) console.log(`${accent} cannot be read on paper: ${ink.day} is the nearest that can.`)
      console.log(`Next: cd ${folder} && npm ci && npm start`)
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
