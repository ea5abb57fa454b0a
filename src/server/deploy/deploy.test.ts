import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { clientAddress } from '#core/http/client-address.server.ts'
import { readEnv, variables } from '#core/process/env.server.ts'
import { securityHeaders } from '#server/http/security-headers.server.ts'
import type { SiteFile, SiteManifest } from '#server/http/site-manifest.ts'
import { runOps } from '#server/ops/ops.server.ts'
import { checkFiles } from './check-files.server.ts'
import { fillTemplate } from './fill-template.ts'
import { machineFiles } from './machine-files.server.ts'
import { environmentLine } from './quote-values.ts'

const folder = await mkdtemp(join(tmpdir(), 'intaglio-deploy-'))
afterAll(() => rm(folder, { recursive: true }))

const file = (path: string, type: string, headers = {}): SiteFile => ({
  path,
  file: path.slice(1),
  type,
  sha256: 'x',
  immutable: true,
  encodings: ['br', 'gzip'],
  headers,
})
const script = 'text/javascript; charset=utf-8'
const manifest: SiteManifest = {
  publicUrl: 'https://example.com',
  files: [
    file('/assets/root-x1.js', script),
    file('/assets/face-x1.woff2', 'font/woff2'),
    file('/assets/worker-x1.js', script, { 'Content-Security-Policy': "script-src 'self'" }),
  ],
}
const secrets = {
  DATABASE_URL: 'postgres://intaglio:pass-of-database@db.internal/intaglio',
  SECRET: `a 'secret' with "quotes", $HOME, \`id\`, #, \\ and %i in it`,
  CHAT_MODEL_URL: 'https://model.internal/v1',
  CHAT_MODEL_KEY: 'key-of-the-model',
  SMTP_URL: 'smtp://user:pass-of-mail@mail.internal',
  MAIL_FROM: 'Intaglio <hello@example.com>',
  VOUCHER_KEY: `0x${'ab'.repeat(32)}`,
}

/** The files for these variables, by name. */
function made(more: Record<string, string> = {}, root = '/srv/intaglio/current') {
  const files = machineFiles(readEnv({ PUBLIC_URL: 'https://example.com', ...more }), { root, manifest })
  return Object.fromEntries(files.map(({ name, ...rest }) => [name, rest]))
}

/** The settings of a unit that say one thing. */
const settings = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!)

test('a value of a variable stands in the two files that only their owner can read, and in no other', () => {
  const files = made({ ...secrets, DEPLOYER_KEY: `0x${'cd'.repeat(32)}` })

  const held = ['intaglio.env', 'kubernetes-secret.yaml']
  for (const [name, { text, mode }] of Object.entries(files)) {
    expect([name, mode === 0o600]).toEqual([name, held.includes(name)])
    expect(text).not.toContain('cd'.repeat(32))
    if (held.includes(name)) continue
    for (const value of Object.values(secrets)) expect(text).not.toContain(value)
    expect(text).not.toMatch(/pass-of-|key-of-/)
  }
})

test('every value is read back from the environment file by a shell, whatever characters it has', async () => {
  const { text } = made(secrets)['intaglio.env']!
  const path = join(folder, 'read.env')
  await writeFile(path, text)

  const names = Object.keys(secrets)
  const program = `set -a; . "$1"; exec "$0" -p 'JSON.stringify(process.env)'`
  const read: unknown = JSON.parse(
    execFileSync('/bin/sh', ['-c', program, process.execPath, path], { env: { PATH: '' } }).toString(),
  )
  expect(read).toMatchObject(secrets)
  expect([...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name).toSorted()).toEqual(
    [...names, 'PUBLIC_URL'].toSorted(),
  )
})

test('a value with a line break is refused, and its variable named', () => {
  expect(() => environmentLine('SECRET', 'one\ntwo')).toThrow(/^SECRET holds a line break/)
})

