import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { certificates, inside, needDebian, type Machine } from './machine.ts'

type Config = { User: string; Cmd: string[]; WorkingDir: string; Env: string[]; Healthcheck?: { Test: string[] } }
type Visited = (command: string, options: { data: string; before: string }) => string

/** Words as the shell reads them back. */
const quoted = (words: string[]) => words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')

/**
 * Builds the Containerfile over the bare machine, without Docker and without a kernel's help (`buildah`, isolation `chroot`, storage
 * `vfs`), and runs its command as its user, then its health check. Answers whether both ended well.
 */
export async function imageOf(
  machine: Machine,
  { folder, log, visited }: { folder: string; log: string; visited: Visited },
): Promise<boolean> {
  needDebian('buildah')
  const store = join(folder, 'containers')
  const policy = join(folder, 'policy.json')
  writeFileSync(policy, JSON.stringify({ default: [{ type: 'insecureAcceptAnything' }] }))
  const place = ['--root', store, '--runroot', join(folder, 'containers-run'), '--storage-driver', 'vfs']
  const buildah = (command: string, ...args: string[]) => {
    const said = execFileSync('buildah', [...place, command, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 30,
    })
    appendFileSync(log, said)
    return said.trim()
  }
  const clear = () => {
    for (const name of ['base.tar', 'context', 'containers', 'containers-run'])
      rmSync(join(folder, name), { recursive: true, force: true })
  }
  // A run that was broken off has left its own.
  clear()
  try {
    const base = join(folder, 'base.tar')
    const others = ['./root/intaglio', './home/visitor/our site', './proc/*', './sys/*', './dev/*', './tmp/*']
    execFileSync('tar', ['-C', machine.root, ...others.map((path) => `--exclude=${path}`), '-cf', base, '.'])
    const bare = buildah('from', 'scratch')
    buildah('add', bare, base, '/')
    if (process.env.NODE_EXTRA_CA_CERTS) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, bare)
    buildah('commit', '--signature-policy', policy, bare, 'localhost/bare')

    const context = join(folder, 'context')
    execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', `file://${process.cwd()}`, context])
    const built = ['--isolation', 'chroot', '--format', 'docker', '--signature-policy', policy, '--pull-never']
    buildah(
      'bud',
      ...built,
      '--build-arg',
      'BASE=localhost/bare',
      '--file',
      join(context, 'Containerfile'),
      '--tag',
      'localhost/intaglio',
      context,
    )

    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/intaglio')) as {
      Docker: { config: Config }
    }
    const { Cmd, User, WorkingDir, Env, Healthcheck } = Docker.config
    const root = buildah('mount', buildah('from', '--pull-never', '--signature-policy', policy, 'localhost/intaglio'))
    const before = quoted(Healthcheck!.Test.slice(1))
    const env = Object.fromEntries(Env.map((line) => line.split(/=(.*)/s, 2) as [string, string]))
    const script = `cd ${WorkingDir}\ntest "$(id -u)" != 0\ntest ! -e node_modules/@react-router/dev\n${visited(quoted(Cmd), { data: '/data', before })}
if grep -E 'Building the site|is served as it was built' "$log"; then exit 1; fi`
    return await inside(root, script, { log, user: User, env })
  } finally {
    clear()
  }
}
