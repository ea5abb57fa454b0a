import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The Solidity of a level as visitors read it. */
export type LevelSources = { broken: string; fixed: string; attack: string }

/** Reads the Solidity of a level when the site is built. Throws when there is no such level. */
export async function levelSources(id: string): Promise<LevelSources> {
  const read = (name: string) => readFile(join('contracts/attacks', id, `${name}.sol`), 'utf8')
  return { broken: await read('Broken'), fixed: await read('Fixed'), attack: await read('Attack') }
}
