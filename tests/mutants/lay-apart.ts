import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** Tests, and what only they use. */
const isTest = (path: string) => path.endsWith('.t.sol') || path.startsWith('testing/')

/** What has compilers or figures of its own, and what is no Solidity but read by tests. */
const leftOut = /^(artifacts|descriptors|emitter|snapshots)\/|\.gas\.t\.sol$|ToolChain\.t\.sol$|\.ts$/

const settings = `[profile.default]
src = "contracts"
test = "checks"
script = "contracts/tools"
libs = []
allow_paths = ["NODE_MODULES"]
remappings = ["@openzeppelin/=node_modules/@openzeppelin/"]
auto_detect_remappings = false
offline = true
solc = "./contracts/tools/solc"
evm_version = "cancun"
optimizer = true
optimizer_runs = 200
dynamic_test_linking = true
fs_permissions = [{ access = "read", path = "./" }, { access = "read", path = "NODE_MODULES" }]

[profile.default.fuzz]
runs = 32
seed = "0x496e7461676c696f"

[profile.default.invariant]
runs = 4
depth = 64
fail_on_revert = true
`

/** The tests that are asked, and all that they import in turn. */
function neededBy(tests: string, from: string): Set<string> {
  const needed = new Set<string>()
  const waiting = globSync(tests, { cwd: from }).filter((path) => path.endsWith('.t.sol') && !leftOut.test(path))
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (needed.has(path)) continue
    needed.add(path)
    for (const [, target] of readFileSync(join(from, path), 'utf8').matchAll(/from "(\.[^"]+)"/g))
      waiting.push(join(dirname(path), target!))
  }
  return needed
}

/** A copy of the contracts and their tests. */
export interface Apart {
  folder: string
  /** Keeps what forge has compiled in it for the next copy. Only while nothing in it is broken. */
  keep: () => void
  remove: () => void
}

/**
 * Copies tests and what they need into a folder of their own, the tests in another folder beside the contracts (`checks/`). Only so can
 * forge link the one to the other when it runs them, and compile a changed contract without its tests: seconds instead of a minute. Runs
 * are few. `tests` is a pattern of files from contracts/ on. Nothing else is copied, so that forge can be asked for all tests there are:
 * before it looks for tests by name it has the compiler read every source, each time, which takes ten times as long as the tests.
 */
export function layApart(root: string, tests: string): Apart {
  const folder = mkdtempSync(join(tmpdir(), 'intaglio-contracts-'))
  const place = (path: string) => join(folder, isTest(path) ? 'checks' : 'contracts', path)
  const from = join(root, 'contracts')
  const needed = neededBy(tests, from)
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (leftOut.test(path) || !/\.(sol|json)$|^tools\/solc$/.test(path)) continue
    if (path.endsWith('.sol') && !needed.has(path)) continue
    mkdirSync(dirname(place(path)), { recursive: true })
    // An import names a place from where it stands.
    const text = readFileSync(join(from, path), 'utf8')
      .replace(/from "(\.[^"]+)"/g, (_, target: string) => {
        const way = relative(dirname(place(path)), place(join(dirname(path), target)))
        return `from "${way.startsWith('.') ? way : `./${way}`}"`
      })
      .replace(/\/\/\/ forge-config: .*/g, '')
    writeFileSync(place(path), text)
  }
  chmodSync(place('tools/solc'), 0o755)
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  // Only those that are asked for: forge looks through all that are there.
  const packages = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of ['@openzeppelin', '@uniswap', 'solc'])
    symlinkSync(join(packages, name), join(folder, 'node_modules', name))
  writeFileSync(join(folder, 'foundry.toml'), settings.replaceAll('NODE_MODULES', packages))
  const kept = join(root, '.forge/apart', createHash('sha256').update(tests).digest('hex').slice(0, 12))
  const compiled = ['out', 'cache']
  const move = (here: string, there: string) => {
    for (const part of compiled) cpSync(join(here, part), join(there, part), { recursive: true })
  }
  if (existsSync(kept)) move(kept, folder)
  return {
    folder,
    keep: () => {
      rmSync(kept, { recursive: true, force: true })
      move(folder, kept)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
