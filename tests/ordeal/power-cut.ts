import { appendFileSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeTestSite } from '#server/http/test-site.server.ts'
import {
  astray,
  embeddedUrl,
  lost,
  spawnProduct,
  submit,
  submitting,
  untilReady,
  type Product,
} from '../faults/product.ts'
import { until } from '../faults/until.ts'
import { cannotCut, openDisk, type Disk } from './loop-disk.ts'
import { count, timeOf, type Time, type Trial } from './trial.ts'

/** Forms need no chain: the time is spent on them. */
const noChain = { RPC_URL: 'http://127.0.0.1:9' }

/** What became of what was acknowledged before power was cut, and of the server afterwards. */
export type PowerCutFigures = {
  /** Cuts during a first start and later, and after how many of them the server was ready again. */
  cuts: { first: number; later: number; readyAgain: number }
  acknowledged: number
  lost: number
  /** Deliveries of what was acknowledged that have no job left and were not made, or more than one. */
  jobsAstray: number
  /** What the server said about files that it mended. */
  mended: string[]
  /** With a setting that must lose rows: when nothing is lost here, the method sees nothing. */
  controls: { setting: string; acknowledged: number; lost: number }[]
}

type Options = {
  first?: number
  later?: number
  acknowledgements?: number
  /** After this no more cuts are begun. */
  time?: Time
  say?: (line: string) => void
}

/** Milliseconds a start may take after a cut. */
const timeoutMs = 120_000
const megabytes = 3_000
const senders = 16

/**
 * Cuts the power of a running product: under settings that must lose rows, spread over a first start, and later while forms are sent. The
 * ids that were acknowledged are kept outside the disk. Throws where `cannotCut` says why, or when the server is not ready again.
 */
export async function cutPower({
  first = 10,
  later = 10,
  acknowledgements = 10_000,
  time = timeOf(Infinity),
  say = () => undefined,
}: Options = {}): Promise<PowerCutFigures> {
  if (cannotCut) throw new Error(`Power cannot be cut here: ${cannotCut}.`)
  const home = await mkdtemp(join(tmpdir(), 'intaglio-power-'))
  await writeTestSite(join(home, 'build'))
  const figures: PowerCutFigures = {
    cuts: { first: 0, later: 0, readyAgain: 0 },
    acknowledged: 0,
    lost: 0,
    jobsAstray: 0,
    mended: [],
    controls: [],
  }
  try {
    // Without these the rest would show nothing, so they come first.
    for (const setting of ['synchronous_commit', 'fsync']) await control(home, setting, { figures, say })
    const whole = first > 0 ? await wholeFirstStart(home) : 0
    if (whole > 0) say(`A first start takes ${(whole / 1000).toFixed(1)} s.`)
    const half = timeOf(time.left() / 2)
    // Every other moment first: when there is no time for all, they are spread over the start all the same.
    const moments = Array.from({ length: first }, (_, at) => (whole * (at + 0.5)) / first)
    for (const after of [...moments.filter((_, at) => at % 2 === 0), ...moments.filter((_, at) => at % 2 === 1)]) {
      if (half.isOver()) break
      await cutFirstStart(home, after, { figures, say })
    }
    await cutLater(home, { times: later, acknowledgements, time, figures, say })
  } finally {
    await rm(home, { recursive: true, force: true })
  }
  return figures
}

type Run = { figures: PowerCutFigures; say: (line: string) => void }

/** How long it takes until everything is there, in milliseconds. */
async function wholeFirstStart(home: string): Promise<number> {
  await using disk = await openDisk(megabytes)
  const started = performance.now()
  await using product = await start(home, disk)
  await untilBack(product)
  return performance.now() - started
}