test('the unit names variables that exist, in words systemd reads back, and a file with the others', () => {
  const unit = made({ DATA_DIR: '/srv/my "data" 100%' }, '/srv/our $ite')['intaglio.service']!.text

  const [environment] = settings(unit, 'Environment')
  const words = [...environment!.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word]) => word!)
  expect(words).toEqual([
    'PORT=3000',
    'HOST=localhost',
    String.raw`DATA_DIR=/srv/my \"data\" 100%%`,
    'TRUST_PROXY=127.0.0.1,::1',
    'BACKUP_DIR=/var/backups/intaglio',
  ])
  const known = new Set(variables.map(({ name }) => name))
  for (const word of words) expect(known).toContain(word.split('=')[0])
  expect(settings(unit, 'EnvironmentFile')).toEqual(['/etc/intaglio/intaglio.env'])
  expect(settings(unit, 'WorkingDirectory')).toEqual(['/srv/our $ite'])
  expect(settings(unit, 'ExecStart')).toEqual(['"/srv/our $$ite/node_modules/.bin/node" scripts/start.ts'])
  expect(settings(unit, 'ReadWritePaths')).toEqual([String.raw`"/srv/my \"data\" 100%%"`])
})

test('with one database and one secret there are two servers, each with its port and folder, and the proxies know both', () => {
  const files = made(secrets)

  const unit = files['intaglio@.service']!.text
  expect(settings(unit, 'Environment')[0]).toContain('"PORT=%i" "HOST=localhost" "DATA_DIR=/var/lib/intaglio/%i"')
  expect(settings(unit, 'StateDirectory')).toEqual(['intaglio/%i'])
  expect(files.Caddyfile!.text).toContain('reverse_proxy 127.0.0.1:3000 127.0.0.1:3001 {')
  expect(files['nginx.conf']!.text).toMatch(/server 127\.0\.0\.1:3000 .*\n +server 127\.0\.0\.1:3001 /)
  expect(files['release.sh']!.text).toContain('for port in 3000 3001; do')
  expect(Object.keys(made({ DATABASE_URL: secrets.DATABASE_URL }))).toContain('intaglio.service')
})

test.each([
  [undefined, '127.0.0.1,::1', ''],
  ['10.0.0.0/8', '127.0.0.1,::1,10.0.0.0/8', '10.0.0.0/8'],
  ['127.0.0.0/8, ::1', '127.0.0.0/8, ::1', '127.0.0.0/8 ::1'],
])('with TRUST_PROXY=%s the proxy on the machine is believed too', (given, set, caddy) => {
  const files = made(given === undefined ? {} : { TRUST_PROXY: given })

  const [environment] = settings(files['intaglio.service']!.text, 'Environment')
  expect(environment).toContain(`"TRUST_PROXY=${set}"`)
  expect(clientAddress(set)('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(files.Caddyfile!.text.match(/trusted_proxies (.*)/)?.[1] ?? '').toBe(caddy)
})

test('the proxies give hashed files the headers and types of the server, and workers their own policy', () => {
  const { Caddyfile, ['nginx.conf']: nginx } = made()

  for (const [name, value] of Object.entries(securityHeaders('https://example.com'))) {
    expect(Caddyfile!.text.split(`header ${name} \`${value}\``)).toHaveLength(3)
    expect(nginx!.text.split(`add_header ${name} "${value}";`)).toHaveLength(3)
  }
  expect(nginx!.text).toMatch(/\/assets\/worker- {[^}]*}[^}]*Content-Security-Policy "script-src 'self'";/)
  expect(nginx!.text).toContain('add_header Cache-Control "public, max-age=31536000, immutable";')
  expect(nginx!.text).toContain(`"${script}" js;`)
  expect(Caddyfile!.text).toContain('header @woff2 Content-Type `font/woff2`')
  expect(nginx!.text).toMatch(/location \/webhook\/ {[^}]*proxy_buffering off;/)
  // Only what says `no-cache` is kept: an answer about a visitor says `no-store`.
  expect(nginx!.text).toMatch(/map \$upstream_http_cache_control \$intaglio_passing {\s+no-cache 0;\s+default 1;\s+}/)
  expect(nginx!.text).toMatch(/location \/ {[^}]*proxy_cache_valid 200 1s;[^}]*proxy_no_cache \$intaglio_passing;/)
  expect(Caddyfile!.text).toMatch(/handle \/webhook\/\* {[^}]*flush_interval -1/)
})

