import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runningChain } from '#server/local-chain/chain-orphan.server.ts'
import { payOn, unmined, type Receipt } from '../faults/paying.ts'
import { embeddedUrl, lost, scratch, startProduct, submitting, untilReady, type Product } from '../faults/product.ts'
import { until } from '../faults/until.ts'
import { count, type Time, type Trial } from './trial.ts'

const victims = ['database', 'server', 'database', 'everything', 'database', 'chain'] as const
type Victim = (typeof victims)[number]

/** What all the killed products together have done. */
type Tally = { begun: number; done: Record<Victim, number>; acknowledged: number; mined: number; faults: string[] }

/** An account that gets no other payments. */
const payee = '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf'

/**
 * Kills the database, the server, the local chain, or everything at once, while forms are sent and payments are mined, `atOnce` products
 * side by side. After each it must be ready again; every acknowledged submission and every receipt must be there.
 */
export const kills = (goal = 300, atOnce = 2): Trial => ({
  name: 'kills',
  holds:
    'Database, server, chain or all of them are killed: nothing acknowledged or confirmed is lost, and it is ready again',
  share: 6.5,
  async run(time) {
    const tally: Tally = {
      begun: 0,
      done: { database: 0, server: 0, everything: 0, chain: 0 },
      acknowledged: 0,
      mined: 0,
      faults: [],
    }
    await Promise.all(Array.from({ length: atOnce }, () => killOne(tally, { goal, time })))
    const { done, acknowledged, mined, faults } = tally
    const each = Object.entries(done).map(([victim, times]) => `${victim} ${times}`)
    return {
      reached: [{ what: 'kills', done: Object.values(done).reduce((sum, times) => sum + times), goal }],
      besides: `${each.join(', ')}; ${count(acknowledged)} submissions acknowledged, ${count(mined)} payments confirmed`,
      faults,
    }
  },
})

/** One product that is killed again and again, until all together have been killed often enough. */
async function killOne(tally: Tally, { goal, time }: { goal: number; time: Time }) {
  await using directory = await scratch()
  const { path } = directory
  const acknowledged: string[] = []
  const told: Receipt[] = []
  let product = await startProduct(path)
  await untilReady(product)
  while (tally.begun < goal && !time.isOver() && tally.faults.length === 0) {
    const victim = victims[tally.begun++ % victims.length]!
    const paid = told.length
    const visitors = submitting(product, 4)
    const paying = victim === 'database' ? undefined : untilPaid(product, path, told)
    await until(() => {
      if (visitors.acknowledged.length < 5) throw new Error('Nothing is acknowledged.')
      if (paying && told.length === paid) throw new Error('Nothing is mined.')
    })
    await kill(victim, product, path)
    if (victim === 'server' || victim === 'everything') await product.ended
    // What was on its way when it happened is answered, or its connection is gone.
    await visitors.stop()
    await paying?.stop()
    acknowledged.push(...visitors.acknowledged)
    for (const status of visitors.statuses.keys())
      if (![0, 202, 503].includes(status))
        tally.faults.push(`A form was answered with ${status} after the ${victim} was killed.`)
    if (victim === 'server' || victim === 'everything') product = await startProduct(path)
    try {
      await untilReady(product)
      const gone = paying ? await until(() => unmined(product, told.slice(-20))) : []
      if (gone.length > 0)
        tally.faults.push(`${gone.length} confirmed payments are gone after the ${victim} was killed.`)
      tally.done[victim]++
    } catch (error) {
      tally.faults.push(`It was not ready again after the ${victim} was killed: ${String(error)}`)
    }
  }
  if (tally.faults.length === 0) {
    const missing = await lost(await embeddedUrl(path), acknowledged)
    if (missing.length > 0) tally.faults.push(`${count(missing.length)} acknowledged submissions are lost.`)
    const gone = await until(() => unmined(product, told))
    if (gone.length > 0) tally.faults.push(`${gone.length} confirmed payments are gone.`)
  }
  tally.acknowledged += acknowledged.length
  tally.mined += told.length
  product.child.kill('SIGTERM')
  if ((await product.ended) !== 0) tally.faults.push('It did not end with 0 when it was asked to.')
}

/** Pays again and again, also where the chain is only just coming, until `stop`. */
function untilPaid(product: Product, path: string, told: Receipt[]) {
  const going = new AbortController()
  const paying = (async () => {
    while (!going.signal.aborted) {
      await payOn(product, { path, to: payee }, told, going.signal).catch(() => undefined)
      await sleep(50)
    }
  })()
  return {
    stop() {
      going.abort()
      return paying
    },
  }
}

async function kill(victim: Victim, { child }: Product, directory: string) {
  const postgres = Number((await readFile(join(directory, 'data/postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
  const chain = await runningChain(join(directory, 'data/chain'))
  if (victim !== 'server' && victim !== 'chain') process.kill(postgres, 'SIGKILL')
  if ((victim === 'chain' || victim === 'everything') && chain) process.kill(chain.pid, 'SIGKILL')
  if (victim === 'server' || victim === 'everything') child.kill('SIGKILL')
}
