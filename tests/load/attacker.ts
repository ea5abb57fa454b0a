import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Address } from 'viem'
import { brand } from '#content/brand.ts'
import type { MintEvents, Relayed } from '#tools/mint/campaign/mint-event.ts'
import { serveSite } from '../serve-site.ts'
import { asker, mined, signIn, solved, told, type Ask } from './event-visitors.ts'
import { fireAtRate, type Shot } from './generator.ts'

/** How many visitors tried something, and for how many it went as they wanted. */
type Tried = { of: number; accepted: number }

/** What one attack came to. `slowest`: milliseconds within which 95 of 100 visitors had done everything. */
export type Attack = {
  sent: number
  perSecond: number
  statuses: Record<string, number>
  submissions: Tried
  signIns: Tried
  chats: Tried
  mints: Tried
  worked: number
  slowest: number
  problems: string[]
}

/** The address of the attacker, and the one all visitors have where they sit in one hall. */
const attackerAddress = '198.51.100.66'
const hallAddress = '203.0.113.1'

/** The attack in rounds of so many seconds, until everybody is through. */
const round = 2

/**
 * One attacker sends `perSecond` requests to everything a stranger can reach, while `visitors` come one after the other within
 * `seconds`; each submits a form, signs in, asks the chat and mints a piece of the sample collection. They come from networks of their
 * own, or all from one where `hall` is set. The server trusts this machine as its proxy, and has a local chain.
 */
export async function attackVisitors({
  url,
  seconds,
  visitors = 1_000,
  perSecond = 500,
  hall = false,
}: {
  url: string
  seconds: number
  visitors?: number
  perSecond?: number
  hall?: boolean
}): Promise<Attack> {
  const collection = await untilMinting(url)
  const [before, started] = [told.worked, performance.now()]
  const statuses: Record<string, number> = {}
  const over = new AbortController()
  let sent = 0
  const shot = shots()
  const fire = async () => {
    const run = await fireAtRate({ url, connections: 64, seconds: round, shot }, perSecond)
    for (const [status, count] of run.statuses) {
      statuses[status] = (statuses[status] ?? 0) + count
      sent += count
    }
  }
  const attack = async () => {
    const flying = new Set<Promise<void>>()
    while (!over.signal.aborted) {
      const salvo = fire().finally(() => flying.delete(salvo))
      flying.add(salvo)
      // The next one waits for no answers of this one, but for those of four before it.
      await sleep(round * 1_000)
      while (flying.size >= 4) await Promise.race(flying)
    }
    await Promise.all(flying)
    return (sent / (performance.now() - started)) * 1_000
  }
  const attacking = attack()
  // The attack has begun when the first of them comes.
  await sleep(round * 1_000)
  const visits = await Promise.all(
    Array.from({ length: visitors }, async (_, at) => {
      await sleep((at / visitors) * seconds * 1_000)
      return visit({ url, network: hall ? hallAddress : `198.18.${Math.floor(at / 250)}.${at % 250}`, collection })
    }),
  )
  over.abort()
  const tried = (what: keyof Visit['did']): Tried => ({
    of: visits.length,
    accepted: visits.filter(({ did }) => did[what] === 'accepted').length,
  })
  const times = visits.map(({ took }) => took).toSorted((one, other) => one - other)
  const problems = visits.flatMap(({ did }) => Object.entries(did).filter(([, end]) => end !== 'accepted'))
  return {
    perSecond: Math.round(await attacking),
    sent,
    statuses,
    submissions: tried('submission'),
    signIns: tried('signIn'),
    chats: tried('chat'),
    mints: tried('mint'),
    worked: told.worked - before,
    slowest: times[Math.floor(times.length * 0.95)] ?? 0,
    problems: [...new Set(problems.map((problem) => problem.join(': ')))].slice(0, 10),
  }
}

const end = (act: () => Promise<unknown>) => act().then(() => 'accepted', String)

type Collection = { chainId: number; contract: Address }
type Visit = { took: number; did: Record<'submission' | 'signIn' | 'chat' | 'mint', string> }

async function visit({ url, network, collection }: { url: string; network: string; collection: Collection }) {
  const began = performance.now()
  const rpc = asker(url, network)
  const submission = await end(() => submit(rpc))
  const signedIn = await end(async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    wanted({ status: await signIn(rpc, account, collection.chainId), answer: 'signing in' }, 200)
  })
  const chat = await end(async () => {
    const body = { action: 'sendMessage', chatInput: 'What does an audit cost?', sessionId: randomUUID() }
    wanted(await rpc('/webhook/site/chat', body), 200)
  })
  const mint = await end(async () => {
    const relayed = wanted(await rpc<Relayed>('/api/mint/relay', { contract: collection.contract }), 202)
    const { outcome } = await mined(rpc, relayed.id)
    if (outcome !== 'minted') throw new Error(outcome)
  })
  return { took: performance.now() - began, did: { submission, signIn: signedIn, chat, mint } } satisfies Visit
}

/** Fills in the form about contact as a person does: not at once. Where the price has risen meanwhile, once more. */
async function submit(rpc: Ask) {
  for (let tries = 0; ; tries++) {
    type Challenge = { challenge: string; difficulty: number }
    const { challenge, difficulty } = wanted(await rpc<Challenge>('/api/challenge?form=contact'), 200)
    await sleep(2_100)
    const proof = { challenge, solution: solved({ challenge, difficulty }) }
    const sent = await rpc('/api/forms/contact', { ...message(randomUUID()), ...proof })
    if (sent.answer.code !== 'form.unproven' || tries === 3) return wanted(sent, 202)
  }
}

const message = (key: string) => ({
  name: 'Ada Lovelace',
  email: `ada-${key}@example.com`,
  topic: 'project',
  message: 'We would like an audit of our vault.',
})

