import { readFileSync } from 'node:fs'

/** A change to one file: what is there, and what is there afterwards. */
export type Edit = readonly [file: string, before: string, after: string]

/** Something left out or wrong, and the check that says so: the compiler, the search for unused code, or a test by its file. */
export type Forgotten = {
  edits: readonly Edit[]
  by: 'types' | 'unused' | `${string}.test.${'ts' | 'tsx'}`
  /** What the check says; of a test a part of its name, without signs that a regular expression reads. */
  says: RegExp
}

/** One thing of a kind, added the way the table of the README says. */
export type Extension = {
  /** The first cell of its row in the README. */
  row: string
  /** New files, by their paths. */
  files: Readonly<Record<string, string>>
  /** What counts as one place, however many files are in it. */
  folder?: string
  edits: readonly Edit[]
  /** The script that makes other files of it, which the README names as a command. */
  script?: string
  /** The tests of the product that hold for each of its kind. */
  tests: readonly string[]
  forgotten: readonly Forgotten[]
}

/** A file of the product under other names: what it says does not matter here. */
export function like(path: string, ...renames: readonly (readonly [string | RegExp, string])[]): string {
  return renames.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, 'utf8'))
}
