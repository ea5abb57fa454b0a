import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeFunctionData, getAddress, numberToHex } from 'viem'
import { startAnvil } from '#chain/anvil/anvil.server.ts'
import { create2Deployer, callOfDeployer } from '#chain/contracts/create2.ts'
import { plannedContracts } from '#chain/contracts/planned-codes.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { share } from './chat-visitor.ts'
import { startDatabase, startServers } from './grown-machine.ts'

/**
 * `npm run bench:nodes`: visitors read the chain through the server, which has one node, and then two with the same chain. Printed and written
 * to docs/bench/nodes.md: how many reads they take, what is seen when the first node dies among them, and what when each
 * node takes no more than a provider's plan allows. Fails where two nodes leave a read without an answer.
 */
const root = join(import.meta.dirname, '../..')
const seconds = Number(process.env.SECONDS ?? 10)
const chainId = 11_155_111
/** Reads a second: from all visitors, and what a node behind a plan takes. */
const asked = 150
const plan = 100

const folder = await mkdtemp(join(tmpdir(), 'intaglio-nodes-'))
await chmod(folder, 0o711)

/** How long a read took, and why there was no answer where there was none. */
type Outcome = { took: number; why?: string }
type Said = { result?: string; error?: { message: string }; message?: string }

/** One node of the chain, with the locker on it: the same transactions in the same order, so both say the same. */
async function startNode() {
  const anvil = await startAnvil({ chainId, accounts: 1, cache: folder })
  const account = await openSampleAccount(anvil.ask)
  const locker = plannedContracts.find(({ kind }) => kind === 'TokenLocker')!
  await account.send({ to: create2Deployer, data: callOfDeployer(locker.creationCode) })
  await account.settle()
  const stop = async () => {
    if (anvil.child.exitCode === null && anvil.child.kill('SIGKILL')) await once(anvil.child, 'exit')
  }
  return { url: anvil.url, locker: locker.address, stop }
}

/** A provider before a node: takes so many questions in a second, and refuses the rest as providers do. */
async function behindPlan(url: string) {
  let left = plan
  const refill = setInterval(() => (left = plan), 1_000)
  const server = createServer((incoming, answer) => {
    if (left-- <= 0) {
      incoming.resume()
      return answer.writeHead(429, { 'retry-after': '1' }).end('{"error":"limit"}')
    }
    const { method, headers } = incoming
    const onward = request(url, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async () => {
    clearInterval(refill)
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

/** Reads the locks of an account that nobody asked for before, so that no answer is one that was kept. */
let reads = 0
async function read(url: string, to: string, due = performance.now()): Promise<Outcome> {
  const account = getAddress(numberToHex(++reads + 2 ** 32, { size: 20 }))
  const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'idsOf', args: [account] })
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] })
  const visitor = `198.18.${Math.floor(reads / 250) % 250}.${reads % 250}`
  const headers = { 'content-type': 'application/json', origin: url, 'x-forwarded-for': visitor }
  const said = await fetch(`${url}/rpc`, { method: 'POST', headers, body })
    .then((answer) => answer.json() as Promise<Said>)
    .catch((error: unknown): Said => ({ message: String(error) }))
  const took = performance.now() - due
  if (said.result?.startsWith('0x')) return { took }
  return { took, why: said.error?.message ?? said.message ?? 'no answer' }
}

/** Reads at the rate of all visitors, however late the answers are. */
async function atRate(url: string, to: string, meanwhile?: () => Promise<void>): Promise<string> {
  const began = performance.now()
  const going: Promise<Outcome>[] = []
  let isDone = false
  while (going.length < asked * seconds) {
    const due = Math.min(asked * seconds, ((performance.now() - began) / 1_000) * asked)
    for (; going.length < due;) going.push(read(url, to, began + (going.length / asked) * 1_000))
    if (!isDone && performance.now() - began > (seconds * 1_000) / 3) {
      isDone = true
      void meanwhile?.()
    }
    await sleep(2)
  }
  return told(await Promise.all(going))
}

async function atWill(url: string, to: string): Promise<string> {
  const end = performance.now() + seconds * 1_000
  const outcomes: Outcome[] = []
  const visitor = async () => {
    while (performance.now() < end) outcomes.push(await read(url, to))
  }
  await Promise.all(Array.from({ length: 64 }, visitor))
  return `${Math.round(outcomes.length / seconds).toLocaleString('en')} a second; ${told(outcomes)}`
}

let unanswered = 0
function told(outcomes: Outcome[]): string {
  const reasons = outcomes.flatMap(({ why = [] }) => why)
  unanswered = reasons.length
  const times = outcomes.filter(({ why }) => why === undefined).map(({ took }) => took)
  const [half, most, last] = [0.5, 0.99, 1].map((part) => `${share(times, part).toFixed(0)}`)
  const whole = `${times.length} of ${outcomes.length} answered, half within ${half} ms, 99 % within ${most}, all within ${last}`
  return reasons.length === 0
    ? whole
    : `${whole}; the others were told: “${[...new Set(reasons)].slice(0, 3).join('”, “')}”`
}

const database = await startDatabase(folder, 60)
let isRight = true
const cells: string[][] = []
try {
  for (const count of [1, 2]) {
    const nodes = await Promise.all(Array.from({ length: count }, startNode))
    const to = nodes[0]!.locker
    const column: string[] = []
    const withServer = async (urls: string[], work: (url: string) => Promise<string>) => {
      const { servers, ready, stop } = await startServers(1, folder, {
        SECRET: 'a secret that only this run has, 32+',
        POW_DIFFICULTY: '0',
        LIMIT_FACTOR: '1000000',
        TRUST_PROXY: '127.0.0.1,::1',
        CHAIN_ID: String(chainId),
        RPC_URL: urls.join(),
        DATABASE_URL: database.url,
      })
      if (!ready) throw new Error(`The server did not become ready.\n${servers[0]!.said()}`)
      await work(servers[0]!.url).then((text) => column.push(text))
      if (count === 2 && unanswered > 0) isRight = false
      await stop()
    }
    const urls = nodes.map(({ url }) => url)
    await withServer(urls, (url) => atWill(url, to))
    const plans = await Promise.all(urls.map(behindPlan))
    await withServer(
      plans.map(({ url }) => url),
      (url) => atRate(url, to),
    )
    await Promise.all(plans.map(({ stop }) => stop()))
    await withServer(urls, (url) => atRate(url, to, nodes[0]!.stop))
    await Promise.all(nodes.map(({ stop }) => stop()))
    cells.push(column)
  }
  const whats = [
    'as fast as it comes, 64 at a time',
    `${asked} reads a second, each node takes ${plan} and refuses the rest (429)`,
    `${asked} reads a second, the first node dies after a third of them`,
  ]
  const text = `# One node of the chain, and two

Written by \`npm run bench:nodes\` (${seconds} seconds each). Visitors read through \`/rpc\` which locks an account has, each an account that nobody asked for before. Nodes are anvils with the same
chain; server, database, nodes and visitors share ${availableParallelism()} cores (load ${loadavg()[0]!.toFixed(0)} at the end). Limits are raised, as in [load.md](load.md).

| | one node | two nodes |
|---|---|---|
${whats.map((what, at) => `| ${what} | ${cells.map((column) => column[at]).join(' | ')} |`).join('\n')}
`
  console.log(text)
  await writeFile(join(root, 'docs/bench/nodes.md'), text)
  if (!isRight) process.exitCode = 1
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
