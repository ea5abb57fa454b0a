import { readFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { clientAddress } from '#core/http/client-address.server.ts'
import { CommandError } from '#core/process/command.server.ts'
import { readEnv, variables, type Env } from '#core/process/env.server.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { fillTemplate, type TemplateValues } from './fill-template.ts'
import { proxyValues } from './proxy-files.server.ts'
import { environmentLine, shellWord, unitArgument, unitPath, unitWord, yamlText } from './quote-values.ts'

/** A file for the machine. Those that hold secrets are their owner's alone. */
export type MachineFile = { name: string; text: string; mode: 0o600 | 0o644 | 0o755 }

/** Where the proxy reads hashed files. */
const kept = '/var/www/intaglio'

/** Where nginx keeps pages for a second. */
const pages = '/var/cache/intaglio'

/** The second server of a machine listens one port further on. */
const ports = ({ PORT }: Env) => [PORT, PORT + 1]

/** They follow from the place: the unit, the compose file and the manifest say each its own. */
const ofThePlace = new Set(['PORT', 'HOST', 'DATA_DIR', 'TRUST_PROXY', 'BACKUP_DIR'])

/** Set for one command alone, and no part of what a server runs with. */
const ofOneCommand = new Set(['DEPLOYER_KEY', 'DEPLOYER_KEYSTORE', 'DEPLOYER_PASSWORD'])

const loopback = '127.0.0.1,::1'

/**
 * Everything a machine needs to run the product, as files. `root` is where the product lies there. Values of variables stand in the two
 * files with mode 0600 alone, but for the address of the site, its port and its folder of data. Throws one sentence when the variables
 * do not make a public site.
 */
export function machineFiles(env: Env, { root, manifest }: { root: string; manifest: SiteManifest }): MachineFile[] {
  const values = { ...placeValues(env, root), ...proxyValues(manifest, kept) }
  const two = isReplicated(env)
  const unit = two ? 'intaglio@.service' : 'intaglio.service'
  const textOf = (template: string, more: TemplateValues) =>
    fillTemplate(readFileSync(join(import.meta.dirname, 'templates', `${template}.template`), 'utf8'), {
      ...values,
      ...more,
    })
  const hardened = textOf('hardened', {})
  const filled = (name: string, template: string, mode: MachineFile['mode'] = 0o644): MachineFile => ({
    name,
    text: textOf(template, { unit, two, hardened }),
    mode,
  })
  return [
    { name: 'intaglio.env', text: environmentFile(env), mode: 0o600 },
    filled(unit, 'intaglio.service'),
    filled('Caddyfile', 'Caddyfile'),
    filled('nginx.conf', 'nginx.conf'),
    filled('keep-files.sh', 'keep-files.sh', 0o755),
    filled('release.sh', 'release.sh', 0o755),
    filled('backup.sh', 'backup.sh', 0o755),
    filled('intaglio-backup.service', 'intaglio-backup.service'),
    filled('intaglio-backup.timer', 'intaglio-backup.timer'),
    filled('intaglio-backup.cron', 'intaglio-backup.cron'),
    filled('compose.yaml', 'compose.yaml'),
    filled('kubernetes.yaml', 'kubernetes.yaml'),
    { name: 'kubernetes-secret.yaml', text: kubernetesSecret(env), mode: 0o600 },
    filled('README.md', 'first-day.md'),
  ]
}

/** Whether servers may run beside each other: they need one database and one secret that all of them know. */
export const isReplicated = ({ DATABASE_URL, SECRET }: Env): boolean => Boolean(DATABASE_URL && SECRET)

/** The variables in force that every server of this site runs with, as they would be typed. */
export function variablesInForce(env: Env): [string, string][] {
  const standard = readEnv({})
  return variables.flatMap(({ name }): [string, string][] => {
    const typed = asTyped(env[name as keyof Env])
    if (ofThePlace.has(name) || ofOneCommand.has(name)) return []
    return typed === undefined || typed === asTyped(standard[name as keyof Env]) ? [] : [[name, typed]]
  })
}

function asTyped(value: Env[keyof Env]): string | undefined {
  return value === undefined ? undefined : Array.isArray(value) ? value.join(',') : String(value)
}

function environmentFile(env: Env): string {
  const lines = variablesInForce(env).map(([name, value]) => environmentLine(name, value))
  return `# Secrets: keep this file at mode 0600. docs/operating.md says what each variable is.\n${lines.join('\n')}\n`
}

function kubernetesSecret(env: Env): string {
  const lines = variablesInForce(env).map(([name, value]) => `  ${name}: ${yamlText(value)}`)
  return `# Secrets: keep this file at mode 0600, and out of version control.
apiVersion: v1
kind: Secret
metadata:
  name: intaglio
stringData:
${lines.join('\n')}
`
}

function placeValues(env: Env, root: string): TemplateValues {
  const { PORT, HOST, SCHEDULING_URL, EVENT_CODE } = env
  const address = publicAddress(env)
  const two = isReplicated(env)
  const folder = dataFolder(env)
  const data = two ? `${folder}/%i` : folder
  const servers = (two ? ports(env) : [PORT]).map((port) => `${reachable(HOST)}:${port}`)
  const backups = backupFolder(env)
  const set = {
    PORT: two ? '%i' : String(PORT),
    HOST,
    DATA_DIR: data,
    TRUST_PROXY: trusted(env),
    BACKUP_DIR: backups,
  }
  // Of two servers with one database the first one's folder is as good as the other's.
  const backupData = two ? `${folder}/${PORT}` : folder
  const build = Object.entries({ SCHEDULING_URL, EVENT_CODE }).filter(([, value]) => value)
  return {
    host: address.host,
    hostYaml: yamlText(address.hostname),
    publicUrlYaml: yamlText(address.origin),
    port: String(PORT),
    readyHost: reachable(HOST),
    secondPort: String(PORT + 1),
    portOfUnit: two ? ' on port %i' : '',
    rootPath: unitPath('The folder of the product', root),
    rootShell: shellWord('The folder of the product', root),
    rootYaml: yamlText(root),
    node: unitArgument('The folder of the product', join(root, 'node_modules/.bin/node')),
    environment: Object.entries(set)
      .map(([name, value]) => unitWord(name, `${name}=${value}`).replaceAll('%%i', '%i'))
      .join(' '),
    backupEnvironment: Object.entries({ DATA_DIR: backupData, BACKUP_DIR: backups })
      .map(([name, value]) => unitWord(name, `${name}=${value}`))
      .join(' '),
    backupDataShell: shellWord('DATA_DIR', backupData),
    backupsPath: backups,
    backupsShell: shellWord('BACKUP_DIR', backups),
    backupsWord: unitWord('BACKUP_DIR', backups),
    hasKey: Boolean(env.BACKUP_KEY),
    dataPath: folder,
    dataWord: unitWord('DATA_DIR', folder),
    stateDirectory: /^\/var\/lib\/[\w.-]+(?:\/[\w.-]+)*$/.test(folder)
      ? `${folder.slice('/var/lib/'.length)}${two ? `/%i` : ''}`
      : '',
    // A product that lies in a home has to be readable there.
    protectHome: /^\/(?:home|root|run\/user)\//.test(`${root}/`) ? 'read-only' : 'yes',
    kept,
    keptShell: kept,
    upstreams: servers.join(' '),
    pages,
    nginxUpstreams: servers.map((server) => `    server ${server} max_fails=1 fail_timeout=2s;`).join('\n'),
    caddyTrusted: (env.TRUST_PROXY ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    composeTrustYaml: yamlText(['172.31.83.0/24', env.TRUST_PROXY].filter(Boolean).join(',')),
    kubernetesTrustYaml: yamlText(env.TRUST_PROXY ?? ''),
    buildArgs: build.map(([name, value]) => `        ${name}: ${yamlText(value!)}`).join('\n'),
    replicas: two,
  }
}

function publicAddress({ PUBLIC_URL }: Env): URL {
  if (PUBLIC_URL?.startsWith('https:')) return new URL(PUBLIC_URL)
  throw new CommandError(
    'Set PUBLIC_URL to the https address that visitors use: certificate and proxy are for its name.',
  )
}

/** The folder of data on the machine; the one of a workplace becomes that of a service. */
function dataFolder({ DATA_DIR }: Env): string {
  const folder = DATA_DIR === readEnv({}).DATA_DIR ? '/var/lib/intaglio' : DATA_DIR
  if (isAbsolute(folder)) return resolve(folder)
  throw new CommandError(`DATA_DIR: ${folder} depends on where a server is started: name the folder from / on.`)
}

/** The folder of backups on the machine. */
function backupFolder({ BACKUP_DIR = '/var/backups/intaglio' }: Env): string {
  if (isAbsolute(BACKUP_DIR)) return resolve(BACKUP_DIR)
  throw new CommandError(`BACKUP_DIR: ${BACKUP_DIR} depends on where a command is started: name the folder from / on.`)
}

/** Where a proxy on the same machine reaches a server that listens on `host`. */
function reachable(host: string): string {
  if (['localhost', '0.0.0.0', '::'].includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** The proxies that are believed, and among them the one on this machine. */
function trusted({ TRUST_PROXY }: Env): string {
  const visitor = '203.0.113.9'
  const believed = ['127.0.0.1', '::1'].every((proxy) => clientAddress(TRUST_PROXY)(proxy, visitor) === visitor)
  return [believed ? undefined : loopback, TRUST_PROXY].filter(Boolean).join(',')
}