/** Everything a stranger may ask without an account, one after the other: with nothing in it, and with all that belongs there. */
function shots(): () => Shot {
  const someone = privateKeyToAccount(generatePrivateKey()).address
  const survey = { role: 'builder', checks: 'address', loss: 'no', proof: '4', guarantee: 'freeze', shown: 'owner' }
  const all: (() => [path: string, body?: unknown])[] = [
    () => ['/api/forms/contact', {}],
    () => ['/api/forms/contact', message(randomUUID())],
    () => ['/api/forms/newsletter', { email: `${randomUUID()}@example.com` }],
    () => ['/api/challenge?form=contact'],
    () => ['/api/data-rights/request', { email: `${randomUUID()}@example.com` }],
    () => ['/api/forms/survey', survey],
    () => ['/api/survey/results'],
    () => [`/api/siwe/message?address=${someone}&chainId=31337`],
    () => ['/api/siwe/verify', { message: 'x', signature: '0x11' }],
    () => ['/api/siwe/session'],
    () => ['/webhook/site/chat', { chatInput: 'What does an audit cost?', sessionId: randomUUID() }],
    () => ['/api/mint/place', { keys: [{ contract: someone, key: someone }] }],
    () => ['/api/mint/relay', { contract: someone, index: 1 }],
    () => ['/api/mint/voucher', { contract: someone }],
  ]
  let next = 0
  return () => {
    const [path, body] = all[next++ % all.length]!()
    const text = body === undefined ? undefined : JSON.stringify(body)
    return {
      method: text === undefined ? 'GET' : 'POST',
      path,
      body: text,
      headers: {
        'x-forwarded-for': attackerAddress,
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
      },
    }
  }
}

async function untilMinting(url: string): Promise<Collection> {
  for (let waited = 0; waited < 90_000; waited += 200) {
    const offered = await fetch(`${url}/api/mint/campaigns`).catch(() => undefined)
    const { chainId, campaigns } = (offered?.ok ? await offered.json() : { chainId: 0, campaigns: [] }) as MintEvents
    const sample = campaigns.find(({ event }) => event.code === brand.eventCode)
    if (sample) return { chainId, contract: sample.contract }
    await sleep(200)
  }
  throw new Error('The server has no sample collection.')
}

function wanted<shape>({ status, answer }: { status: number; answer: shape }, right: number): shape {
  if (status !== right) throw new Error(`answered ${status} ${(answer as { code?: string }).code ?? ''}`)
  return answer
}

// `npm run bench:attacker`. What it writes stands below the figures of `npm run bench:load`.
if (import.meta.main) {
  const seconds = Number(process.env.SECONDS ?? 180)
  const difficulty = 8
  const runs: [string, Attack][] = []
  for (const hall of [false, true]) {
    const variables = { TRUST_PROXY: '127.0.0.1,::1', POW_DIFFICULTY: String(difficulty) }
    const site = await serveSite({ variables })
    try {
      runs.push([
        hall ? 'all behind one address' : 'each with an address',
        await attackVisitors({ url: site.url, seconds, hall }),
      ])
    } finally {
      await site.stop()
    }
  }
  const text = section(runs, { seconds, difficulty })
  console.log(text)
  for (const [, { problems }] of runs) for (const problem of problems) console.error(problem)
  const file = join(import.meta.dirname, '../../docs/bench/load.md')
  const above = (await readFile(file, 'utf8')).split('\n## One attacker')[0]!
  await writeFile(file, `${above.trimEnd()}\n\n${text}`)
  const enough = ({ of, accepted }: Tried) => accepted >= of * 0.99
  if (!runs.every(([, { submissions, signIns, chats, mints }]) => [submissions, signIns, chats, mints].every(enough)))
    process.exitCode = 1
}

function share(tried: Tried): string {
  return `${tried.accepted} of ${tried.of}`
}

function section(runs: [string, Attack][], { seconds, difficulty }: { seconds: number; difficulty: number }): string {
  const row = (what: string, tell: (attack: Attack) => string) =>
    `| ${what} | ${runs.map(([, attack]) => tell(attack)).join(' | ')} |`
  const refused = ({ statuses }: Attack) =>
    Object.entries(statuses)
      .map(([status, count]) => `${count.toLocaleString('en')} × ${status === '0' ? 'no answer' : status}`)
      .join(', ')
  return `## One attacker against a thousand visitors

Written by \`npm run bench:attacker\`: one address sends to everything that a stranger can reach, without ever working for it, while the
visitors come within ${seconds} seconds. Each submits a form, signs in, asks the chat and has a piece minted on the local chain. Limits are those
that visitors meet; \`POW_DIFFICULTY\` is ${difficulty}, because one machine cannot work for a thousand phones, and rises by the same steps. Server,
database, chain, attacker and visitors share ${availableParallelism()} cores (load ${loadavg()[0]!.toFixed(0)} at the end). The goal is 99 of 100.

| visitors | ${runs.map(([name]) => name).join(' | ')} |
|---|${runs.map(() => '---|').join('')}
${row('submissions accepted', ({ submissions }) => share(submissions))}
${row('signed in', ({ signIns }) => share(signIns))}
${row('chats answered', ({ chats }) => share(chats))}
${row('pieces minted', ({ mints }) => share(mints))}
${row('proofs of work besides those of the form', ({ worked }) => worked.toLocaleString('en'))}
${row('95 of 100 had done everything after', ({ slowest }) => `${(slowest / 1_000).toFixed(1)} s`)}
${row('requests of the attacker, a second', ({ sent, perSecond }) => `${sent.toLocaleString('en')}, ${perSecond}`)}
${row('its answers', refused)}
`
}