test('hashed files with other headers than the templates know are refused', () => {
  const odd = { ...manifest, files: [...manifest.files, file('/assets/odd.js', script, { 'X-Odd': 'yes' })] }

  expect(() => machineFiles(readEnv({ PUBLIC_URL: 'https://example.com' }), { root: '/srv', manifest: odd })).toThrow(
    /^\/assets\/odd\.js has other headers than \/assets\/root-x1\.js/,
  )
})

type Manifest = { kind: string; spec: { replicas?: number; template?: { spec: { containers: Container[] } } } }
type Container = { command?: string[]; env: { name: string; value: string }[] } & Record<string, unknown>

const parsed = (text: string) =>
  parseAllDocuments(text).map((document) => {
    expect('errors' in document ? document.errors : document).toEqual([])
    return (document as { toJS(): Manifest }).toJS()
  })

const kinds = (documents: Manifest[]) => documents.map(({ kind }) => kind)

test('the manifest for Kubernetes has probes and a job that migrates, or one pod with a volume', () => {
  const two = parsed(made(secrets)['kubernetes.yaml']!.text)
  const one = parsed(made()['kubernetes.yaml']!.text)

  expect(kinds(two)).toEqual(['Job', 'PodDisruptionBudget', 'Deployment', 'Service', 'Ingress'])
  expect(kinds(one)).toEqual(['PersistentVolumeClaim', 'Deployment', 'Service', 'Ingress'])
  const [job, , deployment] = two
  expect(job!.spec.template!.spec.containers[0]!.command!.at(-1)).toBe('migrate')
  expect([deployment!.spec.replicas, one[1]!.spec.replicas]).toEqual([2, 1])
  const [server] = deployment!.spec.template!.spec.containers
  expect(server).toMatchObject({
    readinessProbe: { httpGet: { path: '/api/ready' } },
    livenessProbe: { httpGet: { path: '/api/health' } },
    startupProbe: { httpGet: { path: '/api/health' } },
    securityContext: { readOnlyRootFilesystem: true },
  })
  const known = variables.map(({ name }) => name)
  for (const { name } of server!.env) expect(known).toContain(name)
})

test('the secret for Kubernetes and the compose file are YAML with the values as they are', () => {
  const files = made({ ...secrets, EVENT_CODE: 'harbour-2026' })

  const [secret] = parsed(files['kubernetes-secret.yaml']!.text) as unknown as [{ stringData: unknown }]
  expect(secret.stringData).toEqual({ ...secrets, EVENT_CODE: 'harbour-2026', PUBLIC_URL: 'https://example.com' })
  const [compose] = parsed(files['compose.yaml']!.text) as unknown as [{ services: { server: unknown } }]
  expect(compose.services.server).toMatchObject({
    build: { args: { PUBLIC_URL: 'https://example.com', EVENT_CODE: 'harbour-2026' } },
    environment: { PORT: '3000', TRUST_PROXY: '172.31.83.0/24' },
    ports: ['127.0.0.1:3000:3000'],
    read_only: true,
  })
  parsed(made()['compose.yaml']!.text)
})

/** What closes a unit off from the machine. */
const closed = (unit: string) => unit.match(/^UMask=[^]*?^SystemCallErrorNumber=.*$/m)?.[0]

