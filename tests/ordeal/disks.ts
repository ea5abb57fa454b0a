import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedUrl, lost, startProduct, submitting, untilReady } from '../faults/product.ts'
import { until } from '../faults/until.ts'
import { cannotCut, openDisk, run } from './loop-disk.ts'
import { count, type Trial } from './trial.ts'

const megabyte = Buffer.alloc(1024 * 1024, 1)

/** Each begins with its first call, and ends with the call that this answers. */
const hardships: Record<string, (path: string) => Promise<() => Promise<unknown>>> = {
  async full(path) {
    const file = join(path, 'filled')
    for (;;)
      try {
        await writeFile(file, megabyte, { flag: 'a' })
      } catch {
        await sleep(2_000)
        return () => rm(file)
      }
  },
  async slow(path) {
    // Most of the time it does not answer: each write waits for the next moment in which it does.
    for (let times = 0; times < 10; times++) {
      await stall(path, 300)
      await sleep(50)
    }
    return async () => undefined
  },
  async stalled(path) {
    await stall(path, 4_000)
    return async () => undefined
  },
}

async function stall(path: string, milliseconds: number) {
  await run('fsfreeze', ['--freeze', path])
  await sleep(milliseconds)
  await run('fsfreeze', ['--unfreeze', path])
}

/**
 * A disk of its own that is full, slow, or stops for seconds as a failing one does. Pages are served meanwhile, forms answer 202 or that
 * nothing can be stored; afterwards they are taken again.
 */
export const disks = (goal = 9): Trial => ({
  name: 'disks',
  holds: 'The disk is full, slow and stalled: pages are served, nothing acknowledged is lost, forms are taken again',
  share: 1.5,
  leftOut: cannotCut,
  async run(time) {
    await using disk = await openDisk(1_500)
    const product = await startProduct(disk.path)
    await untilReady(product)
    const faults: string[] = []
    const acknowledged: string[] = []
    const names = Object.keys(hardships)
    let done = 0
    for (; done < goal && !time.isOver() && faults.length === 0; done++) {
      const name = names[done % names.length]!
      const visitors = submitting(product, 4)
      const pages = watchPages(product.url)
      const end = await hardships[name]!(disk.path)
      const statuses = await pages.stop()
      await end()
      for (const status of statuses)
        if (status !== 200) faults.push(`A page was answered with ${status} on a disk that was ${name}.`)
      const before = visitors.acknowledged.length
      await until(() => {
        if (visitors.acknowledged.length < before + 5) throw new Error('Nothing is acknowledged.')
      }).catch(() => faults.push(`No form was taken any more after the disk was ${name}.`))
      await visitors.stop()
      acknowledged.push(...visitors.acknowledged)
      for (const status of visitors.statuses.keys())
        if (![202, 503, 507].includes(status))
          faults.push(`A form was answered with ${status} on a disk that was ${name}.`)
    }
    const missing = await lost(await embeddedUrl(disk.path), acknowledged)
    if (missing.length > 0) faults.push(`${count(missing.length)} acknowledged submissions are lost.`)
    product.child.kill('SIGTERM')
    if ((await product.ended) !== 0) faults.push('It did not end with 0 when it was asked to.')
    return {
      reached: [{ what: 'hardships of the disk', done, goal }],
      besides: `${count(acknowledged.length)} submissions acknowledged`,
      faults,
    }
  },
})

/** Asks for a page again and again until `stop`, which answers the statuses; 0 when none came within half a minute. */
function watchPages(url: string) {
  const going = new AbortController()
  const statuses = new Set<number>()
  const watching = (async () => {
    while (!going.signal.aborted) {
      const answer = fetch(url, { signal: AbortSignal.timeout(30_000) })
      statuses.add(
        await answer.then(
          ({ status }) => status,
          () => 0,
        ),
      )
      await sleep(200)
    }
  })()
  return {
    async stop() {
      going.abort()
      await watching
      return statuses
    },
  }
}
