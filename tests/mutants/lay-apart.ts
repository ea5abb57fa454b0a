import {
  chmodSync,
  cpSync,
  existsSync,
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
libs = ["node_modules"]
remappings = ["@openzeppelin/=node_modules/@openzeppelin/"]
auto_detect_remappings = false
offline = true
solc = "./contracts/tools/solc"
evm_version = "cancun"
optimizer = true
optimizer_runs = 200
dynamic_test_linking = true
lint_on_build = false
fs_permissions = [{ access = "read", path = "./" }, { access = "read", path = "NODE_MODULES" }]

[profile.default.fuzz]
runs = 32
seed = "0x496e7461676c696f"

[profile.default.invariant]
runs = 4
depth = 64
fail_on_revert = true
`

/** A copy of the contracts and their tests. */
interface Apart {
  folder: string
  /** Keeps what forge has compiled in it for the next copy. Only while nothing in it is broken. */
  keep: () => void
  remove: () => void
}

/**
 * Copies the contracts into a folder of their own, with the tests in another folder beside them (`checks/`). Only so can forge link the
 * one to the other when it runs them, and compile a changed contract without its tests: seconds instead of a minute. Runs are few.
 */
export function layApart(root: string): Apart {
  const folder = mkdtempSync(join(tmpdir(), 'intaglio-contracts-'))
  const place = (path: string) => join(folder, isTest(path) ? 'checks' : 'contracts', path)
  const from = join(root, 'contracts')
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    if (leftOut.test(path) || !/\.(sol|json)$|^tools\/solc$/.test(path)) continue
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
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'foundry.toml'), settings.replace('NODE_MODULES', join(root, 'node_modules')))
  const kept = join(root, '.forge/apart')
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