test('a backup runs beside the server as its user, with its data, by a timer or by cron', () => {
  const [named, embedded] = [made(secrets), made({ DATA_DIR: "/srv/it's", BACKUP_DIR: '/mnt/safe' })]

  expect(named['intaglio-backup.service']!.text).toContain(
    'Environment="DATA_DIR=/var/lib/intaglio/3000" "BACKUP_DIR=/var/backups/intaglio"',
  )
  expect(settings(embedded['intaglio-backup.service']!.text, 'User')).toEqual(['intaglio'])
  // It is as closed as the server is.
  expect(closed(embedded['intaglio-backup.service']!.text)).toContain('CapabilityBoundingSet=\n')
  expect(closed(embedded['intaglio-backup.service']!.text)).toBe(closed(embedded['intaglio.service']!.text))
  expect(settings(embedded['intaglio-backup.service']!.text, 'ReadWritePaths')).toEqual(['"/srv/it\'s" "/mnt/safe"'])
  expect(settings(embedded['intaglio.service']!.text, 'Environment')[0]).toContain('"BACKUP_DIR=/mnt/safe"')
  expect(embedded['backup.sh']!.text).toContain(
    `DATA_DIR='/srv/it'\\''s' BACKUP_DIR='/mnt/safe'\ncd '/srv/intaglio/current'`,
  )
  expect(embedded['intaglio-backup.cron']!.text).toMatch(/^20 3 \* \* \* root \/bin\/sh \/etc\/intaglio\/backup\.sh$/m)
  expect(() => made({ BACKUP_DIR: 'backups' })).toThrow(/name the folder from \/ on/)
})

test('no file has a place that was not filled', () => {
  for (const { text } of [...Object.values(made()), ...Object.values(made(secrets))]) expect(text).not.toMatch(/{{|}}/)
  expect(() => fillTemplate('{{name}}', {})).toThrow('The template has {{name}}, which has no value.')
})

test.each([
  [{}, /^Set PUBLIC_URL to the https address/],
  [{ PUBLIC_URL: 'http://example.com' }, /^Set PUBLIC_URL to the https address/],
  [{ PUBLIC_URL: 'https://example.com', DATA_DIR: 'data' }, /^DATA_DIR: data depends on where a server is started/],
])('%j is refused in a sentence', (source, sentence) => {
  expect(() => machineFiles(readEnv(source), { root: '/srv', manifest })).toThrow(sentence)
})

/** Runs one command line, as `npm run ops -- …` would. */
async function ops(...words: string[]) {
  let [out, err] = ['', '']
  const code = await runOps(words, {
    env: () => readEnv({ PUBLIC_URL: 'https://example.com' }),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}

test('the checkers that are on this machine find no fault, and each that is not is named', async () => {
  for (const more of [{}, secrets]) {
    const place = await mkdtemp(join(folder, 'good-'))
    for (const [name, { text, mode }] of Object.entries(made(more))) await writeFile(join(place, name), text, { mode })

    const { code, out } = await ops('deploy', '--check', place, '--json')

    const rows = JSON.parse(out) as Awaited<ReturnType<typeof checkFiles>>
    expect([code, rows.filter(({ result }) => result === 'faulty')]).toEqual([0, []])
    const checkers = ['caddy', 'docker', 'kubeconform', 'kubectl', 'nginx', 'sh', 'systemd-analyze']
    expect([...new Set(rows.map(({ checker }) => checker))].toSorted()).toEqual(checkers)
    expect(rows.filter(({ checker }) => checker === 'sh').map(({ result }) => result)).toEqual([
      'good',
      'good',
      'good',
      'good',
    ])
    expect((await stat(join(place, 'intaglio.env'))).mode & 0o777).toBe(0o600)
    for (const { result, says } of rows)
      expect(says).toMatch(result === 'not found' ? /is not installed|has no|reaches no/ : /\S/)
  }
})

test('a file that is broken is told with its name, and the command fails', async () => {
  const place = await mkdtemp(join(folder, 'bad-'))
  await writeFile(join(place, 'release.sh'), 'if true; then\n')

  const { code, out, err } = await ops('deploy', '--check', place)

  expect([code, err]).toEqual([1, '1 check has found a fault.\n'])
  expect(out).toMatch(/^release\.sh +sh +faulty +\S/m)
  expect(await ops('deploy', '--check', join(place, 'nowhere'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no folder/),
  })
  expect(await readFile(join(place, 'release.sh'), 'utf8')).toBe('if true; then\n')
})
