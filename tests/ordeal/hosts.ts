import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startAnvil } from '#chain/anvil/anvil.server.ts'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { mailServer } from '../faults/mail-server.ts'
import { astray, lost, scratch, startProduct, submitting, untilReady } from '../faults/product.ts'
import { proxyTo, databaseProxy, type Mood } from '../faults/proxy.ts'
import { until } from '../faults/until.ts'
import { webhookServer } from '../faults/webhook-server.ts'
import { count, type Trial } from './trial.ts'

const moods = ['slow', 'silent', 'gone'] as const satisfies Mood[]

/** What the gateway may say while its node does not answer: never that something is so. */
const declared = [200, 429, 502, 503, 504]

/**
 * The hosts that the product asks are slow, fall silent, and vanish, one after the other and again: database, node, mail and webhook.
 * All the while pages are served, forms answer 202 or 503, and the gateway says what is so or that it does not know.
 */
export const hosts = (goal = 36): Trial => ({
  name: 'hosts',
  holds:
    'Database, node, mail and webhook are slow, silent and gone: pages are served, nothing acknowledged is lost, every delivery is made or has its job',
  share: 1.5,
  async run(time) {
    await using directory = await scratch()
    await using database = await startPostgres({ directory: join(directory.path, 'external') })
    await using mail = await mailServer()
    await using hook = await webhookServer()
    const node = await startAnvil({ accounts: 1, cache: directory.path })
    await using afterwards = new AsyncDisposableStack()
    afterwards.defer(() => void node.child.kill())
    await using toDatabase = await databaseProxy(database.url)
    await using toMail = await proxyTo({ port: Number(new URL(mail.url).port) })
    await using toHook = await proxyTo({ port: Number(new URL(hook.url).port) })
    await using toNode = await proxyTo({ port: node.port })
    const product = await startProduct(directory.path, {
      variables: {
        DATABASE_URL: toDatabase.url,
        SMTP_URL: `smtp://127.0.0.1:${toMail.port}`,
        MAIL_FROM: 'site@example.com',
        LEADS_WEBHOOK_URL: `http://127.0.0.1:${toHook.port}/leads`,
        RPC_URL: `http://127.0.0.1:${toNode.port}`,
        CHAIN_ID: '31337',
      },
    })
    await untilReady(product)
    const proxies = { database: toDatabase, node: toNode, mail: toMail, webhook: toHook }
    const named = Object.entries(proxies)
    const faults: string[] = []
    const visitors = submitting(product, 2)
    /** That all of it works, in at most a minute. */
    const isWell = async () => {
      const [taken, mails, posts] = [visitors.acknowledged.length, mail.taken.length, hook.taken.length]
      await untilReady(product)
      await until(async () => {
        if (visitors.acknowledged.length < taken + 3) throw new Error('no form is taken')
        if (mail.taken.length === mails) throw new Error('no mail arrives')
        if (hook.taken.length === posts) throw new Error('no post arrives')
        const { status, text } = await blockNumber(product.url)
        if (!text.includes('"result"')) throw new Error(`the gateway answers ${status}`)
      })
    }
    let done = 0
    for (; done < goal && !time.isOver() && faults.length === 0; done++) {
      // Four hosts and three moods: after twelve steps each has met each.
      const [[host, proxy], mood] = [named[done % named.length]!, moods[done % moods.length]!]
      const words = `while the ${host} was ${mood}`
      try {
        await isWell()
      } catch (error) {
        faults.push(`It was not well before hardship ${done + 1}: ${(error as Error).message.split('\n')[0]}.`)
        break
      }
      proxy.be(mood)
      const over = sleep(2_000)
      const [page, block] = await Promise.all([
        fetch(product.url, { signal: AbortSignal.timeout(30_000) }).then(
          ({ status }) => status,
          () => 0,
        ),
        blockNumber(product.url),
        over,
      ])
      if (page !== 200) faults.push(`A page was answered with ${page} ${words}.`)
      if (!declared.includes(block.status)) faults.push(`The gateway answered ${block.status} ${words}.`)
      proxy.be('well')
    }
    await isWell().catch((error: Error) => faults.push(`In the end it was not well: ${error.message.split('\n')[0]}.`))
    await visitors.stop()
    for (const status of visitors.statuses.keys())
      if (![202, 503].includes(status)) faults.push(`A form was answered with ${status}.`)
    const missing = await lost(database.url, visitors.acknowledged)
    if (missing.length > 0) faults.push(`${count(missing.length)} acknowledged submissions are lost.`)
    const strays = await astray(database.url, visitors.acknowledged)
    if (strays > 0) faults.push(`${count(strays)} deliveries have no job, or more than one.`)
    product.child.kill('SIGTERM')
    if ((await product.ended) !== 0) faults.push('It did not end with 0 when it was asked to.')
    return {
      reached: [{ what: 'hardships of a host', done, goal }],
      besides: `${count(visitors.acknowledged.length)} submissions acknowledged, ${count(mail.taken.length)} mails and ${count(hook.taken.length)} posts taken`,
      faults,
    }
  },
})

/** Asks the gateway for the last block; status 0 when nothing came within half a minute. */
async function blockNumber(url: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(`${url}/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
      signal: AbortSignal.timeout(30_000),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
