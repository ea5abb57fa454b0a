// Run before every command, and after an installation, by any installed Node: makes `node` the packaged one from then on.
// npm 10 links a program and then takes the link away again, together with those of the packages for other platforms.
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, '../node_modules')
const { platform, arch } = process
const names = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`]
const packaged = names.find((name) => existsSync(join(modules, name, 'bin/node')))
const link = join(modules, '.bin/node')
let trouble = 'run `npm ci --include=optional`, which brings one for Linux and macOS, or install it.'
if (packaged && !existsSync(link))
  try {
    rmSync(link, { force: true })
    symlinkSync(`../${packaged}/bin/node`, link)
  } catch {
    trouble = `run \`npm rebuild\` as the user who ran \`npm ci\`, who may link the one in ${packaged}.`
  }

// Scripts that work on contracts call it by its name. Where it cannot be linked they say that it is missing; nothing else needs it.
const forge = `@foundry-rs/forge-${platform}-${arch === 'x64' ? 'amd64' : arch}`
if (existsSync(join(modules, forge, 'bin/forge')) && !existsSync(join(modules, '.bin/forge')))
  try {
    symlinkSync(`../${forge}/bin/forge`, join(modules, '.bin/forge'))
  } catch {}

const [major, minor] = process.versions.node.split('.').map(Number)
const isOld = major < 24 || (major === 24 && minor < 2)
// What is TypeScript an old Node does not know. An installation goes on: it may be one for another machine.
if (isOld && !existsSync(link) && process.env.npm_lifecycle_event !== 'postinstall') {
  process.stderr.write(`Node 24.2 or newer is needed, and this is ${process.versions.node}: ${trouble}\n`)
  process.exitCode = 1
}
