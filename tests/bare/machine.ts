import { execFileSync, spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** A folder that holds a whole system; `inside` runs a script of its shell there. */
export type Machine = { root: string; inside: (script: string, options: Inside) => Promise<boolean> }

type Inside = {
  /** A file that takes all that is said. */
  log: string
  /** Arguments of the script. */
  args?: string[]
  /** Who runs it, as `user:group` in names or numbers; root when nothing is said. */
  user?: string
  env?: Record<string, string>
  /** Without a network: the loopback alone. */
  offline?: boolean
  /** The socket of a proxy, below the machine's root: it is on port 3128 of the loopback, which is all of the network. */
  proxy?: string
  /** Nothing can be written to the user's home. */
  sealedHome?: boolean
}

/** The name of the normal user, and where that one lives. */
export const visitor = { user: 'visitor:visitor', home: '/home/visitor' }

/** Whom this machine trusts, in one file. */
export const certificates = '/etc/ssl/certs/ca-certificates.crt'

const run = (command: string, ...args: string[]) =>
  void execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/** Installs Debian's package of a program that is missing, and says so. */
export function needDebian(program: string, name: string = program): void {
  if (isThere(program)) return
  console.log(`No ${program} here: installing Debian's package ${name} with apt-get.`)
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)
}

const isThere = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** The machine's own program, not one of `node_modules`. */
function ownProgram(name: string): string {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
  if (!found) throw new Error(`There is no ${name} on this machine outside node_modules.`)
  accessSync(found, constants.X_OK)
  return realpathSync(found)
}

/**
 * Makes the smallest Debian 12 in `root` with certificates, the Node and npm of this machine, a normal user, and nothing else. The
 * certificates and the resolver are this machine's: a bare one behind the same network would have them.
 */
export function makeMachine(root: string): Machine {
  needDebian('mmdebstrap')
  needDebian('ip', 'iproute2')
  if (!existsSync(join(root, 'etc/debian_version'))) {
    console.log('Making a minimal Debian 12 …')
    run('mmdebstrap', '--quiet', '--variant=minbase', '--include=ca-certificates', 'bookworm', root)
    const npm = dirname(dirname(ownProgram('npm')))
    cpSync(ownProgram('node'), join(root, 'usr/local/bin/node'))
    cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true })
    for (const name of ['npm', 'npx'])
      symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
    for (const file of [certificates, '/etc/resolv.conf', '/etc/hosts'])
      cpSync(file, join(root, file), { dereference: true })
    run('chroot', root, 'useradd', '--create-home', '--user-group', 'visitor')
  }
  return { root, inside: (script, options) => inside(root, script, options) }
}

/** Puts the committed state of this project into `folder` of the machine, for its owner. */
export function cloneInto({ root }: Machine, folder: string, user = 'root:root'): void {
  rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(join(root, dirname(folder)), { recursive: true })
  run('git', 'clone', '--quiet', '--no-local', '--depth', '1', `file://${process.cwd()}`, join(root, folder))
  run('chroot', root, 'chown', '-R', user, dirname(folder) === '/root' ? folder : dirname(folder))
}

/**
 * Whether a script of the shell ends well there. Mounts and processes live in namespaces of their own, and go with the script however
 * that ends.
 */
export async function inside(
  root: string,
  script: string,
  { log, args = [], user = 'root:root', env = {}, offline, proxy, sealedHome }: Inside,
) {
  const home = user === visitor.user ? visitor.home : '/root'
  const alone = offline ?? proxy !== undefined
  const own = {
    HOME: home,
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: certificates }),
    ...env,
  }
  const enter = [
    'set -e',
    'root=$1; user=$2; shift 2',
    'mount -t proc proc "$root/proc"',
    'mount -t sysfs sysfs "$root/sys"',
    'mount --rbind /dev "$root/dev"',
    ...(alone ? ['ip link set lo up'] : []),
    ...(proxy ? [`chroot "$root" /usr/local/bin/node -e '${relay(proxy)}' &`] : []),
    ...(sealedHome ? [`mount --bind "$root${home}" "$root${home}"`, `mount -o remount,bind,ro "$root${home}"`] : []),
    'exec chroot --userspec="$user" "$root" "$@"',
  ].join('\n')
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', ...(alone ? ['--net'] : [])]
  const variables = Object.entries(own).map(([name, value]) => `${name}=${value}`)
  const shell = ['/usr/bin/env', '-i', ...variables, '/bin/sh', '-ec', script, 'sh', ...args]
  const file = openSync(log, 'a')
  const child = spawn('unshare', [...namespaces, '/bin/sh', '-c', enter, 'sh', root, user, ...shell], {
    stdio: ['ignore', file, file],
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const status = await new Promise((resolve) => child.once('close', resolve))
  process.off('exit', stop)
  return status === 0
}

/** A program that passes on what comes to port 3128 of the loopback. A namespace without a network has no other way out. */
const relay = (socket: string) =>
  `const { connect, createServer } = require("node:net")
createServer((one) => {
  const other = connect("${socket}")
  one.pipe(other).pipe(one)
  one.on("error", () => other.destroy())
  other.on("error", () => one.destroy())
}).listen(3128, "127.0.0.1")`

/** The last lines of a log, to see why a part failed. */
export const lastLines = (log: string, count = 40) =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')

/** A folder that every user may pass, such as the one that holds a machine. */
export function openFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}
