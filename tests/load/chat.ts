import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { questionsIn } from '../eval/judged.ts'
import { freePort } from '../serve-site.ts'
import { startWorkflow } from './chat-upstream.ts'
import { ask, share } from './chat-visitor.ts'
import { processorTime } from './processes.ts'

/**
 * `npm run bench:chat`: the real server, once in front of a workflow that streams and once answering by itself, with visitors beside it
 * on the same machine. Prints what was reached next to the goals and asserts nothing: times belong to the machine. Rate limits are
 * raised by LIMIT_FACTOR, so every line of code runs as it does for visitors.
 */
const root = join(import.meta.dirname, '../..')
const rows: string[][] = [['', 'goal', 'measured']]
const ms = (value: number) => `${value.toFixed(1)} ms`

if (!existsSync(join(root, 'build/site.json'))) throw new Error('Build the site first: npm run build')

const firstWord = async (url: string) => (await ask(url, 'Hello')).first

/** Runs the server with these variables for as long as `work` takes. */
async function withServer(
  variables: Record<string, string>,
  work: (url: string, server: ChildProcess) => Promise<void>,
) {
  const directory = await mkdtemp(join(tmpdir(), 'intaglio-chat-'))
  await chmod(directory, 0o711)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: directory, LIMIT_FACTOR: '1000000', ...variables }
  const server = spawn(process.execPath, [join(root, 'src/server/main.server.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) await sleep(200)
    await work(`${url}/webhook/site/chat`, server)
  } finally {
    server.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  }
}

const workflow = await startWorkflow({ pieces: 20, pause: 100 })
await withServer({ CHAT_WEBHOOK_URL: workflow.url }, async (url, server) => {
  await firstWord(url)
  const direct: number[] = []
  const relayed: number[] = []
  for (let at = 0; at < 10; at++) {
    direct.push(await firstWord(workflow.url))
    relayed.push(await firstWord(url))
  }
  rows.push([
    'first word, one visitor: through us, less straight from the workflow, median of ten',
    '≤ 5 ms',
    ms(share(relayed, 0.5) - share(direct, 0.5)),
  ])

  const before = processorTime(server.pid!)
  const streams = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      // Visitors do not press Enter in the same millisecond.
      await sleep(at * 10)
      return ask(url, 'Hello')
    }),
  )
  const used = processorTime(server.pid!) - before
  const firsts = streams.map(({ onTheWay }) => onTheWay[0]!)
  const all = streams.flatMap(({ onTheWay }) => onTheWay)
  rows.push(['200 streams at once: first word on its way through us, median', '≤ 5 ms', ms(share(firsts, 0.5))])
  rows.push(['the same, 95 of 100', '≤ 5 ms', ms(share(firsts, 0.95))])
  rows.push([`every word (${all.length}), median and 95 of 100`, '', `${ms(share(all, 0.5))}, ${ms(share(all, 0.95))}`])
  rows.push(['processor time of the server for a word', '', ms(used / all.length)])
  rows.push([
    'streams that arrived whole',
    '200',
    String(streams.filter(({ onTheWay }) => onTheWay.length === 20).length),
  ])
})
workflow.close()

await withServer({}, async (url, server) => {
  const questions = questionsIn('english-answerable').map(({ ask: question }) => question)
  await ask(url, questions[0]!)
  const times: number[] = []
  const before = processorTime(server.pid!)
  const asking: Promise<unknown>[] = []
  for (let at = 0; at < 600; at++) {
    asking.push(ask(url, questions[at % questions.length]!).then(({ whole }) => times.push(whole)))
    await sleep(20)
  }
  await Promise.all(asking)
  rows.push([
    'processor time of the server for an answer',
    '',
    ms((processorTime(server.pid!) - before) / times.length),
  ])
  rows.push(['answers from the pages, 50 a second: median', '', ms(share(times, 0.5))])
  rows.push(['the same, 95 of 100', '≤ 50 ms', ms(share(times, 0.95))])
})

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
console.log(rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join('   ')).join('\n'))
console.log(
  `\n${availableParallelism()} cores, Node ${process.version}, load of the machine ${loadavg()[0]!.toFixed(1)}`,
)
