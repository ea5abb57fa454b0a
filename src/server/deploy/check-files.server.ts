import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { inheritedEnv } from '#core/process/env.server.ts'

/** What a program says about a file. */
export type Checked = { file: string; checker: string; result: 'good' | 'faulty' | 'not found'; says: string }

/** What a program said; `missing` is why it could not be asked. */
type Ran =
  | { good: boolean; says: string; missing?: undefined }
  | { good?: undefined; says?: undefined; missing: string }

/** A program that checks files like this one. `check` runs it in a folder of its own, which is deleted after it. */
type Checker = {
  file: RegExp
  program: string
  check: (program: string, path: string, scratch: string) => Promise<Ran>
}

/** The most that a unit may be exposed, in tenths as systemd takes it: 2.0 of 10. */
const mostExposed = '20'

/** Milliseconds for one program. */
const timeout = 60_000

const checkers: Checker[] = [
  { file: /^intaglio(?:@|-backup)?\.service$/, program: 'systemd-analyze', check: exposure },
  { file: /\.(?:service|timer)$/, program: 'systemd-analyze', check: unitSyntax },
  { file: /^Caddyfile$/, program: 'caddy', check: caddy },
  { file: /^nginx\.conf$/, program: 'nginx', check: nginx },
  { file: /\.sh$|^intaglio\.env$/, program: 'sh', check: (sh, path) => run(sh, ['-n', path]) },
  { file: /^compose\.yaml$/, program: 'docker', check: compose },
  { file: /^kubernetes.*\.yaml$/, program: 'kubeconform', check: (program, path) => run(program, ['-strict', path]) },
  { file: /^kubernetes.*\.yaml$/, program: 'kubectl', check: kubectl },
]

/** Runs every program that can check a file of the folder. One that is not on this machine is named as not found. */
export async function checkFiles(folder: string): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const file of (await readdir(folder)).toSorted())
    for (const checker of checkers.filter((one) => one.file.test(file)))
      checked.push({ file, checker: checker.program, ...(await checkOne(checker, join(folder, file))) })
  return checked
}

async function checkOne({ program, check }: Checker, path: string): Promise<Pick<Checked, 'result' | 'says'>> {
  const found = await find(program)
  if (!found) return { result: 'not found', says: `${program} is not installed here.` }
  const scratch = await mkdtemp(join(tmpdir(), 'intaglio-check-'))
  try {
    const { good, says, missing } = await check(found, path, scratch)
    return missing === undefined ? { result: good ? 'good' : 'faulty', says } : { result: 'not found', says: missing }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The path of a program; the folders of an administrator's are searched too. */
async function find(program: string): Promise<string | undefined> {
  for (const folder of [...(inheritedEnv().PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']) {
    const path = join(folder, program)
    const there = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (folder && there) return path
  }
  return undefined
}

async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const options = { timeout, env: { ...inheritedEnv(), ...env } }
  return promisify(execFile)(program, args, options).then(
    ({ stdout, stderr }) => ({ good: true, says: lastLine(stdout) || lastLine(stderr) || silent }),
    (error: { stdout?: string; stderr?: string; message: string }) => ({
      good: false,
      says: lastLine(error.stdout ?? '') || lastLine(error.stderr ?? '') || error.message,
    }),
  )
}

/** What is said for a program that found nothing to say. */
const silent = 'It takes every line.'

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

/** systemd checks a template only under the name of one of its units. */
async function unitIn(scratch: string, path: string): Promise<string> {
  const unit = join(scratch, basename(path).replace('@.', '@3000.'))
  await copyFile(path, unit)
  return unit
}

async function exposure(program: string, path: string, scratch: string): Promise<Ran> {
  const unit = await unitIn(scratch, path)
  const { good, says } = await run(program, [
    'security',
    '--offline=true',
    `--threshold=${mostExposed}`,
    '--no-pager',
    unit,
  ])
  const level = says.match(/Overall exposure level for .*: ([\d.]+)/)?.[1]
  return level === undefined
    ? { good: false, says }
    : { good, says: `Its exposure level is ${level} of 10, at most 2.0 is good.` }
}

/**
 * Programs and documents of the machine it is for may be missing on this one: what is checked is the text. A timer is read with the
 * service it starts.
 */
async function unitSyntax(program: string, path: string, scratch: string): Promise<Ran> {
  const unit = await unitIn(scratch, path)
  const service = unit.replace(/\.timer$/, '.service')
  if (service !== unit) await copyFile(path.replace(/\.timer$/, '.service'), service)
  const text = await readFile(service, 'utf8')
  await writeFile(
    service,
    text.replaceAll(/^ExecStart=.*$/gm, 'ExecStart=/bin/true').replaceAll(/^Documentation=.*\n/gm, ''),
  )
  const { good, says } = await run(program, ['verify', '--man=no', unit])
  return { good: good && says === silent, says }
}

function caddy(program: string, path: string, scratch: string): Promise<Ran> {
  return run(program, ['validate', '--adapter', 'caddyfile', '--config', path], {
    XDG_DATA_HOME: scratch,
    XDG_CONFIG_HOME: scratch,
  })
}

/** With a certificate of its own and ports anyone may open: those of the machine are none of this check's business. */
async function nginx(program: string, path: string, scratch: string): Promise<Ran> {
  const openssl = await find('openssl')
  if (!openssl) return { missing: 'openssl is not installed here, and nginx wants a certificate.' }
  const [certificate, key] = [join(scratch, 'certificate.pem'), join(scratch, 'key.pem')]
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=check']
  const made = await run(openssl, ['req', '-x509', ...ec, '-days', '1', '-out', certificate, '-keyout', key])
  if (!made.good) return made
  const site = (await readFile(path, 'utf8'))
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/(?<=^proxy_cache_path )\S+/m, join(scratch, 'pages'))
    .replaceAll(/listen (\[::\]:)?(80|443)\b/g, 'listen $118$2')
  await writeFile(join(scratch, 'site.conf'), site)
  const ownPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${scratch}/${kind};`,
  )
  await writeFile(
    join(scratch, 'nginx.conf'),
    `pid ${scratch}/pid;\nevents {}\nhttp {\naccess_log off;\n${ownPaths.join('\n')}\ninclude ${scratch}/site.conf;\n}\n`,
  )
  return run(program, ['-t', '-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')])
}

async function compose(docker: string, path: string): Promise<Ran> {
  const plugin = await run(docker, ['compose', 'version'])
  return plugin.good ? run(docker, ['compose', '-f', path, 'config', '-q']) : { missing: 'docker has no compose here.' }
}

/** Only a cluster knows its own rules: it is asked to take the file for show. */
async function kubectl(program: string, path: string): Promise<Ran> {
  const cluster = await run(program, ['get', '--raw', '/version', '--request-timeout=5s'])
  if (!cluster.good) return { missing: 'kubectl reaches no cluster from here.' }
  return run(program, ['apply', '--dry-run=server', '-f', path])
}
