import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { writeTestSite } from '#server/http/test-site.server.ts'
import { attacks } from './rpc-attacks.ts'

/**
 * `npm run bench:rpc`: one address asks the embedded chain the worst it can, as fast as its limit allows, while others read the chain
 * and fund new accounts. Prints what the others saw and writes it to docs/bench/rpc.md. Fails when a block is missing after the end;
 * times depend on the machine and are only reported. The first attack takes `SECONDS`, the others a sixth of it.
 */
const seconds = Number(process.env.SECONDS ?? 120)
const port = 4_723
const url = `http://127.0.0.1:${port}`
const directory = await mkdtemp(join(tmpdir(), 'intaglio-rpc-attack-'))
await chmod(directory, 0o711)
await writeTestSite(join(directory, 'build'))
const columns = [
  'attack',
  'attacker asked',
  'funded within 1 s',
  'slowest 5 %',
  'reads within 1 s',
  'slowest 5 %',
  'blocks',
]
const rows: string[][] = [columns, columns.map(() => '---')]

let said = ''
let visitors = 0
let server = start()
try {
  await untilChain()
  await watch('none', seconds / 6)
  for (const [at, [name, calls]] of Object.entries(attacks).entries())
    await watch(name, at === 0 ? seconds : seconds / 6, calls)
  const head = await ask('198.51.100.1', 'eth_blockNumber', [])
  await stop()
  server = start()
  await untilChain()
  const back = await ask('198.51.100.1', 'eth_blockNumber', [])
  const saved = !said.includes('chain-save-failed') && Number(back) >= Number(head)
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n')
  const end = `State saved at the end: ${saved ? 'yes' : 'NO'}, ${Number(head)} blocks before the stop and ${Number(back)} after it.`
  const text = `# One visitor against the embedded chain

Written by \`npm run bench:rpc\` (${seconds} seconds of the first attack, ${availableParallelism()} cores, everything on one machine). The attacker sends
from one address, as fast as the limit of 3,000 units a minute allows; others fund a new account with its samples every two seconds and read ten
times a second, each from an address of its own.

${table}

${end}
`
  console.log(text)
  await writeFile(join(import.meta.dirname, '../../docs/bench/rpc.md'), text)
  if (!saved) process.exitCode = 1
} finally {
  await stop()
  await rm(directory, { recursive: true, force: true, maxRetries: 5 })
}

/** Counts what the others see for so long, attacked by these calls. */
async function watch(name: string, duration: number, calls?: (number: number) => object[]) {
  const end = performance.now() + duration * 1_000
  const going = () => performance.now() < end
  const before = Number(await ask('198.51.100.1', 'eth_blockNumber', []))
  let asked = 0
  const attack = async (make: (number: number) => object[]) => {
    while (going()) {
      const entries = make(asked++).map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
      const answer = await post('192.0.2.1', '/rpc', entries).catch(() => undefined)
      await answer?.text()
      if (answer?.status === 429) await sleep(250)
    }
  }
  const funded: number[] = []
  const read: number[] = []
  const every = async (pause: number, times: number[], work: () => Promise<unknown>) => {
    const flying: Promise<unknown>[] = []
    while (going()) {
      const since = performance.now()
      flying.push(
        work().then(
          () => times.push(performance.now() - since),
          () => times.push(Infinity),
        ),
      )
      await sleep(pause)
    }
    await Promise.all(flying)
  }
  await Promise.all([
    ...(calls ? Array.from({ length: 32 }, () => attack(calls)) : []),
    every(2_000, funded, () => fund()),
    every(100, read, () => readSomething()),
  ])
  const after = Number(await ask('198.51.100.1', 'eth_blockNumber', []))
  rows.push([
    `${name}, ${Math.round(duration)} s`,
    calls ? `${asked} times` : '',
    ...seen(funded),
    ...seen(read),
    String(after - before),
  ])
  console.error(rows.at(-1)!.join('  |  '))
}

function seen(times: number[]): [string, string] {
  const sorted = times.toSorted((a, b) => a - b)
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const quick = sorted.filter((time) => time <= 1_000).length
  return [`${quick} of ${times.length}`, late === Infinity ? 'failed' : `${Math.round(late)} ms`]
}

function visitor(): string {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

async function fund() {
  const answer = await post(visitor(), '/api/demo/fund', { address: privateKeyToAddress(generatePrivateKey()) })
  if (answer.status !== 200) throw new Error(String(answer.status))
  await answer.text()
}

/** One of what a page asks, in turn; what runs code is among it. */
function readSomething() {
  const account = `0x${'22'.repeat(20)}`
  const questions: [string, unknown[]][] = [
    ['eth_getBalance', [account, 'latest']],
    ['eth_call', [{ to: `0x${'0'.repeat(39)}4`, data: `0x${visitors.toString(16).padStart(8, '0')}` }, 'latest']],
    ['eth_blockNumber', []],
    ['eth_estimateGas', [{ from: account, to: account, data: `0x${visitors.toString(16).padStart(8, '0')}` }]],
    ['eth_getBlockByNumber', ['latest', false]],
  ]
  return ask(visitor(), ...questions[visitors % questions.length]!)
}

async function ask(from: string, method: string, params: unknown[]): Promise<unknown> {
  const answer = await post(from, '/rpc', { jsonrpc: '2.0', id: 1, method, params })
  const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

function post(from: string, path: string, body: unknown): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': from },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(40_000),
  })
}

function start() {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../faults/serve.ts'), directory], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(directory, 'data'),
      POW_DIFFICULTY: '0',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

async function stop() {
  server.child.kill('SIGTERM')
  await server.ended
}

async function untilChain() {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    const ready = await fetch(`${url}/api/ready`).catch(() => undefined)
    const head = await ask('198.51.100.1', 'eth_blockNumber', []).catch(() => undefined)
    if (ready?.status === 200 && head !== undefined) return
  }
  throw new Error(`The server did not come up: ${said}`)
}
