import { execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { startAnvil } from '#chain/anvil/anvil.server.ts'
import { freePort } from '../serve-site.ts'
import { eventVisitors, told, type Ended } from './event-visitors.ts'

/**
 * `npm run rehearse:event`: the real server with its database and its local chain, a collection made by the operator's own commands,
 * and 300 visitors who mint at the same moment: half with printed cards over the one network of the hall, half with the event code
 * over networks of their own. Among them are some who race for one card, send twice, or mistype. Prints what happened and writes it to
 * docs/bench/event.md. Fails when a piece is missing or one too many. `--visitors 10000` lets others come than 300, and writes nothing; so does
 * `--block 2`, which takes a node elsewhere that makes a block every two seconds, as a public chain does, in place of the local chain.
 */
const root = join(import.meta.dirname, '../..')
const { values: asked } = parseArgs({
  options: { visitors: { type: 'string', default: '300' }, block: { type: 'string' } },
})
const cards = Math.ceil(Number(asked.visitors) / 2)
const atEvent = Number(asked.visitors) - cards
/** How much wider the limits are, as an operator sets them for the day of an event. */
const factor = Math.ceil((cards + atEvent) / 300)
const execute = promisify(execFile)
const directory = await mkdtemp(join(tmpdir(), 'intaglio-event-'))
await chmod(directory, 0o711)
const port = await freePort()
const url = `http://localhost:${port}`
/** Where it is no local chain: its node, and who pays for visitors and for contracts. */
const [payer, deployer] = [generatePrivateKey(), generatePrivateKey()]
const node = asked.block === undefined ? undefined : await startAnvil({ chainId: 11_155_111, cache: directory })
const env = {
  ...(node && { CHAIN_ID: '11155111', RPC_URL: node.url, VOUCHER_KEY: payer }),
  PATH: process.env.PATH,
  PORT: String(port),
  PUBLIC_URL: url,
  DATA_DIR: join(directory, 'data'),
  TRUST_PROXY: '127.0.0.1,::1',
  LIMIT_FACTOR: String(factor),
}
const server = spawn(process.execPath, [join(root, 'src/server/main.server.ts')], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = new Promise((resolve) => server.once('exit', resolve))

const ops = async (...words: string[]) => {
  const { stdout } = await execute(process.execPath, [join(root, 'src/server/ops/ops.server.ts'), ...words], {
    env: { ...env, ...(node && { DEPLOYER_KEY: deployer }) },
  })
  return stdout
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

try {
  if (node) {
    for (const key of [payer, deployer])
      await node.ask('anvil_setBalance', privateKeyToAddress(key), '0x56bc75e2d63100000')
    await ops('contracts', 'deploy', '--yes')
  }
  await untilReady()
  const out = join(directory, 'codes')
  await ops('codes', 'create', '--count', String(cards), '--name', 'Rehearsal', '--out', out)
  const terms = [
    '--name',
    'Rehearsal',
    '--symbol',
    'REH',
    '--description',
    'A rehearsal.',
    '--codes',
    `${out}/list.json`,
  ]
  const event = ['--event-code', 'rehearsal', '--supply', String(atEvent), '--end', '2099-01-01', '--sponsor', '5']
  const made = await ops('campaign', 'create', ...terms, ...event, '--yes')
  const contract = /0x\w{40}(?= now)/.exec(made)![0] as `0x${string}`
  const codes = (await readFile(join(out, 'codes.csv'), 'utf8')).trim().split('\r\n').slice(1)

  await node?.ask('evm_setIntervalMining', Number(asked.block))
  const visitors = await eventVisitors({ url, contract, codes: codes.map((row) => row.split(',')[1]!), atEvent })
  const started = performance.now()
  const ends = await Promise.all(visitors.map((visit) => visit()))
  const all = performance.now() - started
  const listed = await ops('campaign', 'list', '--json')
  const campaign = (JSON.parse(listed) as Record<string, unknown>[]).find((each) => each.contract === contract)!
  await report(ends, all, campaign)
} finally {
  server.kill('SIGTERM')
  await ended
  node?.child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true, maxRetries: 5 })
}

async function report(ends: Ended[], all: number, campaign: Record<string, unknown>) {
  const minted = ends.filter(({ outcome }) => outcome === 'minted')
  const times = (kind: Ended['kind']) => minted.filter((each) => each.kind === kind).map(({ took }) => took)
  const line = (kind: Ended['kind'], words: string) => {
    const took = times(kind)
    return `| ${words} | ${took.length} | ${seconds(share(took, 0.5))} | ${seconds(share(took, 0.95))} | ${seconds(Math.max(...took))} |`
  }
  const count = (outcome: Ended['outcome']) => ends.filter((each) => each.outcome === outcome).length
  const tokens = new Set(minted.map(({ token }) => token))
  const text = `# An event, rehearsed

Written by \`npm run rehearse:event\`: ${cards + atEvent} visitors mint at the same moment on ${node ? 'a chain elsewhere and the embedded database' : 'the embedded chain and database'}, with ${factor === 1 ? 'the rate limits that' : `limits ${factor} times as wide as those that`}
visitors meet. The site pays for all of them, one transaction after the other. Server, chain, database and visitors share
${availableParallelism()} cores (load ${loadavg()[0]!.toFixed(0)} at the end); the signatures of all visitors are made there, too. ${
    node
      ? `The chain makes a block every ${asked.block} seconds.`
      : `The chain makes a block for each
transaction; on another one, its blocks set the pace.`
  } Compare only within one run.

| from the first request to the piece | minted | median | 95 of 100 | slowest |
|---|---|---|---|---|
${line('card', 'with a card, all over one network')}
${line('event', 'with the event code, signing in first')}

| what else | |
|---|---|
| all done after | ${seconds(all)} |
| pieces each second | ${(minted.length / (all / 1000)).toFixed(1)} |
| on the chain | ${campaign['by card']} by card, ${campaign['by event']} by the event code |
| paid by the site | ${campaign.paid} test ether |
| raced for a card that another visitor won, and learned it | ${count('beaten')} |
| sent twice, answered with the same piece | ${ends.filter(({ again }) => again).length} |
| mistyped, told so | ${count('unknown')} |
| told to come back in a moment, and asked again | ${told.again} |
| told so until the page gave up, and pressed again ten seconds later | ${told.pressed} |
| asked to work for an answer | ${told.worked} |
| failed otherwise | ${count('failed')} |
`
  console.log(text)
  for (const { problem } of ends.filter(({ outcome }) => outcome === 'failed').slice(0, 5)) console.error(problem)
  if (cards + atEvent === 300 && !node) await writeFile(join(root, 'docs/bench/event.md'), text)
  const right = campaign['by card'] === cards && campaign['by event'] === atEvent && tokens.size === cards + atEvent
  if (!right || count('failed') > 0) process.exitCode = 1
}

async function untilReady() {
  for (let waited = 0; waited < 90_000; waited += 200) {
    const offered = await fetch(`${url}/api/mint/campaigns`).catch(() => undefined)
    if (offered?.ok && (node || ((await offered.json()) as { campaigns: unknown[] }).campaigns.length > 0)) return
    await sleep(200)
  }
  throw new Error('The server did not become ready.')
}