/** One first start that is cut after so many milliseconds; then another start, which has to end well. */
async function cutFirstStart(home: string, after: number, { figures, say }: Run) {
  await using disk = await openDisk(megabytes)
  const product = await start(home, disk)
  await sleep(after)
  await cutAndEnd(product, disk)
  figures.cuts.first++
  const left = await filesOf(disk)

  await using again = await start(home, disk)
  const took = await untilBack(again)
  figures.cuts.readyAgain++
  const mended = mendedIn(again)
  figures.mended.push(...mended)
  const { status } = await submit(again)
  if (status !== 202) throw new Error(`After a cut the form answered ${status}.`)
  say(
    `first start, cut after ${(after / 1000).toFixed(1)} s: ready again in ${(took / 1000).toFixed(1)} s; empty: ${left.join(', ') || 'none'}${mended.map((line) => `; ${line}`).join('')}`,
  )
}

/** Cuts again and again while forms are sent, until so many were acknowledged; everything ever acknowledged has to be there. */
async function cutLater(
  home: string,
  { times, acknowledgements, time, figures, say }: Run & { times: number; acknowledgements: number; time: Time },
) {
  await using disk = await openDisk(megabytes)
  const journal = join(home, 'acknowledged')
  const ids: string[] = []
  await using products = new AsyncDisposableStack()
  let product = products.use(await start(home, disk, noChain))
  await untilBack(product, { chain: false })
  for (let round = 1; round <= times && !time.isOver(); round++) {
    // An answer that comes while the power goes was acknowledged all the same.
    const visitors = submitting(product, senders, (id) => {
      ids.push(id)
      appendFileSync(journal, `${id}\n`)
    })
    const target = Math.ceil((acknowledgements * round) / times)
    const part = timeOf(time.left() / (times - round + 1))
    await Promise.race([
      until(() => {
        if (ids.length < target && !part.isOver()) throw new Error('Too few forms were taken.')
      }, Infinity),
      product.ended,
    ])
    if (product.child.exitCode !== null) throw new Error(`The server ended by itself: ${product.said().slice(-2_000)}`)
    await cutAndEnd(product, disk)
    await visitors.stop()
    figures.cuts.later++

    product = products.use(await start(home, disk, noChain))
    const took = await untilBack(product, { chain: false })
    figures.cuts.readyAgain++
    figures.mended.push(...mendedIn(product))
    const url = await embeddedUrl(disk.path)
    figures.acknowledged = ids.length
    figures.lost = (await lost(url, ids)).length
    figures.jobsAstray = await astray(url, ids)
    say(
      `cut ${round} while forms were sent: ${ids.length} acknowledged, ${figures.lost} lost, ${figures.jobsAstray} jobs astray; ready again in ${(took / 1000).toFixed(1)} s`,
    )
  }
}

/** The same with a setting that gives safety away: rows must be missing, or the whole database. */
async function control(home: string, setting: string, { figures, say }: Run) {
  await using disk = await openDisk(megabytes)
  const variables = { ...noChain, ALLOW_UNSAFE_DATABASE: 'true' }
  {
    await using product = await start(home, disk, variables)
    await untilBack(product, { chain: false })
  }
  await appendFile(join(disk.path, 'data/postgres/data/postgresql.auto.conf'), `${setting} = off\n`)
  await disk.flush()
  await using unsafe = await start(home, disk, variables)
  await untilBack(unsafe, { chain: false })
  await disk.flush()
  const visitors = submitting(unsafe, senders)
  await sleep(3_000)
  await cutAndEnd(unsafe, disk)
  await visitors.stop()
  const { acknowledged } = visitors
  await using after = await start(home, disk, variables)
  const gone = await untilBack(after, { chain: false, within: 20_000 }).then(
    async () => (await lost(await embeddedUrl(disk.path), acknowledged)).length,
    // A database that does not even start has lost them all.
    () => acknowledged.length,
  )
  figures.controls.push({ setting: `${setting}=off`, acknowledged: acknowledged.length, lost: gone })
  say(`control, ${setting}=off: ${acknowledged.length} acknowledged, ${gone} lost`)
}

/** The product on that disk, its site elsewhere. However it is left, nothing of it runs on. */
async function start(
  home: string,
  disk: Disk,
  variables: Record<string, string> = {},
): Promise<Product & AsyncDisposable> {
  const product = await spawnProduct(disk.path, { site: home, variables })
  return {
    ...product,
    async [Symbol.asyncDispose]() {
      product.child.kill('SIGKILL')
      await endWhatUses(disk)
    },
  }
}

