import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '#core/process/env.server.ts'
import { machineFiles } from '#server/deploy/machine-files.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { freePort } from '../serve-site.ts'

/** A program that runs until `stop`; `said` is what it wrote so far. */
export type Program = { pid: number; said(): string; stop(): Promise<void> }

type User = { uid?: number; gid?: number }

/** Starts a program that writes what it says into a file. */
function start(
  log: string,
  command: string,
  args: string[],
  options: User & { env?: NodeJS.ProcessEnv } = {},
): Program {
  const file = openSync(log, 'a')
  const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', file, file] })
  closeSync(file)
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
  return { pid: child.pid ?? 0, said: () => readFileSync(log, 'utf8'), stop }
}

/** Whether something comes true within so many seconds. */
async function within(seconds: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(100)) if (await isTrue()) return true
  return false
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Where a program of Debian is; the folders of an administrator's are searched too. */
export const installed = (name: string): string | undefined =>
  ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'].map((at) => join(at, name)).find(existsSync)

/**
 * A PostgreSQL server of its own, with everything flushed, and the user it runs as. It is reached by a port, as one elsewhere is: our own
 * way to start one takes a port where the path is too long for a socket.
 */
export async function startDatabase(folder: string, connections: number) {
  const flags = ['-c', `max_connections=${connections}`]
  const server = await startPostgres({ directory: join(folder, 'postgres'.padEnd(100, '-')), flags })
  const { uid, gid } = await stat(server.data)
  return { ...server, user: { uid, gid } }
}

export type GrownDatabase = Awaited<ReturnType<typeof startDatabase>>

/** pgbouncer before a database; `settings` are lines of its file. */
export async function startPooler(program: string, folder: string, database: GrownDatabase, settings: string[]) {
  const { url, user } = database
  const { port: behind, password } = new URL(url)
  const port = await freePort()
  const at = join(folder, `pooler-${port}`)
  await mkdir(at)
  const users = join(at, 'users')
  await writeFile(users, `"intaglio" "${password}"\n`)
  const lines = [
    '[databases]',
    `intaglio = host=127.0.0.1 port=${behind}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'max_client_conn = 1000',
    ...settings,
  ]
  await writeFile(join(at, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  for (const path of [at, users]) await chown(path, user.uid, user.gid)
  const pooler = start(join(at, 'log'), program, [join(at, 'pgbouncer.ini')], asRoot ? user : {})
  await within(5, async () => pooler.said().includes('process up'))
  return { ...pooler, url: url.replace(`:${behind}/`, `:${port}/`) }
}

const asRoot = process.getuid?.() === 0

/** A process of the product that is ready. */
export type Served = Program & { url: string; port: number }

const main = join(import.meta.dirname, '../../src/server/main.server.ts')

/**
 * Starts so many processes of the product at once, and waits until all are ready. Where they are not, `ready` is false, and
 * `said` of each is why.
 */
export async function startServers(count: number, folder: string, variables: Record<string, string>) {
  const servers: Served[] = []
  for (let at = 0; at < count; at++) {
    const port = await freePort()
    const data = join(folder, `server-${port}`)
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: data, ...variables }
    const program = start(`${data}.log`, process.execPath, [main], { env })
    servers.push({ ...program, port, url: `http://127.0.0.1:${port}` })
  }
  const all = await Promise.all(servers.map(({ url }) => within(60, () => answers(`${url}/api/ready`))))
  const stop = async () => void (await Promise.all(servers.map((server) => server.stop())))
  return { servers, ready: all.every(Boolean), stop }
}

/**
 * nginx with what `ops deploy` writes for it, but on a port of 127.0.0.1 and without TLS, before these servers. Around it is what Debian's
 * own nginx.conf says. Hashed files come from a copy, as `keep-files.sh` makes it.
 */
export async function startProxy(
  program: string,
  folder: string,
  { manifest, build, servers, user, connections, keepsPages }: ProxyOptions,
) {
  const port = await freePort()
  const at = join(folder, `proxy-${port}`)
  const kept = join(folder, 'kept')
  await mkdir(at)
  if (!existsSync(kept)) await cp(join(build, 'client/assets'), join(kept, 'assets'), { recursive: true })
  const site = siteFile(manifest, { port, kept, pages: join(at, 'pages'), servers })
  await writeFile(join(at, 'site.conf'), keepsPages ? site : site.replace(/^ *proxy_cache intaglio_pages;$/m, ''))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const lines = [
    'daemon off;',
    `pid ${at}/pid;`,
    'worker_processes auto;',
    'error_log stderr;',
    `events { worker_connections ${connections}; }`,
    'http {',
    `access_log ${at}/access.log;`,
    'sendfile on; tcp_nopush on; types_hash_max_size 2048; gzip on;',
    ...temporary.map((kind) => `${kind}_temp_path ${at}/${kind};`),
    `include ${at}/site.conf;`,
    '}',
  ]
  await writeFile(join(at, 'nginx.conf'), `${lines.join('\n')}\n`)
  await chown(at, user.uid, user.gid)
  await chmod(at, 0o755)
  const proxy = start(
    join(at, 'log'),
    program,
    ['-p', at, '-e', 'stderr', '-c', join(at, 'nginx.conf')],
    asRoot ? user : {},
  )
  const url = `http://127.0.0.1:${port}`
  if (!(await within(10, () => answers(`${url}/api/ready`)))) throw new Error(`nginx did not start: ${proxy.said()}`)
  return { ...proxy, url }
}

type ProxyOptions = {
  manifest: SiteManifest
  /** The folder of the build. */
  build: string
  servers: readonly Served[]
  user: Required<User>
  /** Connections of one worker of nginx; Debian's file says 768. */
  connections: number
  /** Whether a page is kept for a second, as the file says. */
  keepsPages: boolean
}

/** What `ops deploy` writes for nginx, for these servers on this machine. */
function siteFile(
  manifest: SiteManifest,
  { port, kept, pages, servers }: { port: number; kept: string; pages: string; servers: readonly Served[] },
) {
  const env = readEnv({ PUBLIC_URL: 'https://example.com' })
  const { text } = machineFiles(env, { root: '/srv/intaglio', manifest }).find(({ name }) => name === 'nginx.conf')!
  const upstream = /^ +server [^\n]*:(\d+)( [^\n]*);$/m
  return text
    .replace(upstream, (_, _port, rest: string) =>
      servers.map((one) => `server 127.0.0.1:${one.port}${rest};`).join('\n'),
    )
    .replace(/^server {\n *listen 80;[^]*?^}\n/m, '')
    .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/www/intaglio', kept)
    .replace('/var/cache/intaglio', pages)
}
