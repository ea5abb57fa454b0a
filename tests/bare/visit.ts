import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Run inside a bare machine, beside `npm start`: ends well when the product is ready, its pages are served, and database and chain
 * are up. The argument is the address; `DATA_DIR` of the product is `.data`, or the second argument.
 */
const [, , url, data = '.data'] = process.argv
const until = Date.now() + 15 * 60_000

/** Asks again until the answer is 200, however long the build takes. */
async function answer(path: string, headers = {}): Promise<Response> {
  for (;;) {
    const found = await fetch(`${url}${path}`, { headers }).catch(() => undefined)
    if (found?.status === 200) return found
    if (Date.now() > until) throw new Error(`${path} answered ${found?.status ?? 'nothing'} for 15 minutes.`)
    await sleep(250)
  }
}

await answer('/api/ready')
for (const path of ['/', '/blog', '/smart-contract-audit']) {
  const html = await (await answer(path)).text()
  if (!html.includes('</html>')) throw new Error(`${path} is no page.`)
}
const Authorization = `Bearer ${readFileSync(`${data}/health-token`, 'utf8').trim()}`
for (;;) {
  const { chain } = (await (await answer('/api/health', { Authorization })).json()) as { chain: { local?: string } }
  if (chain.local === 'ready') break
  if (chain.local === 'missing' || Date.now() > until) throw new Error(`The chain is ${chain.local}.`)
  await sleep(250)
}
console.log(`Visited ${url}: ready, pages served, database and chain up.`)
