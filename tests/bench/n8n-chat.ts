import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const project = join(import.meta.dirname, '../n8n-chat')
const built = join(project, 'build')
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const run = (command: string, args: string[]) => {
  const { status } = spawnSync(command, args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${project}`)
}

/** Installs n8n's widget into its own project, where it is not there yet, and builds its page. */
export function buildN8nChat(): void {
  if (!existsSync(join(project, 'node_modules'))) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  run('vite', ['build', '.', '--outDir', 'build', '--logLevel', 'error'])
}

/** Serves its page. What it posts is handed to the chat at `answeredBy`, so that both widgets show the same replies. */
export async function serveN8nChat(answeredBy: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname
    if (request.method === 'POST') {
      const body = Buffer.concat(await request.toArray())
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${answeredBy}${path}`, { method: 'POST', headers, body })
      return void response.writeHead(answer.status, headers).end(await answer.text())
    }
    const file = path === '/' ? 'index.html' : path.slice(1)
    const bytes = await readFile(join(built, file)).catch(() => undefined)
    return void response.writeHead(bytes ? 200 : 404, { 'content-type': types[extname(file)] ?? '' }).end(bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
