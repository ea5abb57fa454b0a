import { readFileSync, writeFileSync } from 'node:fs'
import { findVoiceFaults, type Reading } from './find-voice-faults.ts'
import { measure, sentencesOf } from './measure-text.ts'
import { readings } from './readings.ts'
import { listFile, rewrittenLater } from './rewritten-later.ts'

/**
 * `npm run words`: every offence against the guide of our voice in what a visitor can read, page by page and file by file, with the
 * figures of each. `-- --page /path` reads one page or file, or all that begin so with a `*` at the end; `--table` prints the figures
 * as Markdown; `--settle` takes what holds by now off the list of what is rewritten later.
 */
const [option, asked] = process.argv.slice(2)

const wanted = ({ where }: Reading) =>
  option !== '--page' || (asked!.endsWith('*') ? where.startsWith(asked!.slice(0, -1)) : where === asked)
const read = readings().filter(wanted)
if (read.length === 0) throw new Error(`Nothing is at ${asked}. Pages are named by their path, sources by their file.`)

const figures = (text: string) => measure(sentencesOf(text))

if (option === '--settle') settle()
else if (option === '--table') printTable()
else printFaults()

function printFaults() {
  const later = rewrittenLater()
  let count = 0
  for (const reading of read) {
    const faults = findVoiceFaults(reading)
    const { words, median, longest, grade } = figures(reading.text)
    if (faults.length === 0 && option !== '--page') continue
    count += faults.length
    console.log(
      `\n${reading.where}${later.has(reading.where) ? ' (rewritten later)' : ''} · ${words} words · median ${median} · longest ${longest} · grade ${grade.toFixed(1)}`,
    )
    for (const fault of faults) console.log(`  ${fault.slice(reading.where.length + 2)}`)
  }
  console.log(`\n${read.length} pages and files, ${count} offences.`)
}

function printTable() {
  console.log('| page | words | sentences | median | longest | grade |\n|---|---|---|---|---|---|')
  for (const { where, text } of read.filter(({ kind }) => kind === 'page')) {
    const { words, sentences, median, longest, grade } = figures(text)
    console.log(`| ${where} | ${words} | ${sentences} | ${median} | ${longest} | ${grade.toFixed(1)} |`)
  }
}

function settle() {
  const faulty = new Set(read.filter((reading) => findVoiceFaults(reading).length > 0).map(({ where }) => where))
  const before = [...rewrittenLater()]
  const after = before.filter((where) => faulty.has(where))
  const head = readFileSync(listFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'))
  writeFileSync(listFile, `${[...head, ...after].join('\n')}\n`)
  console.log(`${before.length - after.length} taken off, ${after.length} left.`)
}