/** Waits until forms are taken, and the local chain answers where there is one; how long that took, in milliseconds. */
async function untilBack(product: Product, { chain = true, within = timeoutMs } = {}): Promise<number> {
  const started = performance.now()
  await untilReady(product, within)
  if (chain)
    await until(() => {
      if (!product.said().includes('"event":"chain-ready"'))
        throw new Error(`No chain: ${product.said().slice(-2_000)}`)
    }, within)
  return performance.now() - started
}

/** First the power, then the processes, as when a plug is pulled; then the power is back. */
async function cutAndEnd({ child }: Product, disk: Disk) {
  await disk.cut()
  child.kill('SIGKILL')
  await endWhatUses(disk)
  await disk.restore()
}

/** Ends every process whose folder or arguments lie on that disk: they are those that this product started. */
async function endWhatUses({ path }: Disk) {
  for (let attempt = 0; attempt < 100; attempt++) {
    let found = 0
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)) {
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '')
      const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (!`${folder}/`.startsWith(`${path}/`) && !words.includes(`${path}/`)) continue
      found++
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It was faster.
      }
    }
    if (found === 0) return
    await sleep(50)
  }
}

/** Files of ours that a cut left without content, as a torn write does. Those of PostgreSQL are its own affair, logs begin empty. */
async function filesOf({ path }: Disk): Promise<string[]> {
  const left = await readdir(join(path, 'data'), { recursive: true, withFileTypes: true }).catch(() => [])
  const names = left
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 6))
    .filter((name) => !/^postgres\/data|\.log$|\.lock|\.new$|^chain\/cache|anvil\.pid/.test(name))
  const empty: string[] = []
  for (const name of names) if (!/[^\0\s]/.test(await readFile(join(path, 'data', name), 'latin1'))) empty.push(name)
  return empty
}

const mendedIn = ({ said }: Product) =>
  said()
    .split('\n')
    .filter((line) => /^The password of the embedded|set-aside|could not read its state|was damaged/.test(line))

/** What is at fault in these figures, a sentence each. A control that lost nothing shows that the method sees nothing. */
function faultsIn({ cuts, jobsAstray, controls, ...figures }: PowerCutFigures): string[] {
  const notReady = cuts.first + cuts.later - cuts.readyAgain
  return [
    ...(figures.lost > 0 ? [`${count(figures.lost)} acknowledged submissions are lost.`] : []),
    ...(jobsAstray > 0 ? [`${count(jobsAstray)} deliveries have no job, or more than one.`] : []),
    ...(notReady > 0 ? [`It was not ready again after ${notReady} cuts.`] : []),
    ...controls.filter((each) => each.lost === 0).map(({ setting }) => `${setting} lost nothing: the method is blind.`),
  ]
}

/** The power of a running product, cut again and again. */
export const powerCuts = (goal = 10): Trial => ({
  name: 'power',
  holds:
    'Power is cut during a first start and while forms are sent: nothing acknowledged is lost, and it is ready again',
  share: 4,
  leftOut: cannotCut,
  async run(time) {
    const figures = await cutPower({ first: goal, later: goal, acknowledgements: goal * 1_000, time })
    const { cuts, acknowledged, controls } = figures
    const seen = controls.map((each) => `${each.setting} lost ${count(each.lost)} of ${count(each.acknowledged)}`)
    return {
      reached: [
        { what: 'cuts of a first start', done: cuts.first, goal },
        { what: 'cuts later', done: cuts.later, goal },
        { what: 'acknowledged', done: acknowledged, goal: goal * 1_000 },
      ],
      besides: `To show that the method sees a loss: ${seen.join(', ')}`,
      faults: faultsIn(figures),
    }
  },
})

if (import.meta.main) {
  if (cannotCut) console.log(`Power cuts are left out here: ${cannotCut}.`)
  else {
    const [first, later, acknowledgements] = process.argv.slice(2).map(Number)
    const figures = await cutPower({ first, later, acknowledgements, say: (line) => console.log(line) })
    console.log(JSON.stringify(figures, undefined, 2))
    process.exitCode = faultsIn(figures).length > 0 ? 1 : 0
  }
}
